import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';

const shop = await openAccountShop();
const { call, sent, codeOf, codeFor, mailsTo, signUp, signIn, deps, pool } = shop;

// The limits count by the machine's clock; nothing else of it is replaced.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1000);
  shop.wait(seconds / 60);
};

let people = 0;
const newAddress = () => `ada-${(people += 1)}@example.com`;

describe('R93 whoever asks does not learn who has an account', () => {
  test('a sign-up is answered alike, and its code signs in to the account that is there', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    const holder = await signUp(known, { name: 'Ada' });
    pass(60);
    await mailsTo(known);
    const body = { name: 'Eve', password: `${goodPassword} too` };
    const [asked, other] = [
      await sent('', { ...body, email: known }),
      await sent('', { ...body, email: unknown }),
    ];
    expect({ ...asked, request_id: '' }).toEqual({ ...other, request_id: '' });
    const code = await codeOf(known);
    const reply = await call('POST', '/verification', { request_id: asked.request_id, code });
    const { user, is_new } = contract.verifySignUp.reply.parse(reply.json()).data;
    expect([user.id, user.name, is_new]).toEqual([holder.user.id, 'Ada', false]);
    // The account is as it was: who asks with another password has not changed it.
    expect((await signIn(known)).statusCode).toBe(201);
    expect((await signIn(known, body.password)).statusCode).toBe(401);
  });

  test.each(['/session/codes', '/password-codes'])(
    'POST %s is answered and mailed alike, whether the address has an account or not',
    async (url) => {
      const [known, unknown] = [newAddress(), newAddress()];
      await signUp(known);
      pass(60);
      await mailsTo(known);
      const asked = await sent(url, { email: known });
      const other = await sent(url, { email: unknown });
      expect({ ...asked, request_id: '' }).toEqual({ ...other, request_id: '' });
      const withoutCode = (list: { subject: string; text: string }[]) =>
        list.map(({ subject, text }) =>
          `${subject}\n${text}`.replaceAll(/\b\d{6}\b/g, '……').replaceAll(/ada-\d+@/g, ''),
        );
      const mails = await drainOutbox(deps);
      const to = (address: string) => mails.filter((mail) => mail.to.address === address);
      const [toKnown, toUnknown] = [to(known), to(unknown)];
      expect(toUnknown[0]?.text).toMatch(/\n\d{6}\n/);
      expect(withoutCode(toUnknown)).toEqual(withoutCode(toKnown));
    },
  );

  test('a code to sign in by makes the account where there is none, which has no name yet', async () => {
    const email = newAddress();
    const answer = await codeFor('/session/codes', email);
    const reply = await call('POST', '/session/code', answer);
    const { token, user, is_new } = contract.signInByCode.reply.parse(reply.json()).data;
    expect([user, is_new]).toEqual([
      { id: expect.any(Number), name: '', email, phone_no: '' },
      true,
    ]);
    expect(await shop.profileOf({ token })).toMatchObject({
      is_email_verified: true,
      has_password: false,
    });
    const [welcome] = await mailsTo(email);
    expect(welcome?.subject).toBe('Welcome to Corner Kitchen');
    pass(60);
    const again = await call('POST', '/session/code', await codeFor('/session/codes', email));
    const second = contract.signInByCode.reply.parse(again.json()).data;
    expect([second.user.id, second.is_new]).toEqual([user.id, false]);
  });

  test('a code for another password makes the account where there is none, with that password', async () => {
    const email = newAddress();
    const answer = await codeFor('/password-codes', email);
    const reply = await call('POST', '/password', { ...answer, password: goodPassword });
    const { user, is_new } = contract.setPasswordByCode.reply.parse(reply.json()).data;
    expect([user.email, is_new]).toEqual([email, true]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Welcome to Corner Kitchen',
    ]);
    expect((await signIn(email)).statusCode).toBe(201);
  });

  test('two sign-ups at once make one account, into which both codes sign in', async () => {
    const email = newAddress();
    const first = await codeFor('', email, { name: 'Ada', password: goodPassword });
    pass(60);
    const second = await codeFor('', email, { name: 'Eve', password: `${goodPassword} too` });
    const replies = await Promise.all(
      [first, second].map((answer) => call('POST', '/verification', answer)),
    );
    const signedIn = replies.map((reply) => contract.verifySignUp.reply.parse(reply.json()).data);
    expect(signedIn.map(({ is_new }) => is_new).toSorted()).toEqual([false, true]);
    const name = signedIn[0]?.is_new ? 'Ada' : 'Eve';
    expect(signedIn.map(({ user }) => user.name)).toEqual([name, name]);
    const { rows } = await pool.query('select name from users where email = $1', [email]);
    expect(rows).toEqual([{ name }]);
  });
});
