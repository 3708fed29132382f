import { generate } from 'otplib';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { hashPassword } from '#server/identity/password.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { headersFrom } from '../setup/desk-device.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, password, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db, pool } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
beforeEach(() => void (now = fridayNoon));

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, url: string, headers: object, payload?: object) =>
  app.inject({
    method,
    url: `/api/v2/staff${url}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
/** Later by so many codes. */
const wait = (codes = 1) => {
  now = new Date(now.getTime() + codes * 30_000);
};
const appCode = (secret: string) => generate({ secret, epoch: Math.floor(now.getTime() / 1000) });
const signIn = (email: string, code?: string) =>
  call('POST', '/session', { host: small.host }, { email, password, ...(code && { code }) });

/** Somebody whose second factor is on. */
async function withFactor(email: string, role: 'owner' | 'manager' = 'manager') {
  const passwordHash = await hashPassword(password);
  const restaurantId = role === 'owner' ? null : small.restaurant;
  const account = { email, passwordHash, name: 'Second', restaurantId, role };
  await insertStaffAccount(db, small.tenant, account);
  const session = await signStaffIn(app, email);
  const begun = await call('POST', '/second-factor', session, { password });
  expectStatus(begun, 201);
  const { secret, uri } = contract.beginSecondFactor.reply.parse(begun.json()).data;
  const on = await call('PUT', '/second-factor', session, { code: await appCode(secret) });
  expectStatus(on, 200);
  const { recovery_codes: codes } = contract.confirmSecondFactor.reply.parse(on.json()).data;
  return { session, secret, uri, codes };
}
const stateOf = async (session: StaffHeaders) =>
  (await call('GET', '/second-factor', session)).json().data;

describe('a second factor', () => {
  test('is turned on by a first code, and asked for at each sign-in from then on', async () => {
    const email = 'on@corner.test';
    const { session, secret, uri, codes } = await withFactor(email);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Corner%20Kitchen:on%40corner\.test\?secret=/);
    expect(new Set(codes).size).toBe(10);
    expect(await stateOf(session)).toEqual({
      is_on: true,
      has_app: true,
      passkeys: [],
      is_required: false,
      recovery_codes_left: 10,
    });
    expect(codeOf(await signIn(email))).toEqual([403, 'second_factor_required']);
    wait();
    expectStatus(await signIn(email, await appCode(secret)), 201);
  });

  test('says nothing of itself to whoever has not the password', async () => {
    const email = 'quiet@corner.test';
    await withFactor(email);
    const reply = await call('POST', '/session', { host: small.host }, { email, password: 'no' });
    expect(codeOf(reply)).toEqual([401, 'wrong_password']);
  });

  test('takes each code once, also of two who send it at once', async () => {
    const email = 'replay@corner.test';
    const { secret } = await withFactor(email);
    wait(2);
    const code = await appCode(secret);
    const replies = await Promise.all([signIn(email, code), signIn(email, code)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403]);
    expect(codeOf(await signIn(email, code))).toEqual([403, 'wrong_code']);
  });

  test('takes a code of a clock that is half a minute off, and none that is older', async () => {
    const email = 'clock@corner.test';
    const { secret } = await withFactor(email);
    wait(5);
    const code = await appCode(secret);
    wait();
    expectStatus(await signIn(email, code), 201);
    const next = await appCode(secret);
    wait(3);
    expect(codeOf(await signIn(email, next))).toEqual([403, 'wrong_code']);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const email = 'lost@corner.test';
    const { codes, session } = await withFactor(email);
    const typed = (codes[0] ?? '').toUpperCase().replace('-', ' ');
    expectStatus(await signIn(email, typed), 201);
    expect(codeOf(await signIn(email, codes[0]))).toEqual([403, 'wrong_code']);
    expect(await stateOf(session)).toMatchObject({ recovery_codes_left: 9 });
    const { rows } = await pool.query('select code_hash from staff_recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(codes[1]?.replace('-', ''));
    const renewed = await call('POST', '/second-factor/recovery-codes', session, {
      code: codes[1],
    });
    expectStatus(renewed, 200);
    expect(codeOf(await signIn(email, codes[2]))).toEqual([403, 'wrong_code']);
  });

  test('is guessed at slowly, wherever the password comes from', async () => {
    const email = 'tried@corner.test';
    const { secret } = await withFactor(email);
    wait();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push((await signIn(email, `00000${guess}`)).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await signIn(email, await appCode(secret))).statusCode).toBe(429);
  });

  test('is kept sealed, and begun with the password alone', async () => {
    const { secret, session } = await withFactor('sealed@corner.test');
    const { rows } = await pool.query('select sealed_secret from staff_second_factors');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(codeOf(await call('POST', '/second-factor', session, { password: 'no' }))).toEqual([
      403,
      'wrong_current_password',
    ]);
    expect(codeOf(await call('POST', '/second-factor', session, { password }))).toEqual([
      409,
      'second_factor_on',
    ]);
  });

  test('that was begun and not confirmed asks for nothing', async () => {
    const session = await signStaffIn(app, 'manager@corner.test');
    expectStatus(await call('POST', '/second-factor', session, { password }), 201);
    expect(codeOf(await call('PUT', '/second-factor', session, { code: '000000' }))).toEqual([
      403,
      'wrong_code',
    ]);
    expectStatus(await signIn('manager@corner.test'), 201);
  });
});

describe('an owner', () => {
  test('turns it off for who has lost it, which signs them out', async () => {
    const email = 'phone@corner.test';
    const { session } = await withFactor(email);
    const owner = await signStaffIn(app);
    const { rows } = await pool.query('select id from staff_accounts where email = $1', [email]);
    expectStatus(await call('DELETE', `/people/${rows[0].id}/second-factor`, owner), 200);
    expect((await call('GET', '/session', session)).statusCode).toBe(401);
    expectStatus(await signIn(email), 201);
  });

  test('requires it of everybody once they have one, and it stays on then', async () => {
    const owner = await signStaffIn(app);
    const rule = (headers: StaffHeaders, isRequired: boolean) =>
      call('PUT', '/second-factor/rule', headers, { is_required: isRequired });
    expect(codeOf(await rule(owner, true))).toEqual([409, 'own_factor_first']);
    const { session, codes } = await withFactor('strict@corner.test', 'owner');
    expectStatus(await rule(session, true), 200);
    const removal = await call('POST', '/second-factor/removal', session, { code: codes[0] });
    expect(codeOf(removal)).toEqual([409, 'second_factor_is_required']);
    // Who has none may set one up, and nothing else.
    const reply = await signIn('desk@corner.test');
    expectStatus(reply, 201);
    const headers = headersFrom(reply.cookies);
    expect(codeOf(await call('GET', '/orders', headers))).toEqual([403, 'second_factor_missing']);
    expect(codeOf(await call('GET', '/orders/events', headers))).toEqual([
      403,
      'second_factor_missing',
    ]);
    expect((await call('GET', '/desk', headers)).json().data.needs_second_factor).toBe(true);
    const begun = await call('POST', '/second-factor', headers, { password });
    const { secret } = contract.beginSecondFactor.reply.parse(begun.json()).data;
    expectStatus(
      await call('PUT', '/second-factor', headers, { code: await appCode(secret) }),
      200,
    );
    expectStatus(await call('GET', '/orders', headers), 200);
    expectStatus(await rule(session, false), 200);
    const off = await call('POST', '/second-factor/removal', session, { code: codes[1] });
    expectStatus(off, 200);
  });
});
