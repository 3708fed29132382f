import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';
import { expectStatus } from '../setup/shopper.ts';

const shop = await openAccountShop();
const { call, codeFor, codeOf, sent, mailsTo, signUp, signIn, as, profileOf } = shop;

// The limits count by the machine's clock; nothing else of it is replaced.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1000);
  shop.wait(seconds / 60);
};

let people = 0;
const newAddress = () => `bob-${(people += 1)}@example.com`;
const failure = (reply: { statusCode: number; json: () => unknown }) => [
  reply.statusCode,
  errorReply.parse(reply.json()).code,
];
const proof = { password: goodPassword };

describe('one’s own profile', () => {
  test('changes its name and number, which is unverified then', async () => {
    const who = await signUp(newAddress(), { phone_no: '0400 111 222' });
    const changes = { name: 'Bob', phone_no: '' };
    const reply = await call('PATCH', '/me', changes, as(who));
    expect(contract.changeProfile.reply.parse(reply.json()).data).toMatchObject({
      name: 'Bob',
      phone_no: '',
      is_phone_verified: false,
      offers_sms: true,
    });
    expectStatus(await call('PATCH', '/me', {}, as(who)), 200);
    expect(await profileOf(who)).toMatchObject({ name: 'Bob' });
  });

  test('keeps its number as it was verified, in whatever form it is sent again', async () => {
    const who = await signUp(newAddress(), { phone_no: '(03) 9123 4567' });
    expect(await profileOf(who)).toMatchObject({ phone_no: '(03) 9123 4567' });
    const refused = await call('PATCH', '/me', { phone_no: '12345' }, as(who));
    expect(failure(refused)).toEqual([422, 'invalid_phone']);
    for (const phone_no of ['+61 3 9123 4567', '0391234567']) {
      const reply = await call('PATCH', '/me', { phone_no }, as(who));
      const { data } = contract.changeProfile.reply.parse(reply.json());
      expect(data.phone_no).toBe('(03) 9123 4567');
    }
  });

  test('takes another address by its code and the password; the old one is told', async () => {
    const [old, next] = [newAddress(), newAddress()];
    const who = await signUp(old);
    await mailsTo(old);
    const without = { email: next, proof: { password: 'guess' } };
    const refused = await call('POST', '/me/contact/codes', without, as(who));
    expect(failure(refused)).toEqual([403, 'wrong_current_password']);
    const answer = await codeFor('/me/contact/codes', next, { proof }, as(who));
    expectStatus(await call('PUT', '/me/contact', answer, as(who)), 200);
    expect(await profileOf(who)).toMatchObject({ email: next, is_email_verified: true });
    const [mail] = await mailsTo(old);
    expect(mail?.subject).toBe('Your account at Corner Kitchen has another address');
    expect((await signIn(old)).statusCode).toBe(401);
    expect((await signIn(next)).statusCode).toBe(201);
  });

  test('does not take an address that has an account, nor a code of somebody else', async () => {
    const [taken, own] = [newAddress(), newAddress()];
    const [ada, bob] = [await signUp(taken), await signUp(own)];
    pass(60);
    const answer = await codeFor('/me/contact/codes', taken, { proof }, as(bob));
    expect(failure(await call('PUT', '/me/contact', answer, as(ada)))).toEqual([
      403,
      'wrong_one_time_code',
    ]);
    expect(failure(await call('PUT', '/me/contact', answer, as(bob)))).toEqual([
      409,
      'email_taken',
    ]);
    expect(await profileOf(bob)).toMatchObject({ email: own });
  });

  test('changes its password, by a code too, and signs other browsers out', async () => {
    const email = newAddress();
    const who = await signUp(email);
    const other = contract.signIn.reply.parse((await signIn(email)).json()).data;
    await mailsTo(email);
    const { request_id } = await sent('/me/codes', {}, as(who));
    const byCode = { request_id, code: await codeOf(email) };
    const password = 'a very different one';
    const reply = await call('PUT', '/me/password', { proof: byCode, password }, as(who));
    expectStatus(reply, 200);
    expect((await call('GET', '/me', undefined, as(other))).statusCode).toBe(401);
    await profileOf(who);
    expect((await signIn(email, password)).statusCode).toBe(201);
    const again = await call('PUT', '/me/password', { proof: byCode, password }, as(who));
    expect(failure(again)).toEqual([409, 'one_time_code_over']);
  });

  test('subscribes its verified address to the newsletter, and ends it', async () => {
    const who = await signUp(newAddress());
    const set = async (newsletter: boolean) => {
      const body = { language: 'en-AU', newsletter };
      const reply = await call('PUT', '/me/preferences', body, as(who));
      return contract.setPreferences.reply.parse(reply.json()).data;
    };
    expect(await set(true)).toMatchObject({ language: 'en-AU', newsletter: true });
    expect(await set(true)).toMatchObject({ newsletter: true });
    expect(await set(false)).toMatchObject({ newsletter: false });
    expect(await profileOf(who)).toMatchObject({ newsletter: false });
  });

  test('wrong passwords of whoever found a browser open cost pauses', async () => {
    const who = await signUp(newAddress());
    const body = { proof: { password: 'guess' }, password: 'some fine new words' };
    const statuses = [];
    for (let tried = 0; tried < 7; tried += 1) {
      statuses.push((await call('PUT', '/me/password', body, as(who))).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });
});

describe('one’s addresses', () => {
  const home = {
    label: 'Home',
    formattedAddress: '1 Station Street',
    city: 'Melbourne',
    postcode: '3057',
    suburb: 'Brunswick East',
    unit: '7',
    entryCode: '#12',
    leaveAtDoor: true,
    instructions: 'Past the gate.',
  };
  const listOf = async (who: { token: string }) => {
    const reply = await call('GET', '/me/addresses', undefined, as(who));
    return contract.listUserAddresses.reply.parse(reply.json()).data;
  };
  const add = async (who: { token: string }, body: object) => {
    const reply = await call('POST', '/me/addresses', body, as(who));
    expectStatus(reply, 201);
    return contract.addUserAddress.reply.parse(reply.json()).data;
  };

  test('are added once, changed, made the default and removed', async () => {
    const who = await signUp(newAddress());
    const first = await add(who, home);
    expect(first).toEqual({ ...home, id: first.id, is_default: true });
    expect(await add(who, home)).toEqual(first);
    const second = await add(who, { ...home, label: 'Work', is_default: true });
    expect((await listOf(who)).map(({ label, is_default }) => [label, is_default])).toEqual([
      ['Work', true],
      ['Home', false],
    ]);
    const changed = { ...home, label: 'Mum', leaveAtDoor: false };
    expectStatus(await call('PUT', `/me/addresses/${first.id}`, changed, as(who)), 200);
    expectStatus(await call('POST', `/me/addresses/${first.id}/default`, {}, as(who)), 200);
    expect((await listOf(who))[0]).toMatchObject({ label: 'Mum', leaveAtDoor: false });
    expectStatus(await call('DELETE', `/me/addresses/${first.id}`, undefined, as(who)), 200);
    expect(await listOf(who)).toMatchObject([{ id: second.id, is_default: true }]);
    const again = await call('DELETE', `/me/addresses/${first.id}`, undefined, as(who));
    expect(failure(again)).toEqual([404, 'unknown_user_address']);
  });

  test('of somebody else are unknown, and thirty are enough', async () => {
    const [ada, eve] = [await signUp(newAddress()), await signUp(newAddress())];
    const { id } = await add(ada, home);
    for (const refused of [
      await call('PUT', `/me/addresses/${id}`, home, as(eve)),
      await call('DELETE', `/me/addresses/${id}`, undefined, as(eve)),
      await call('POST', `/me/addresses/${id}/default`, {}, as(eve)),
    ]) {
      expect(failure(refused)).toEqual([404, 'unknown_user_address']);
    }
    const more = Array.from({ length: 35 }, (_, index) => ({ ...home, label: `${index}` }));
    const replies = await Promise.all(
      more.map((body) => call('POST', '/me/addresses', body, as(eve))),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
    expect((await listOf(eve)).filter(({ is_default }) => is_default)).toHaveLength(1);
  });
});
