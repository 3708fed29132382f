import { expect, onTestFinished, test } from 'vitest';
import { followOtherTabs } from '#src/stores/follow-other-tabs.ts';
import { glebe, memoryStorage, newtown } from '../site-boot.ts';
import { openStores } from './open-stores.ts';

/** Two tabs of one browser. */
function openTabs() {
  const storage = memoryStorage();
  const [first, second] = [openStores({ storage }), openStores({ storage })];
  onTestFinished(followOtherTabs(second));
  return { first, second };
}

/** The event by which the second tab hears what the first has written. */
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('another tab that chooses a restaurant chooses it here, too', () => {
  const { first, second } = openTabs();
  second.restaurant.getState().choose(newtown);
  first.restaurant.getState().choose(glebe);
  tell('selectedRestaurant');
  expect(second.restaurant.getState().selected).toEqual(glebe);
});

test('signing in and out is one for all tabs', () => {
  const { first, second } = openTabs();
  first.account.getState().setToken('t');
  tell('token');
  expect(second.account.getState().token).toBe('t');
  first.account.getState().clearAuth();
  tell('token');
  expect(second.account.getState().token).toBeNull();
});

test('two tabs share one guest, one draft and one attempt', () => {
  const { first, second } = openTabs();
  first.account.getState().getGuestUser();
  first.account.getState().setGuestToken('g');
  first.checkout.getState().update({ pickupDate: '2026-11-21', specialInstructions: 'Ring twice' });
  for (const key of ['account', 'guest_token', 'checkout']) tell(key);
  expect(second.account.getState().guestUser).toEqual(first.account.getState().guestUser);
  const { attemptKey } = first.checkout.getState();
  expect(second.checkout.getState()).toMatchObject({
    specialInstructions: 'Ring twice',
    attemptKey,
  });
});

test('what is not ours changes nothing', () => {
  const { second } = openTabs();
  const before = second.checkout.getState();
  for (const key of ['someone-elses', null]) tell(key);
  expect(second.checkout.getState()).toBe(before);
});
