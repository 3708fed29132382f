import { describe, expect, test } from 'vitest';
import { at, buildSmallApp } from './build-test-app.ts';
import { defaultLimits } from '#server/facts.ts';
import { createShopper, lemonade } from './shopper.ts';
import { insertStaff, password } from './sign-staff-in.ts';

const points = 3;
const { app, db } = await buildSmallApp({
  facts: { limits: { ...defaultLimits, guesses: { points, seconds: 60 } } },
});
await insertStaff(db);

describe('R39 the lookup of codes is rate-limited', () => {
  test('an address that guesses waits, and one that asks without a code never does', async () => {
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
