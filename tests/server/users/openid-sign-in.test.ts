import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { insertUser } from '#server/db/queries/users.ts';
import { hashPassword } from '#server/identity/password.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import type { ProviderAccount } from '#tests/stand-ins/openid-provider.ts';
import { goodPassword } from '../setup/account-shop.ts';
import { newBrowser, openOpenIdShop } from '../setup/openid-shop.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';

const accounts: ProviderAccount[] = [
  { sub: 'ada', email: 'Ada@Example.com', email_verified: true, name: 'Ada Lovelace' },
  { sub: 'bob', email: 'bob@example.com', email_verified: true, name: 'Bob' },
  { sub: 'carl', email: 'carl@example.com', email_verified: false, name: 'Carl' },
  { sub: 'cleo', email: 'cleo@example.com', name: 'Cleo' },
  { sub: 'dora', email: 'dora@example.com', email_verified: false },
  { sub: 'eve', name: 'Eve' },
  { sub: 'finn', email: 'finn@example.com', email_verified: true },
  { sub: 'gus', email: 'gus@example.com', email_verified: true },
  { sub: 'hal', email: 'hal@example.com', email_verified: true },
  { sub: 'ida', email: 'ida@example.com', email_verified: true },
  { sub: 'jon', email: 'jon@example.com', email_verified: true },
  { sub: 'kim', email: 'kim@example.com', email_verified: true },
  { sub: 'lea', email: 'lea@example.com', email_verified: true },
];
const shop = await openOpenIdShop(accounts);
const { app, call, as, mailsTo, codeOf, signIn, profileOf, addProvider, signInBy, callFrom } = shop;
const providerId = await addProvider();

const failure = (reply: { statusCode: number; json: () => unknown }) => [
  reply.statusCode,
  errorReply.parse(reply.json()).code,
];
const confirm = (browser: ReturnType<typeof newBrowser>, body: object) =>
  callFrom(browser, '/session/openid/confirmation', body);
const signedIn = (finished: Awaited<ReturnType<typeof signInBy>>) => {
  if (finished.kind !== 'signed_in') throw new Error('a code was sent');
  return finished.signed_in;
};
const codeSent = (finished: Awaited<ReturnType<typeof signInBy>>) => {
  if (finished.kind !== 'code_sent') throw new Error('somebody is signed in');
  return finished;
};
/** Not by a sign-up, for a mailbox gets a code a minute. */
async function accountOf(email: string) {
  const passwordHash = await hashPassword(goodPassword);
  const made = { name: 'Somebody', email, passwordHash, emailVerifiedAt: fridayNoon };
  await insertUser(shop.db, small.tenant, { ...made, createdAt: fridayNoon });
  const reply = await signIn(email);
  expectStatus(reply, 201);
  return contract.signIn.reply.parse(reply.json()).data;
}
const connectedTo = async (who: { token: string }) => {
  const reply = await call('GET', '/me/connected-sign-ins', undefined, as(who));
  return contract.listConnectedSignIns.reply.parse(reply.json()).data;
};

