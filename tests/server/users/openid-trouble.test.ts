import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { startOpenIdProvider, type ProviderAccount } from '#tests/stand-ins/openid-provider.ts';
import { newBrowser, openOpenIdShop } from '../setup/openid-shop.ts';
import { expectStatus } from '../setup/shopper.ts';

const accounts: ProviderAccount[] = [
  { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' },
];
const shop = await openOpenIdShop(accounts);
const { provider, addProvider, asOwner, wentThrough, finish, start, signInBy } = shop;
const providerId = await addProvider();
// The account is there, and is this provider's: whoever comes by another one is asked for a code.
await signInBy(newBrowser(), providerId, 'ada');

afterEach(async () => {
  provider.fail(null);
  // A tenant has a few at most.
  await shop.pool.query('delete from openid_providers where id <> $1', [providerId]);
});

const failure = (reply: { statusCode: number; json: () => unknown }) => [
  reply.statusCode,
  errorReply.parse(reply.json()).code,
];
const over = [409, 'openid_attempt_over'];
const failed = [403, 'openid_failed'];
const unreachable = [503, 'openid_unreachable'];
const ada = { as: 'ada' };

describe('a sign-in that comes back', () => {
  test('counts once, in the browser that began it, with its own state', async () => {
    const browser = newBrowser();
    const { answer } = await wentThrough(browser, providerId, ada);
    const other = newBrowser();
    expect(failure(await finish(other, answer))).toEqual(over);
    await wentThrough(other, providerId, ada);
    expect(failure(await finish(other, answer))).toEqual(over);
    expect(failure(await finish(browser, { ...answer, state: 'another' }))).toEqual(over);
    expectStatus(await finish(browser, answer), 201);
    expect(failure(await finish(browser, answer))).toEqual(over);
  });

  test('counts for ten minutes', async () => {
    const browser = newBrowser();
    const { answer } = await wentThrough(browser, providerId, ada);
    shop.wait(11);
    expect(failure(await finish(browser, answer))).toEqual(over);
  });

  test('counts at its own tenant alone, where no other tenant’s provider is offered', async () => {
    const browser = newBrowser();
    const { answer } = await wentThrough(browser, providerId, ada);
    const there = { ...browser, host: small.otherHost };
    expect(failure(await finish(there, answer))).toEqual(over);
    expect(failure(await start(newBrowser(small.otherHost), providerId))).toEqual([
      404,
      'unknown_openid_provider',
    ]);
    const offered = await shop.call('GET', '/openid/providers', undefined, {
      host: small.otherHost,
    });
    expect(contract.listOpenIdProviders.reply.parse(offered.json()).data).toEqual([]);
    expectStatus(await finish(browser, answer), 201);
  });

  test('with a code of another sign-in, another nonce or another issuer signs nobody in', async () => {
    const browser = newBrowser();
    const first = await wentThrough(browser, providerId, ada);
    const second = await wentThrough(browser, providerId, ada);
    const { code = '' } = first.answer;
    expect(failure(await finish(browser, { ...second.answer, code }))).toEqual(failed);
    const change = (url: URL) => url.searchParams.set('nonce', 'another');
    const third = await wentThrough(browser, providerId, { ...ada, change });
    expect(failure(await finish(browser, third.answer))).toEqual(failed);
    const fourth = await wentThrough(browser, providerId, ada);
    const iss = 'https://login.example.com';
    expect(failure(await finish(browser, { ...fourth.answer, iss }))).toEqual(failed);
  });

  test('refused by its customer says so', async () => {
    const browser = newBrowser();
    const { answer } = await wentThrough(browser, providerId, { as: '' });
    expect(answer['error']).toBe('access_denied');
    const reply = await finish(browser, answer);
    expect(failure(reply)).toEqual([403, 'openid_refused']);
    expect(errorReply.parse(reply.json()).error).toContain('Pass');
  });

  test('to a provider that was switched off or removed meanwhile signs nobody in', async () => {
    const id = await addProvider();
    const browser = newBrowser();
    const { answer } = await wentThrough(browser, id, ada);
    const { client_id, name } = shop.settings;
    const off = { client_id, name, is_active: false };
    expectStatus(await asOwner('PATCH', `/${id}`, off), 200);
    expect(failure(await finish(browser, answer))).toEqual(over);
    expect(failure(await start(browser, id))).toEqual([404, 'unknown_openid_provider']);
    expectStatus(await asOwner('PATCH', `/${id}`, { ...off, is_active: true }), 200);
    const again = await wentThrough(browser, id, ada);
    expectStatus(await asOwner('DELETE', `/${id}`), 200);
    expect(failure(await finish(browser, again.answer))).toEqual(over);
  });

  test('is guessed at so often and no more', async () => {
    const headers = { 'x-forwarded-for': '10.200.0.1' };
    const guess = () =>
      shop.call('POST', '/session/openid', { state: 'guess', code: 'guess' }, { headers });
    const codes: unknown[] = [];
    for (let tries = 0; tries < 32; tries += 1) codes.push((await guess()).statusCode);
    expect(codes.slice(0, 29)).toEqual(Array.from({ length: 29 }, () => 409));
    expect(codes.at(-1)).toBe(429);
  });
});

describe('a provider', () => {
  test('that hangs, is down, moves on or answers nonsense is not waited for', async () => {
    const id = await addProvider();
    provider.fail(() => undefined);
    expect(failure(await start(newBrowser(), id))).toEqual(unreachable);
    provider.fail((request) => request.socket.destroy());
    expect(failure(await start(newBrowser(), id))).toEqual(unreachable);
    const location = `${provider.issuer}/elsewhere`;
    provider.fail((_request, response) => response.writeHead(302, { location }).end());
    expect(failure(await start(newBrowser(), id))).toEqual(unreachable);
    provider.fail((_request, response) => response.end('<h1>A secret page</h1>'));
    const nonsense = await start(newBrowser(), id);
    expect(failure(nonsense)).toEqual(failed);
    expect(nonsense.body).not.toContain('secret');
    provider.fail(null);
    expectStatus(await start(newBrowser(), id), 201);
  });

  test('that fails on the way back signs nobody in, and does so the next time', async () => {
    const browser = newBrowser();
    const { answer } = await wentThrough(browser, providerId, ada);
    provider.fail((_request, response) => response.writeHead(500).end('Stack trace'));
    const reply = await finish(browser, answer);
    expect(failure(reply)).toEqual(failed);
    expect(reply.body).not.toContain('Stack');
    provider.fail(null);
    expect((await signInBy(browser, providerId, 'ada')).kind).toBe('signed_in');
  });

  test('whose keys are others than those that signed is not believed', async () => {
    const stranger = await startOpenIdProvider({ redirectUris: [], accounts });
    const { keys } = await (await fetch(`${stranger.issuer}/jwks`)).json();
    await stranger.stop();
    const id = await addProvider();
    const browser = newBrowser();
    const { answer } = await wentThrough(browser, id, ada);
    provider.failAt('/jwks', (_request, response) => {
      response.setHeader('content-type', 'application/jwk-set+json');
      response.end(JSON.stringify({ keys }));
    });
    expect(failure(await finish(browser, answer))).toEqual(failed);
  });

  test('is asked for its configuration once, and anew after it was changed', async () => {
    const id = await addProvider();
    const configured = () =>
      provider.asked.filter((path) => path === '/.well-known/openid-configuration').length;
    const before = configured();
    await shop.startedUrl(newBrowser(), id);
    await shop.startedUrl(newBrowser(), id);
    expect(configured()).toBe(before + 1);
    const { client_id, name, client_secret } = shop.settings;
    const change = { name, client_id, client_secret, is_active: true };
    expectStatus(await asOwner('PATCH', `/${id}`, change), 200);
    await shop.startedUrl(newBrowser(), id);
    expect(configured()).toBe(before + 2);
  });

  test('whose secret was changed works again once the owner writes the new one', async () => {
    const id = await addProvider({ client_secret: 'the-one-before' });
    const browser = newBrowser();
    const { answer } = await wentThrough(browser, id, ada);
    expect(failure(await finish(browser, answer))).toEqual(failed);
    const { client_id, name, client_secret } = shop.settings;
    const change = { name, client_id, client_secret, is_active: true };
    expectStatus(await asOwner('PATCH', `/${id}`, change), 200);
    const back = await wentThrough(browser, id, ada);
    const reply = await finish(browser, back.answer);
    expectStatus(reply, 201);
    // Of another connection it is another account, although the provider says the same of it.
    expect(contract.finishOpenIdSignIn.reply.parse(reply.json()).data.kind).toBe('code_sent');
  });

  test('that takes the secret in the body alone gets it there', async () => {
    const strict = await startOpenIdProvider({
      redirectUris: ['https://corner.test/api/v2/users/openid/callback'],
      accounts: [{ sub: 'zoe', email: 'zoe@example.com', email_verified: true }],
      authMethod: 'client_secret_post',
    });
    const id = await addProvider({
      issuer: strict.issuer,
      client_secret: strict.clientSecret,
    });
    expect((await signInBy(newBrowser(), id, 'zoe')).kind).toBe('signed_in');
    await strict.stop();
  });
});
