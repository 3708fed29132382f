import { describe, expect, test } from 'vitest';
import { defaultLimits } from '#server/environment/server-options.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { insertStaff, password } from '../setup/sign-staff-in.ts';

const points = 3;
const options = { limits: { ...defaultLimits, guesses: { points, seconds: 60 } } };
const { app, db, pool } = await buildSmallApp({ options });
await insertStaff(db);

describe('R39 the lookup of codes is rate-limited', () => {
  test('an address that guesses waits, also at another instance, and one that asks without a code never does', async () => {
    const shopper = await createShopper(app, 4_400_001);
    await shopper.fillCart(lemonade);
    const guess = (code: string) =>
      shopper.call('GET', `/v2/cart?guest_id=4400001&coupon_code=${code}`);
    for (let missed = 0; missed < points; missed += 1) {
      const reply = await guess(`GUESS${missed}`);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'unknown_coupon']);
    }
    const refused = await guess('ONEMORE');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await shopper.call('GET', '/v2/cart?guest_id=4400001')).statusCode).toBe(200);

    // Another instance, or the same one started anew, refuses such an address at its next miss.
    const other = await createShopper(app, 4_400_002);
    const started = await buildTestApp({ db, pool }, { options });
    const guessThere = (code: string) =>
      started.app.inject({
        url: `/api/v2/cart?guest_id=4400002&restaurant_id=${small.restaurant}&coupon_code=${code}`,
        headers: other.headers,
      });
    for (const code of ['ANOTHER', 'ONEMORE'])
      expect((await guessThere(code)).statusCode).toBe(429);
  });
});

test('a password is not guessed either, and codes do not count against it', async () => {
  const signIn = (word: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v2/staff/session',
      headers: at,
      payload: { email: 'owner@corner.test', password: word },
    });
  for (let missed = 0; missed < points; missed += 1) {
    expect((await signIn(`guess ${missed}`)).statusCode).toBe(401);
  }
  expect((await signIn(password)).statusCode).toBe(429);
});

test('a hundred passwords sent at once are three guesses, and the right one among them is not tried', async () => {
  const signIn = (word: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v2/staff/session',
      headers: at,
      remoteAddress: '203.0.113.9',
      payload: { email: 'manager@corner.test', password: word },
    });
  const words = Array.from({ length: 100 }, (_, index) =>
    index === 40 ? password : `at ${index}`,
  );
  const replies = await Promise.all(words.map(signIn));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(points);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - points);
  expect(
    replies.every(({ statusCode, headers }) => statusCode === 401 || headers['retry-after']),
  ).toBe(true);
});
