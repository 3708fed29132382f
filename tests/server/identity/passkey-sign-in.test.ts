import { describe, expect, test } from 'vitest';
import { dropOldChallenges } from '#server/jobs/drop-old-challenges.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { headersFrom } from '../setup/desk-device.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { PasskeyDevice } from '../setup/passkey-device.ts';
import { buildPasskeyShop, codeOf, here, movedHost, pageAt } from '../setup/passkey-shop.ts';
import { expectStatus } from '../setup/shopper.ts';

const {
  deps,
  pool,
  person,
  creationOptions,
  add,
  requestOptions,
  send,
  signIn,
  byPassword,
  stateOf,
  wait,
} = await buildPasskeyShop();

describe('an answer of a passkey', () => {
  test('counts once, also of two that are sent at once', async () => {
    const { device } = await add(await person('once@corner.test'));
    const answer = device.get(await requestOptions(), here);
    const replies = await Promise.all([send(answer), send(answer)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(codeOf(await send(answer))).toEqual([409, 'passkey_asked_again']);
  });

  test('counts for five minutes, and its question is forgotten then', async () => {
    const { device } = await add(await person('slow@corner.test'));
    const answer = device.get(await requestOptions(), here);
    wait(5);
    expect(codeOf(await send(answer))).toEqual([409, 'passkey_asked_again']);
    await requestOptions();
    const countOf = async () =>
      Number((await pool.query('select count(*) from staff_passkey_challenges')).rows[0].count);
    await dropOldChallenges(deps);
    expect(await countOf()).toBe(1);
    wait(5);
    await dropOldChallenges(deps);
    expect(await countOf()).toBe(0);
  });

  test('of a question to somebody who adds one does not sign in', async () => {
    const session = await person('mixed@corner.test');
    const { device } = await add(session);
    const { challenge } = await creationOptions(session);
    const answer = device.get({ ...(await requestOptions()), challenge }, here);
    expect(codeOf(await send(answer))).toEqual([409, 'passkey_asked_again']);
  });

  test('proves nothing without a finger, from another page, or signed by another key', async () => {
    const { device } = await add(await person('proof@corner.test'));
    expect(codeOf(await signIn(device, { ...here, isVerified: false }))).toEqual([
      403,
      'wrong_passkey',
    ]);
    expect(codeOf(await signIn(device, pageAt('corner.test.evil.test')))).toEqual([
      403,
      'wrong_passkey',
    ]);
    const stranger = new PasskeyDevice();
    const forged = {
      ...stranger.get(await requestOptions(), here),
      id: device.id,
      rawId: device.id,
    };
    expect(codeOf(await send(forged))).toEqual([403, 'wrong_passkey']);
    expectStatus(await signIn(device), 201);
  });

  test('of a passkey that was never added says no more than a wrong one', async () => {
    expect(codeOf(await signIn(new PasskeyDevice()))).toEqual([403, 'wrong_passkey']);
    const broken = { id: 'AA', rawId: 'AA', type: 'public-key' };
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AA', signature: 'AA' };
    expect(codeOf(await send({ ...broken, response }))).toEqual([409, 'passkey_asked_again']);
  });

  test('is guessed at slowly', async () => {
    const { device } = await add(await person('tried@corner.test'));
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push((await signIn(device, { ...here, isVerified: false })).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await signIn(device)).statusCode).toBe(429);
  });

  test('whose counter went back blocks the passkey, and its holder is told', async () => {
    const email = 'copied@corner.test';
    const session = await person(email);
    const { device, codes } = await add(session);
    expectStatus(await signIn(device), 201);
    await drainOutbox(deps);
    device.counter = 0;
    expect(codeOf(await signIn(device))).toEqual([403, 'passkey_blocked']);
    device.counter = 40;
    expect(codeOf(await signIn(device))).toEqual([403, 'passkey_blocked']);
    expect((await stateOf(session)).passkeys).toMatchObject([{ is_blocked: true }]);
    const mails = await drainOutbox(deps);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [email, 'A passkey was blocked · Corner Kitchen'],
    ]);
    // It still keeps strangers with the password out.
    expect(codeOf(await byPassword(email))).toEqual([403, 'second_factor_required']);
    expectStatus(await byPassword(email, codes[0]), 201);
  });

  test('of somebody who was deactivated opens nothing', async () => {
    const { device } = await add(await person('left@corner.test'));
    await pool.query(
      "update staff_accounts set is_active = false where email = 'left@corner.test'",
    );
    expect(codeOf(await signIn(device))).toEqual([403, 'wrong_passkey']);
  });
});

describe('at another address of the same business', () => {
  test('a passkey does not work, still counts, and recovery codes get in', async () => {
    const email = 'moved@corner.test';
    const { device, codes } = await add(await person(email));
    const moved = await requestOptions(movedHost);
    expect(moved.rpId).toBe(movedHost);
    const answer = device.get(moved, pageAt(movedHost));
    expect(codeOf(await send(answer, movedHost))).toEqual([403, 'wrong_passkey']);
    expect(codeOf(await byPassword(email, undefined, movedHost))).toEqual([
      403,
      'second_factor_required',
    ]);
    const reply = await byPassword(email, codes[0], movedHost);
    expectStatus(reply, 201);
    const session = headersFrom(reply.cookies, movedHost);
    expect((await stateOf(session)).passkeys).toMatchObject([
      { host: small.host, works_here: false },
    ]);
    const added = await add(session, new PasskeyDevice(), 'Phone, new address');
    expect(added.passkey).toMatchObject({ host: movedHost, works_here: true });
  });

  test('a question of one is not answered at the other', async () => {
    const { device } = await add(await person('elsewhere@corner.test'));
    const answer = device.get(await requestOptions(), here);
    expect(codeOf(await send(answer, movedHost))).toEqual([409, 'passkey_asked_again']);
  });
});