describe('a sign-in by a provider', () => {
  test('makes an account of an address that the provider has verified, and finds it again', async () => {
    const first = signedIn(await signInBy(newBrowser(), providerId, 'ada'));
    expect(first.user).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com' });
    expect(await profileOf(first)).toMatchObject({ is_email_verified: true, has_password: false });
    expect((await mailsTo('ada@example.com')).map(({ subject }) => subject)).toEqual([
      'Welcome to Corner Kitchen',
    ]);
    const again = signedIn(await signInBy(newBrowser(), providerId, 'ada'));
    expect(again.user.id).toBe(first.user.id);
    expect(again.token).not.toBe(first.token);
    expect(await connectedTo(again)).toMatchObject([{ provider: 'Pass' }]);
    expect(await mailsTo('ada@example.com')).toEqual([]);
  });

  test('is found by the account at the provider, whatever becomes of the address there', async () => {
    const bob = accounts.find(({ sub }) => sub === 'bob');
    const first = signedIn(await signInBy(newBrowser(), providerId, 'bob'));
    if (bob) bob.email = 'ada@example.com';
    const again = signedIn(await signInBy(newBrowser(), providerId, 'bob'));
    expect(again.user).toMatchObject({ id: first.user.id, email: 'bob@example.com' });
  });

  test('leads back to the page that it began at, which a stranger’s state does not name', async () => {
    const browser = newBrowser();
    const next = '/checkout?step=2';
    const { page, answer } = await shop.wentThrough(browser, providerId, { as: 'ida', next });
    expect([page.origin, page.pathname]).toEqual(['https://corner.test', '/login']);
    expect(page.searchParams.get('next')).toBe(next);
    expect(Object.keys(answer).toSorted()).toEqual(['code', 'iss', 'state']);
    const url = new URL(
      'https://corner.test/api/v2/users/openid/callback?state=x&code=y&next=//evil',
    );
    expect((await shop.back(url)).page.href).toBe('https://corner.test/login#state=x&code=y');
    for (const outside of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      expect(failure(await shop.start(browser, providerId, outside))[0]).toBe(400);
    }
  });

  test('R49 takes the guest’s cart along, once', async () => {
    const guest = await createShopper(app, 5_700_001);
    await guest.fillCart({ ...lemonade, quantity: 2 });
    const browser = newBrowser();
    const { answer } = await shop.wentThrough(browser, providerId, { as: 'jon' });
    browser.token = guest.headers.authorization.replace('Bearer ', '');
    const reply = await shop.finish(browser, answer);
    expectStatus(reply, 201);
    const who = signedIn(contract.finishOpenIdSignIn.reply.parse(reply.json()).data);
    expect(who.has_merged_cart).toBe(true);
    expect((await guest.cart()).items).toEqual([]);
  });

  test('by two tabs of one browser at once makes one account', async () => {
    const browser = newBrowser();
    const one = await shop.wentThrough(browser, providerId, { as: 'finn' });
    const two = await shop.wentThrough(browser, providerId, { as: 'finn' });
    const replies = await Promise.all([one, two].map(({ answer }) => shop.finish(browser, answer)));
    const who = replies.map((reply) => {
      expectStatus(reply, 201);
      return signedIn(contract.finishOpenIdSignIn.reply.parse(reply.json()).data);
    });
    expect(who[0]?.user.id).toBe(who[1]?.user.id);
  });
});

describe('an address of an account that is there', () => {
  test('is connected by its code, and its holder is told', async () => {
    const there = await accountOf('gus@example.com');
    const browser = newBrowser();
    const sent = codeSent(await signInBy(browser, providerId, 'gus'));
    expect(sent).toMatchObject({ email: 'gus@example.com', because: 'account_exists' });
    expect(await connectedTo(there)).toEqual([]);
    const { request_id } = sent.sent;
    const code = await codeOf('gus@example.com');
    const wrong = { request_id, code: code === '000000' ? '111111' : '000000' };
    expect(failure(await confirm(browser, wrong))).toEqual([403, 'wrong_one_time_code']);
    const reply = await confirm(browser, { request_id, code });
    expectStatus(reply, 201);
    const who = contract.confirmOpenIdSignIn.reply.parse(reply.json()).data;
    expect(who.user.id).toBe(there.user.id);
    expect((await mailsTo('gus@example.com')).map(({ subject }) => subject)).toEqual([
      'Another way to sign in was connected · Corner Kitchen',
    ]);
    expect(failure(await confirm(browser, { request_id, code }))).toEqual([
      409,
      'one_time_code_over',
    ]);
    const again = signedIn(await signInBy(newBrowser(), providerId, 'gus'));
    expect(again.user.id).toBe(there.user.id);
  });

  test('is connected by its password, and by no other one', async () => {
    const there = await accountOf('hal@example.com');
    const browser = newBrowser();
    const { sent } = codeSent(await signInBy(browser, providerId, 'hal'));
    const { request_id } = sent;
    const guess = await confirm(browser, { request_id, password: 'a guess of somebody' });
    expect(failure(guess)).toEqual([401, 'wrong_password']);
    const reply = await confirm(browser, { request_id, password: goodPassword });
    expectStatus(reply, 201);
    const who = contract.confirmOpenIdSignIn.reply.parse(reply.json()).data;
    expect(who.user.id).toBe(there.user.id);
    const again = await confirm(browser, { request_id, password: goodPassword });
    expect(failure(again)).toEqual([409, 'openid_attempt_over']);
  });
});

