import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';
import { expectStatus } from '../setup/shopper.ts';

const shop = await openAccountShop();
const { call, codeFor, mailsTo, signUp, signIn, as, profileOf } = shop;

// The limits count by the machine's clock; nothing else of it is replaced.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1000);
  shop.wait(seconds / 60);
};

let people = 0;
const newAddress = () => `eve-${(people += 1)}@example.com`;
const codeOf = (reply: { json: () => unknown }) => errorReply.parse(reply.json()).code;
const tokenOf = (reply: { json: () => unknown }) =>
  contract.signIn.reply.parse(reply.json()).data.token;

describe('signing in by a password', () => {
  test('gives a token of its own each time, known by its hash alone', async () => {
    const email = newAddress();
    await signUp(email);
    const tokens = [tokenOf(await signIn(email)), tokenOf(await signIn(email.toUpperCase()))];
    expect(new Set(tokens).size).toBe(2);
    const { rows } = await shop.pool.query('select * from user_sessions');
    for (const token of tokens) {
      expect(JSON.stringify(rows)).not.toContain(token.split('.').at(-1));
      expect(await profileOf({ token })).toMatchObject({ email });
    }
  });

  test('is refused alike for a wrong password, no account and another restaurant’s', async () => {
    const email = newAddress();
    await signUp(email);
    const replies = [
      await signIn(email, 'wrong'),
      await signIn(newAddress(), goodPassword),
      await signIn(email, goodPassword, { host: small.otherHost }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  });

  test('R93 six hundred wrong passwords from as many addresses do not get in, and the owner does', async () => {
    const email = newAddress();
    await signUp(email);
    const known = (await signIn(email)).cookies.find(({ name }) => name === 'user_device');
    await mailsTo(email);
    const statuses = [];
    for (let tried = 0; tried < 600; tried += 1) {
      statuses.push((await signIn(email, `guess ${tried}`)).statusCode);
    }
    expect(statuses.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(595);
    // Not even the right password is looked at meanwhile, where nobody is known.
    expect((await signIn(email)).statusCode).toBe(429);
    const headers = { cookie: `user_device=${encodeURIComponent(known?.value ?? '')}` };
    expect((await signIn(email, goodPassword, { headers })).statusCode).toBe(201);
    const [warning, ...more] = await mailsTo(email);
    expect([warning?.subject, more]).toEqual([
      'Wrong passwords for your account · Corner Kitchen',
      [],
    ]);
    pass(60);
    const answer = await codeFor('/session/codes', email);
    expect((await call('POST', '/session/code', answer)).statusCode).toBe(201);
    expect((await signIn(email)).statusCode).toBe(201);
  });

  test('a common password, a name of theirs or of the site is not taken', async () => {
    const refused = [];
    for (const password of ['password1234', '1234567890', 'lovelace.ada', 'CornerKitchen1']) {
      const details = { name: 'Ada Lovelace', email: 'lovelace.ada@example.com', password };
      const reply = await call('POST', '', details);
      refused.push([reply.statusCode, codeOf(reply)]);
    }
    expect(refused).toEqual(Array.from({ length: 4 }, () => [422, 'common_password']));
  });
});

describe('a forgotten password', () => {
  test('is replaced by a code, which signs out everywhere and in here', async () => {
    const email = newAddress();
    const before = await signUp(email);
    pass(60);
    const answer = await codeFor('/password-codes', email);
    const password = 'another fine sentence';
    const weak = await call('POST', '/password', { ...answer, password: 'password1234' });
    expect(codeOf(weak)).toBe('common_password');
    const reply = await call('POST', '/password', { ...answer, password });
    expectStatus(reply, 201);
    expect(await profileOf({ token: tokenOf(reply) })).toMatchObject({ email });
    expect((await call('GET', '/me', undefined, as(before))).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(email, password)).statusCode).toBe(201);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Your password was changed · Corner Kitchen');
  });
});

describe('sessions', () => {
  test('are listed with browsers in words, ended one by one, and all at once', async () => {
    const email = newAddress();
    const first = await signUp(email);
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1';
    const headers = { 'user-agent': agent };
    const second = { token: tokenOf(await signIn(email, goodPassword, { headers })) };
    const third = { token: tokenOf(await signIn(email)) };
    const list = async (who: { token: string }) => {
      const reply = await call('GET', '/me/sessions', undefined, as(who));
      return contract.listUserSessions.reply.parse(reply.json()).data;
    };
    const [current, ...others] = await list(second);
    expect(current).toMatchObject({ is_current: true, browser: 'Safari · iPhone' });
    expect(others.map(({ is_current }) => is_current)).toEqual([false, false]);
    const ended = await list(first);
    const own = ended.find((session) => session.browser !== '')?.id ?? '';
    expect((await call('DELETE', `/me/sessions/${own}`, undefined, as(first))).statusCode).toBe(
      200,
    );
    expect((await call('GET', '/me', undefined, as(second))).statusCode).toBe(401);
    const again = await call('DELETE', `/me/sessions/${own}`, undefined, as(first));
    expect([again.statusCode, codeOf(again)]).toEqual([404, 'unknown_session']);
    expect((await call('DELETE', '/session', undefined, as(third))).statusCode).toBe(200);
    expect((await call('GET', '/me', undefined, as(third))).statusCode).toBe(401);
    expect((await call('DELETE', '/me/sessions', undefined, as(first))).statusCode).toBe(200);
    expect((await call('GET', '/me', undefined, as(first))).statusCode).toBe(401);
  });

  test('of somebody else are unknown', async () => {
    const [ada, eve] = [await signUp(newAddress()), await signUp(newAddress())];
    const reply = await call('GET', '/me/sessions', undefined, as(ada));
    const [session] = contract.listUserSessions.reply.parse(reply.json()).data;
    const refused = await call('DELETE', `/me/sessions/${session?.id}`, undefined, as(eve));
    expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'unknown_session']);
    await profileOf(ada);
  });
});
