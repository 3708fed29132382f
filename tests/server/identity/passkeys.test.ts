import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { headersFrom } from '../setup/desk-device.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { PasskeyDevice } from '../setup/passkey-device.ts';
import { buildPasskeyShop, codeOf, here, pageAt } from '../setup/passkey-shop.ts';
import { expectStatus } from '../setup/shopper.ts';
import { password, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

const { app, deps, pool, call, person, creationOptions, add, signIn, byPassword, stateOf, now } =
  await buildPasskeyShop();

describe('a passkey', () => {
  test('signs in by itself, and makes the password ask for a second factor', async () => {
    const email = 'first@corner.test';
    const session = await person(email);
    const other = await signStaffIn(app, email);
    const { device, passkey, codes } = await add(session);
    expect(new Set(codes).size).toBe(10);
    expect(passkey).toMatchObject({ name: 'Phone', host: small.host, works_here: true });
    expect((await call('GET', '/session', other)).statusCode).toBe(401);
    expect(codeOf(await byPassword(email))).toEqual([403, 'second_factor_required']);
    const reply = await signIn(device);
    expectStatus(reply, 201);
    expect(reply.json().data).toMatchObject({ email, role: 'manager' });
    const signedIn = headersFrom(reply.cookies);
    expect(await stateOf(signedIn)).toMatchObject({
      is_on: true,
      has_app: false,
      recovery_codes_left: 10,
      passkeys: [{ name: 'Phone', last_used_at: now().toISOString(), is_blocked: false }],
    });
  });

  test('of several is each as good, and recovery codes come with the first alone', async () => {
    const session = await person('several@corner.test');
    const phone = await add(session);
    const laptop = await add(session, new PasskeyDevice({ counter: null }), 'Laptop');
    expect(laptop.codes).toEqual([]);
    expect(laptop.passkey.is_synced).toBe(true);
    expect(phone.passkey.is_synced).toBe(false);
    for (const device of [phone.device, laptop.device, laptop.device]) {
      expectStatus(await signIn(device), 201);
    }
    const { excludeCredentials: known } = await creationOptions(session);
    expect(known.map(({ id }) => id).toSorted()).toEqual(
      [phone.device.id, laptop.device.id].toSorted(),
    );
  });

  test('is made for one’s password alone, and told of by mail', async () => {
    const email = 'mailed@corner.test';
    const session = await person(email);
    expect(codeOf(await call('POST', '/passkeys/options', session, { password: 'no' }))).toEqual([
      403,
      'wrong_current_password',
    ]);
    await drainOutbox(deps);
    await add(session);
    const mails = await drainOutbox(deps);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [email, 'A passkey was added · Corner Kitchen'],
    ]);
  });

  test('is made with a finger, a face or a PIN, here, and for this question', async () => {
    const session = await person('made@corner.test');
    const other = await person('other@corner.test');
    const tries = [
      new PasskeyDevice().create(await creationOptions(session), { ...here, isVerified: false }),
      new PasskeyDevice().create(await creationOptions(session), pageAt('evil.test')),
      new PasskeyDevice().create(
        { ...(await creationOptions(session)), rp: { id: 'evil.test', name: '' } },
        here,
      ),
    ];
    for (const credential of tries) {
      expect(codeOf(await call('POST', '/passkeys', session, { name: 'P', credential }))).toEqual([
        403,
        'wrong_passkey',
      ]);
    }
    const theirs = new PasskeyDevice().create(await creationOptions(other), here);
    const reply = await call('POST', '/passkeys', session, { name: 'P', credential: theirs });
    expect(codeOf(reply)).toEqual([409, 'passkey_asked_again']);
    expect((await stateOf(session)).passkeys).toEqual([]);
  });

  test('is nobody else’s, too', async () => {
    const { device } = await add(await person('holder@corner.test'));
    const session = await person('second-holder@corner.test');
    const credential = device.create(await creationOptions(session), here);
    expect(codeOf(await call('POST', '/passkeys', session, { name: 'P', credential }))).toEqual([
      409,
      'passkey_taken',
    ]);
  });

  test('has a name that its holder changes, and nobody else', async () => {
    const session = await person('names@corner.test');
    const { passkey } = await add(session);
    const rename = (headers: StaffHeaders) =>
      call('PATCH', `/passkeys/${passkey.id}`, headers, { name: ' Key ring ' });
    expectStatus(await rename(session), 200);
    expect((await stateOf(session)).passkeys[0]?.name).toBe('Key ring');
    expect(codeOf(await rename(await signStaffIn(app)))).toEqual([404, 'unknown_passkey']);
  });
});

