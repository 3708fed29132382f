import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';
import { PasskeyDevice } from '../setup/passkey-device.ts';
import { expectStatus } from '../setup/shopper.ts';

const { call, mailsTo, signUp, as } = await openAccountShop();

const here = { origin: `https://${small.host}` };
const proof = { password: goodPassword };
let people = 0;
const newAddress = () => `dora-${(people += 1)}@example.com`;
const failure = (reply: { statusCode: number; json: () => unknown }) => [
  reply.statusCode,
  errorReply.parse(reply.json()).code,
];

type Who = { token: string };

async function optionsFor(who: Who) {
  const reply = await call('POST', '/me/passkeys/options', { proof }, as(who));
  expectStatus(reply, 201);
  return contract.beginUserPasskey.reply.parse(reply.json()).data;
}

async function add(who: Who, device = new PasskeyDevice()) {
  const credential = device.create(await optionsFor(who), here);
  const reply = await call('POST', '/me/passkeys', { name: 'Phone', credential }, as(who));
  expectStatus(reply, 201);
  return { device, passkey: contract.addUserPasskey.reply.parse(reply.json()).data };
}

async function askedOptions(host: string = small.host) {
  const reply = await call('POST', '/session/passkey-options', {}, { host });
  return contract.beginUserPasskeySignIn.reply.parse(reply.json()).data;
}
const signInBy = async (device: PasskeyDevice, made = here) =>
  call('POST', '/session/passkey', { credential: device.get(await askedOptions(), made) });

describe('a customer’s passkey', () => {
  test('is added for the password, told of by mail, and signs in without one', async () => {
    const email = newAddress();
    const who = await signUp(email);
    await mailsTo(email);
    const wrong = { proof: { password: 'guess' } };
    expect(failure(await call('POST', '/me/passkeys/options', wrong, as(who)))).toEqual([
      403,
      'wrong_current_password',
    ]);
    const { device, passkey } = await add(who);
    expect(passkey).toMatchObject({ name: 'Phone', works_here: true, is_blocked: false });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('A passkey was added · Corner Kitchen');
    const reply = await signInBy(device);
    expectStatus(reply, 201);
    expect(contract.userPasskeySignIn.reply.parse(reply.json()).data.user).toMatchObject({ email });
  });

  test('is renamed and removed by its holder alone', async () => {
    const [ada, eve] = [await signUp(newAddress()), await signUp(newAddress())];
    const { device, passkey } = await add(ada);
    const path = `/me/passkeys/${passkey.id}`;
    for (const refused of [
      await call('PATCH', path, { name: 'Mine' }, as(eve)),
      await call('POST', `${path}/removal`, { proof }, as(eve)),
    ]) {
      expect(failure(refused)).toEqual([404, 'unknown_passkey']);
    }
    expectStatus(await call('PATCH', path, { name: 'Tablet' }, as(ada)), 200);
    const listed = await call('GET', '/me/passkeys', undefined, as(ada));
    expect(contract.listUserPasskeys.reply.parse(listed.json()).data).toMatchObject([
      { name: 'Tablet' },
    ]);
    expectStatus(await call('POST', `${path}/removal`, { proof }, as(ada)), 200);
    expect(failure(await signInBy(device))).toEqual([403, 'wrong_passkey']);
  });

  test('does not sign in from another page, twice by one answer, or to what is for staff', async () => {
    const { device } = await add(await signUp(newAddress()));
    const elsewhere = { origin: 'https://corner.test.example' };
    expect(failure(await signInBy(device, elsewhere))).toEqual([403, 'wrong_passkey']);
    const credential = device.get(await askedOptions(), here);
    expectStatus(await call('POST', '/session/passkey', { credential }), 201);
    expect(failure(await call('POST', '/session/passkey', { credential }))).toEqual([
      409,
      'passkey_asked_again',
    ]);
    const atOther = await call(
      'POST',
      '/session/passkey',
      { credential },
      { host: small.otherHost },
    );
    expect(failure(atOther)).toEqual([409, 'passkey_asked_again']);
  });

  test('a copy of it blocks it, and its holder is told', async () => {
    const email = newAddress();
    const { device } = await add(await signUp(email));
    expectStatus(await signInBy(device), 201);
    await mailsTo(email);
    device.counter = 0;
    expect(failure(await signInBy(device))).toEqual([403, 'passkey_blocked']);
    device.counter = 99;
    expect(failure(await signInBy(device))).toEqual([403, 'passkey_blocked']);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['A passkey was blocked · Corner Kitchen']);
  });
});
