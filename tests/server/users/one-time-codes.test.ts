import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';

const shop = await openAccountShop();
const { call, sent, codeOf, codeFor, mailsTo, signUp, signIn, pool } = shop;

// The limits count by the machine's clock; nothing else of it is replaced.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1000);
  shop.wait(seconds / 60);
};

let people = 0;
const newAddress = () => `ada-${(people += 1)}@example.com`;
const codeOfReply = (reply: { json: () => unknown }) => errorReply.parse(reply.json()).code;
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('R93 a one-time code', () => {
  test('has six digits, comes in the subject and the text of a mail, and makes the account', async () => {
    const email = newAddress();
    const asked = await sent('', { name: 'Ada', email, password: goodPassword });
    expect(asked).toMatchObject({ expires_in: 600, resend_in: 60 });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    const code = /^(\d{6}) is your code for Corner Kitchen$/.exec(mail?.subject ?? '')?.[1] ?? '';
    expect(mail?.text).toContain(`\n${code}\n`);
    expect(mail?.html).toContain(code);
    const reply = await call('POST', '/verification', { request_id: asked.request_id, code });
    expect(reply.statusCode).toBe(201);
    const { token, user } = contract.verifySignUp.reply.parse(reply.json()).data;
    expect(user).toMatchObject({ name: 'Ada', email });
    expect(await shop.profileOf({ token })).toMatchObject({
      is_email_verified: true,
      has_password: true,
    });
    const [welcome] = await mailsTo(email);
    expect(welcome?.subject).toBe('Welcome to Corner Kitchen');
  });

  test('is stored nowhere, nor the password that waits with it', async () => {
    const email = newAddress();
    await sent('', { name: 'Ada', email, password: goodPassword });
    const { rows } = await pool.query('select * from one_time_codes where address = $1', [email]);
    const jobs = await pool.query(
      "select payload from graphile_worker._private_jobs where payload::text like '%codeId%'",
    );
    const code = await codeOf(email);
    expect(rows).toHaveLength(1);
    expect(jobs.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify([rows, jobs.rows])).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(goodPassword);
  });

  test('is tried five times at most, the right one too late', async () => {
    const answer = await codeFor('', newAddress(), { name: 'Ada', password: goodPassword });
    const wrong = { ...answer, code: wrongOf(answer.code) };
    const replies = [];
    for (let tried = 0; tried < 5; tried += 1)
      replies.push(await call('POST', '/verification', wrong));
    expect(replies.map((reply) => [reply.statusCode, codeOfReply(reply)])).toEqual(
      Array.from({ length: 5 }, () => [403, 'wrong_one_time_code']),
    );
    const right = await call('POST', '/verification', answer);
    expect([right.statusCode, codeOfReply(right)]).toEqual([409, 'one_time_code_over']);
  });

  test('is tried five times of fifty that come at once', async () => {
    const answer = await codeFor('', newAddress(), { name: 'Ada', password: goodPassword });
    const guesses = Array.from({ length: 50 }, () => ({ ...answer, code: wrongOf(answer.code) }));
    const replies = await Promise.all(guesses.map((guess) => call('POST', '/verification', guess)));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(45);
  });

  test('counts for ten minutes', async () => {
    const email = newAddress();
    const answer = await codeFor('', email, { name: 'Ada', password: goodPassword });
    pass(10 * 60);
    const late = await call('POST', '/verification', answer);
    expect([late.statusCode, codeOfReply(late)]).toEqual([409, 'one_time_code_over']);
    expect((await signIn(email)).statusCode).toBe(401);
  });

  test('counts once, for what it was sent for, and at its own restaurant alone', async () => {
    const email = newAddress();
    await signUp(email);
    pass(60);
    const answer = await codeFor('/session/codes', email);
    const elsewhere = { host: small.otherHost };
    for (const refused of [
      await call('POST', '/verification', answer),
      await call('POST', '/password', { ...answer, password: goodPassword }),
      await call('POST', '/session/code', answer, elsewhere),
      await call('POST', '/session/code', { ...answer, request_id: crypto.randomUUID() }),
    ]) {
      expect([refused.statusCode, codeOfReply(refused)]).toEqual([403, 'wrong_one_time_code']);
    }
    expect((await call('POST', '/session/code', answer)).statusCode).toBe(201);
    const again = await call('POST', '/session/code', answer);
    expect([again.statusCode, codeOfReply(again)]).toEqual([409, 'one_time_code_over']);
  });

  test('used twice at once signs in once', async () => {
    const email = newAddress();
    await signUp(email);
    pass(60);
    const answer = await codeFor('/session/codes', email);
    const replies = await Promise.all([0, 1, 2].map(() => call('POST', '/session/code', answer)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('is had again after 60 seconds, and eight times a day', async () => {
    const email = newAddress();
    const statuses = [];
    const waits: number[] = [];
    for (let asked = 0; asked < 10; asked += 1) {
      const soon = await call('POST', '/session/codes', { email });
      statuses.push(soon.statusCode);
      const again = await call('POST', '/session/codes', { email });
      expect(again.statusCode).toBe(429);
      waits.push(Number(again.headers['retry-after']));
      pass(60);
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 201), 429, 429]);
    expect(waits.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 60));
    const { error } = errorReply.parse((await call('POST', '/session/codes', { email })).json());
    expect(error).toMatch(/so many codes were sent already/i);
    pass(24 * 60 * 60);
    expect((await call('POST', '/session/codes', { email })).statusCode).toBe(201);
  });

  test('is not used up by strangers in a browser in which its owner has signed in', async () => {
    const email = newAddress();
    await signUp(email);
    const known = (await signIn(email)).cookies.find(({ name }) => name === 'user_device');
    pass(60);
    for (let asked = 0; asked < 8; asked += 1) {
      await call('POST', '/session/codes', { email });
      pass(60);
    }
    expect((await call('POST', '/session/codes', { email })).statusCode).toBe(429);
    const headers = { cookie: `user_device=${encodeURIComponent(known?.value ?? '')}` };
    expect((await call('POST', '/session/codes', { email }, { headers })).statusCode).toBe(201);
  });

  test('is asked for sixty times an hour by one network at most', async () => {
    const headers = { 'x-forwarded-for': '10.200.0.1' };
    const statuses = [];
    for (let asked = 0; asked < 62; asked += 1) {
      const reply = await call('POST', '/session/codes', { email: newAddress() }, { headers });
      statuses.push(reply.statusCode);
    }
    expect(statuses.slice(-3)).toEqual([201, 429, 429]);
  });
});

describe('R93 a code by SMS', () => {
  const phone_no = '0412 345 678';

  test('goes to numbers of the tenant’s country and of those that are allowed, and to mobiles alone', async () => {
    pass(60);
    const codes = [];
    for (const number of [
      '0412 345 678',
      '+64 21 123 4567',
      '+1 212 555 0123',
      '02 9374 4000',
      '12345',
    ]) {
      const reply = await call('POST', '/session/codes', { phone_no: number });
      codes.push(reply.statusCode === 201 ? 'sent' : codeOfReply(reply));
    }
    expect(codes).toEqual(['sent', 'sent', 'phone_country', 'invalid_phone', 'invalid_phone']);
  });

  test('reaches nobody who has not verified the number, and signs in who has', async () => {
    const { as, sentSms } = shop;
    pass(60);
    await sent('/session/codes', { phone_no });
    await shop.mailsTo('');
    expect(sentSms).toEqual([]);
    const who = await signUp(newAddress(), { phone_no });
    pass(60);
    const asked = await sent('/me/contact/codes', { phone_no }, as(who));
    await shop.mailsTo('');
    const [message] = sentSms.splice(0);
    expect(message?.to).toBe('+61412345678');
    const code = /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    expect(message?.text.split('\n').at(-1)).toBe(`@corner.test #${code}`);
    const answer = { request_id: asked.request_id, code };
    const changed = await call('PUT', '/me/contact', answer, as(who));
    expect(contract.changeContact.reply.parse(changed.json()).data).toMatchObject({
      phone_no: '0412 345 678',
      is_phone_verified: true,
    });
    pass(60);
    const { request_id } = await sent('/session/codes', { phone_no });
    await shop.mailsTo('');
    const own = /^\d{6}/.exec(sentSms.splice(0)[0]?.text ?? '')?.[0] ?? '';
    const signed = await call('POST', '/session/code', { request_id, code: own });
    expect(contract.signInByCode.reply.parse(signed.json()).data.user.id).toBe(who.user.id);
  });
});