describe('the last passkey', () => {
  const remove = (session: StaffHeaders, id: string, typed = password) =>
    call('POST', `/passkeys/${id}/removal`, session, { password: typed });

  test('is removed for one’s password, and its recovery codes with it', async () => {
    const email = 'removes@corner.test';
    const session = await person(email);
    const { device, passkey } = await add(session);
    expect(codeOf(await remove(session, passkey.id, 'no'))).toEqual([
      403,
      'wrong_current_password',
    ]);
    expectStatus(await remove(session, passkey.id), 200);
    expect(codeOf(await remove(session, passkey.id))).toEqual([404, 'unknown_passkey']);
    expect(codeOf(await signIn(device))).toEqual([403, 'wrong_passkey']);
    expect(await stateOf(session)).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    expectStatus(await byPassword(email), 201);
  });

  test('is what a rule for everybody asks for, and stays then', async () => {
    const session = await person('strict@corner.test', 'owner');
    const rule = (isRequired: boolean) =>
      call('PUT', '/second-factor/rule', session, { is_required: isRequired });
    expect(codeOf(await rule(true))).toEqual([409, 'own_factor_first']);
    const first = await add(session);
    expectStatus(await rule(true), 200);
    const desk = await byPassword('desk@corner.test');
    const headers = headersFrom(desk.cookies);
    expect(codeOf(await call('GET', '/orders', headers))).toEqual([403, 'second_factor_missing']);
    await add(headers);
    expectStatus(await call('GET', '/orders', headers), 200);
    const second = await add(session, new PasskeyDevice(), 'Second');
    // Two windows that each remove another one leave one.
    const replies = await Promise.all([
      remove(session, first.passkey.id),
      remove(session, second.passkey.id),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await stateOf(session)).passkeys).toHaveLength(1);
    expect((await stateOf(session)).recovery_codes_left).toBe(10);
    expectStatus(await rule(false), 200);
  });

  test('gives other recovery codes for the password, as nothing else can', async () => {
    const email = 'renews@corner.test';
    const session = await person(email);
    const renew = (payload: object) =>
      call('POST', '/second-factor/recovery-codes', session, payload);
    expect(codeOf(await renew({ password }))).toEqual([403, 'wrong_code']);
    const { codes } = await add(session);
    expect(codeOf(await renew({}))).toEqual([400, 'invalid_request']);
    expect(codeOf(await renew({ password: 'no' }))).toEqual([403, 'wrong_current_password']);
    const reply = await renew({ password });
    expectStatus(reply, 200);
    const { recovery_codes: next } = contract.renewRecoveryCodes.reply.parse(reply.json()).data;
    expect(codeOf(await byPassword(email, codes[0]))).toEqual([403, 'wrong_code']);
    expectStatus(await byPassword(email, next[0]), 201);
  });
});

test('an owner who turns somebody’s off ends their passkeys, tells them, and it is logged', async () => {
  const email = 'reset@corner.test';
  const { device, codes } = await add(await person(email));
  const owner = await signStaffIn(app);
  const listed = async () => {
    const { data } = contract.listPeople.reply.parse((await call('GET', '/people', owner)).json());
    return data.find((it) => it.email === email);
  };
  const one = await listed();
  expect(one?.has_second_factor).toBe(true);
  await drainOutbox(deps);
  const reset = () => call('DELETE', `/people/${one?.id}/second-factor`, owner);
  expectStatus(await reset(), 200);
  expectStatus(await reset(), 200);
  expect((await listed())?.has_second_factor).toBe(false);
  expect(codeOf(await signIn(device))).toEqual([403, 'wrong_passkey']);
  const mails = (await drainOutbox(deps)).map(({ to, subject }) => [to.address, subject]);
  expect(mails.filter(([address]) => address === email)).toEqual([
    [email, 'Your second factor was turned off · Corner Kitchen'],
  ]);
  // Sent again it changed nothing.
  expect(mails.filter(([address]) => address === 'owner@corner.test')).toEqual([
    ['owner@corner.test', 'Somebody’s second factor was turned off · Corner Kitchen'],
  ]);
  const { rows } = await pool.query(
    `select call from audit_log where call in ('resetSecondFactor', 'addPasskey')
       and (ids->>'personId' = $1 or staff_id = $1::uuid) order by at`,
    [one?.id],
  );
  expect(rows.map((row) => row.call).toSorted()).toEqual(['addPasskey', 'resetSecondFactor']);
  const later = await byPassword(email);
  expectStatus(later, 201);
  const { codes: fresh } = await add(headersFrom(later.cookies));
  expect(fresh).toHaveLength(10);
  expect(codeOf(await byPassword(email, codes[0]))).toEqual([403, 'wrong_code']);
});
