import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { carts, guests } from '#server/db/schema.ts';
import { dropStaleGuests } from '#server/jobs/drop-stale-guests.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';

const { app, deps, db, pool } = await buildSmallApp();

const claim = (guest_id: number, headers: Record<string, string> = at, on = app) =>
  on.inject({ method: 'POST', url: '/api/v2/guests', headers, payload: { guest_id } });
const findGuest = async (guestNumber: number, tenantId: number = small.tenant) => {
  const [row] = await db
    .select()
    .from(guests)
    .where(and(eq(guests.tenantId, tenantId), eq(guests.guestNumber, guestNumber)));
  return row;
};
const minutesLater = (minutes: number) => new Date(fridayNoon.getTime() + minutes * 60_000);
const daysLater = (days: number) => () => new Date(fridayNoon.getTime() + days * 86_400_000);
const from = (address: string) => ({ ...at, 'x-forwarded-for': address });

test('a guest number is bound to a token, of which only the hash is kept', async () => {
  const { authorization } = await claimGuest(app, 2_000_001);
  const token = authorization.replace('Bearer ', '');
  const row = await findGuest(2_000_001);
  expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(token);
});

test('a taken number is answered 409, and the other tenant may still give it out', async () => {
  await claimGuest(app, 2_000_002);
  const again = await claim(2_000_002);
  expect(again.statusCode).toBe(409);
  expect(errorReply.parse(again.json()).code).toBe('guest_taken');
  expect((await claim(2_000_002, { host: small.otherHost })).statusCode).toBe(201);
});

test('of two that claim one number at once, one gets it', async () => {
  const replies = await Promise.all([claim(2_000_003), claim(2_000_003), claim(2_000_003)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
});

test.each([999_999, 10_000_000, 1_234_567.5, '1234567'])(
  'a guest number is a whole one of 7 digits: %s is not',
  async (guest_id) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v2/guests',
      headers: at,
      payload: { guest_id },
    });
    expect(reply.statusCode).toBe(400);
  },
);

test('the last use of a guest is written at most once an hour', async () => {
  const guest = await claimGuest(app, 2_000_004);
  const useAt = async (clock: Date) => {
    const later = await buildTestApp({ db, pool }, { clock: () => clock });
    await later.app.inject({ url: '/api/v2/cart', headers: guest });
    return (await findGuest(2_000_004))?.lastUsedAt;
  };
  expect(await useAt(minutesLater(59))).toEqual(fridayNoon);
  expect(await useAt(minutesLater(61))).toEqual(minutesLater(61));
});

test('a guest without an order or recent use is dropped after 30 days, the cart too', async () => {
  await claimGuest(app, 2_000_005);
  const guest = await findGuest(2_000_005);
  if (!guest) throw new Error('the guest was not kept');
  await db
    .insert(carts)
    .values({ tenantId: small.tenant, restaurantId: small.restaurant, shopperId: guest.id });
  await dropStaleGuests({ ...deps, clock: daysLater(30) });
  expect(await findGuest(2_000_005)).toBeDefined();
  await dropStaleGuests({ ...deps, clock: daysLater(31) });
  expect(await findGuest(2_000_005)).toBeUndefined();
  // Inside, a guest is not its number: who draws it next inherits nothing.
  await claimGuest(app, 2_000_005);
  expect((await findGuest(2_000_005))?.id).not.toBe(guest.id);
});

test('the address that a client writes itself before the proxy adds the true one is not believed', async () => {
  const options = { limits: { ...deps.options.limits, claims: { points: 1, seconds: 600 } } };
  const { app: proxied } = await buildTestApp(
    { db, pool },
    { options: { ...options, trustProxy: 1 } },
  );
  const claimAs = (forged: string, guest: number) =>
    claim(guest, from(`${forged}, 203.0.113.77`), proxied);
  expect((await claimAs('198.51.100.1', 2_200_001)).statusCode).toBe(201);
  expect((await claimAs('198.51.100.2', 2_200_002)).statusCode).toBe(429);
});

test('claims are limited by address, across instances, and say when to try again', async () => {
  const options = { limits: { ...deps.options.limits, claims: { points: 2, seconds: 600 } } };
  const [one, two] = [
    await buildTestApp({ db, pool }, { options: { ...options, trustProxy: 1 } }),
    await buildTestApp({ db, pool }, { options: { ...options, trustProxy: 1 } }),
  ];
  expect((await claim(2_100_001, from('203.0.113.7'), one.app)).statusCode).toBe(201);
  expect((await claim(2_100_002, from('203.0.113.7'), two.app)).statusCode).toBe(201);
  const third = await claim(2_100_003, from('203.0.113.7'), one.app);
  expect(third.statusCode).toBe(429);
  expect(errorReply.parse(third.json()).code).toBe('too_many_requests');
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect((await claim(2_100_004, from('203.0.113.8'), one.app)).statusCode).toBe(201);
});
