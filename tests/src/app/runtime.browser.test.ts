import { expect, test } from 'vitest';
import { createRuntime } from '#src/app/runtime.ts';
import { followServerClock } from '#src/page/follow-server-clock.ts';
import { bootWith, memoryStorage } from '../site-boot.ts';

const ada = { id: 4, name: 'Ada', email: 'ada@example.com', phone_no: '0400 000 000' };

/** A storefront whose server answers so, and the tokens it was shown. */
function openWith(status: number, body: unknown = [], headers: Record<string, string> = {}) {
  const shown: (string | null)[] = [];
  const storage = memoryStorage();
  const { api, stores, clock } = createRuntime({
    boot: bootWith(),
    storage,
    isBootLive: true,
    fetch: async (_url, init) => {
      shown.push(new Headers(init?.headers).get('authorization'));
      return Response.json(body, { status, headers });
    },
  });
  const account = stores.account.getState();
  account.getGuestUser();
  account.setGuestToken('guest-1');
  const ask = () => api.call('getWishlist', {}).catch(() => null);
  return { ask, shown, storage, stores, clock };
}

test('the user token is preferred for the bearer; the guest token is used without one', async () => {
  const { ask, shown, stores } = openWith(200);
  await ask();
  stores.account.getState().setToken('user-1');
  await ask();
  expect(shown).toEqual(['Bearer guest-1', 'Bearer user-1']);
});

const refused = { error: 'Please log in.', code: 'unauthenticated' };

test('a user token that is refused is dropped with its user, the guest stays', async () => {
  const { ask, storage, stores } = openWith(401, refused);
  stores.account.getState().setToken('user-1');
  stores.account.getState().setUser(ada);
  await ask();
  expect(stores.account.getState()).toMatchObject({
    token: null,
    user: null,
    guestToken: 'guest-1',
  });
  expect(storage.kept.has('token')).toBe(false);
});

test('a guest token that is refused is dropped; what the guest typed stays', async () => {
  const { ask, storage, stores } = openWith(401, refused);
  stores.account.getState().updateGuestUser({ name: 'Ben' });
  await ask();
  expect(stores.account.getState()).toMatchObject({
    guestToken: null,
    guestUser: { name: 'Ben' },
  });
  expect(storage.kept.has('guest_token')).toBe(false);
});

test('R49 a wrong password leaves the tokens as they are', async () => {
  const { ask, stores } = openWith(401, { error: 'That is not it.', code: 'wrong_password' });
  await ask();
  expect(stores.account.getState().guestToken).toBe('guest-1');
});

test('the present is that of the server’s replies', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
  const { ask, stores, clock } = openWith(200, [], { date: tomorrow });
  followServerClock(clock, stores.boot.drawnAt);
  await ask();
  expect(Math.abs(stores.now() - Date.parse(tomorrow))).toBeLessThan(5000);
});

test('HTTP 502 sets the global server-error flag', async () => {
  const { ask, stores } = openWith(502);
  await ask();
  expect(stores.config.getState()).toMatchObject({
    isServerDown: true,
    errorMessage: 'Resource not found (404)',
  });
});