describe('an address that the provider has not verified', () => {
  test.each(['carl', 'cleo'])('makes an account by its code alone (%s)', async (sub) => {
    const browser = newBrowser();
    const email = `${sub}@example.com`;
    const { because, sent } = codeSent(await signInBy(browser, providerId, sub));
    expect(because).toBe('email_unverified');
    const code = await codeOf(email);
    const reply = await confirm(browser, { request_id: sent.request_id, code });
    expectStatus(reply, 201);
    const who = contract.confirmOpenIdSignIn.reply.parse(reply.json()).data;
    expect(await profileOf(who)).toMatchObject({ email, is_email_verified: true });
  });

  test('says the same whether an account has it, and is not made one by a password', async () => {
    await accountOf('dora@example.com');
    const { because, sent } = codeSent(await signInBy(newBrowser(), providerId, 'dora'));
    expect(because).toBe('email_unverified');
    const codes = { request_id: sent.request_id, code: await codeOf('dora@example.com') };
    const elsewhere = await call('POST', '/session/code', codes);
    expect(failure(elsewhere)).toEqual([403, 'wrong_one_time_code']);
  });

  test('cannot be done without', async () => {
    const browser = newBrowser();
    const { answer } = await shop.wentThrough(browser, providerId, { as: 'eve' });
    expect(failure(await shop.finish(browser, answer))).toEqual([409, 'openid_without_email']);
  });
});

describe('R94 what is connected', () => {
  test('is listed, exported and removed for a proof by its owner alone', async () => {
    const browser = newBrowser();
    const who = signedIn(await signInBy(browser, providerId, 'kim'));
    const eve = await accountOf('eve@example.com');
    const [one] = await connectedTo(who);
    if (!one) throw new Error('nothing is connected');
    const path = `/me/connected-sign-ins/${one.id}/removal`;
    const exported = await call('GET', '/me/export', undefined, as(who));
    expect(contract.exportOwnData.reply.parse(exported.json()).data.connected_sign_ins).toEqual([
      one,
    ]);
    const byEve = await call('POST', path, { proof: { password: goodPassword } }, as(eve));
    expect(failure(byEve)).toEqual([404, 'unknown_connected_sign_in']);
    const none = await call('POST', path, { proof: { password: 'a guess' } }, as(who));
    expect(failure(none)).toEqual([403, 'wrong_current_password']);
    const asked = await call('POST', '/me/codes', {}, as(who));
    const { request_id } = contract.requestOwnCode.reply.parse(asked.json()).data;
    const proof = { request_id, code: await codeOf('kim@example.com') };
    expectStatus(await call('POST', path, { proof }, as(who)), 200);
    expect(await connectedTo(who)).toEqual([]);
    // The address has an account now, which proves itself anew.
    expect(codeSent(await signInBy(newBrowser(), providerId, 'kim')).because).toBe(
      'account_exists',
    );
  });

  test('goes with the account', async () => {
    const who = signedIn(await signInBy(newBrowser(), providerId, 'lea'));
    const asked = await call('POST', '/me/codes', {}, as(who));
    const { request_id } = contract.requestOwnCode.reply.parse(asked.json()).data;
    const proof = { request_id, code: await codeOf('lea@example.com') };
    expectStatus(await call('POST', '/me/deletion', { proof }, as(who)), 200);
    for (const found of [
      `openid_identities where subject = 'lea'`,
      `one_time_codes where sign_in ->> 'subject' = 'lea'`,
    ]) {
      expect((await shop.pool.query(`select 1 from ${found}`)).rows).toEqual([]);
    }
    const anew = signedIn(await signInBy(newBrowser(), providerId, 'lea'));
    expect(anew.user.id).not.toBe(who.user.id);
  });
});
