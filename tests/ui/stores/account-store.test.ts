import { expect, onTestFinished, test, vi } from 'vitest';
import { isGuestLoggedIn, isLoggedIn } from '#ui/stores/account-store.ts';
import { blockedStorage, memoryStorage } from '../../src/site-boot.ts';
import { openStores } from './open-stores.ts';

const ada = { id: 4, name: 'Ada', email: 'ada@example.com', phone_no: '0400 000 000' };

test('isLoggedIn is token and user both present', () => {
  const { account } = openStores();
  expect(isLoggedIn(account.getState())).toBe(false);
  account.getState().setToken('t');
  expect(isLoggedIn(account.getState())).toBe(false);
  account.getState().setUser(ada);
  expect(isLoggedIn(account.getState())).toBe(true);
});

test('isGuestLoggedIn is guest token and guest user both present', () => {
  const { account } = openStores();
  account.getState().setGuestToken('g');
  expect(isGuestLoggedIn(account.getState())).toBe(false);
  account.getState().getGuestUser();
  expect(isGuestLoggedIn(account.getState())).toBe(true);
});

test('setting a token or guest token also stores it, as a plain string', () => {
  const storage = memoryStorage();
  const { account } = openStores({ storage });
  account.getState().setToken('user-token');
  account.getState().setGuestToken('guest-token');
  expect(storage.kept.get('token')).toBe('user-token');
  expect(storage.kept.get('guest_token')).toBe('guest-token');
  const reopened = openStores({ storage }).account.getState();
  expect([reopened.token, reopened.guestToken]).toEqual(['user-token', 'guest-token']);
});

test('clearing auth data removes both tokens and both users', () => {
  const storage = memoryStorage();
  const { account } = openStores({ storage });
  account.getState().getGuestUser();
  account.getState().setToken('t');
  account.getState().setGuestToken('g');
  account.getState().setUser(ada);
  account.getState().clearAuth();
  expect(account.getState()).toMatchObject({
    token: null,
    guestToken: null,
    user: null,
    guestUser: null,
  });
  expect(storage.kept.has('token')).toBe(false);
  expect(storage.kept.has('guest_token')).toBe(false);
  expect(openStores({ storage }).account.getState().guestUser).toBeNull();
});

test('clearing the guest removes only guest token and guest user', () => {
  const { account } = openStores();
  account.getState().getGuestUser();
  account.getState().setGuestToken('g');
  account.getState().setToken('t');
  account.getState().setUser(ada);
  account.getState().clearGuest();
  expect(account.getState()).toMatchObject({
    token: 't',
    user: ada,
    guestToken: null,
    guestUser: null,
  });
});

test.each([
  [0, 1_000_000],
  [0.5, 5_500_000],
  [0.999_999_999, 9_999_999],
])('a guest is a random 7-digit number and blank at creation (chance %d)', (chance, guestId) => {
  const { account } = openStores({ random: () => chance });
  expect(account.getState().getGuestUser()).toEqual({ guestId, name: '', email: '', phone_no: '' });
});

test('getting the guest keeps the guest that is there, over a reload too', () => {
  const storage = memoryStorage();
  const first = openStores({ storage, random: () => 0.1 }).account;
  first.getState().getGuestUser();
  first.getState().updateGuestUser({ name: 'Ben' });
  const again = openStores({ storage, random: () => 0.9 }).account;
  expect(again.getState().getGuestUser()).toMatchObject({ guestId: 1_900_000, name: 'Ben' });
});

test('getting the guest creates none beside a logged-in user', () => {
  const { account } = openStores();
  account.getState().setToken('t');
  account.getState().setUser(ada);
  expect(account.getState().getGuestUser()).toBeNull();
});

test('a blocked storage loses nothing of the present page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { account } = openStores({ storage: blockedStorage });
  account.getState().setToken('t');
  expect(account.getState().token).toBe('t');
  expect(warn).toHaveBeenCalled();
});

test('hydration sees no identity, because the server drew none', () => {
  const storage = memoryStorage({ token: 'user-token' });
  const { account } = openStores({ storage });
  expect(account.getInitialState().token).toBeNull();
  expect(account.getState().token).toBe('user-token');
});
