import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { createOutbound } from '#server/ports/outbound/outbound.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { openOpenIdShop } from '../setup/openid-shop.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const shop = await openOpenIdShop([]);
const { provider, asOwner, addProvider, settings } = shop;

afterEach(async () => {
  provider.fail(null);
  for (const { id } of (await read()).providers) await asOwner('DELETE', `/${id}`);
});

const failure = (reply: { statusCode: number; json: () => unknown }) => [
  reply.statusCode,
  errorReply.parse(reply.json()).code,
];
const read = async () => {
  const reply = await asOwner('GET');
  expectStatus(reply, 200);
  return contract.getOpenIdSettings.reply.parse(reply.json()).data;
};
const tested = async (id: string) => {
  const reply = await asOwner('POST', `/${id}/test`, {});
  expectStatus(reply, 200);
  return contract.testOpenIdProvider.reply.parse(reply.json()).data.problem;
};

describe('a provider of sign-ins', () => {
  test('is added, changed and removed by its owner, and never shows its secret', async () => {
    const id = await addProvider({ issuer: `${provider.issuer}/.well-known/openid-configuration` });
    const { providers, redirect_addresses } = await read();
    expect(providers).toMatchObject([
      { id, name: 'Pass', issuer: provider.issuer, is_active: true, customers: 0 },
    ]);
    expect(redirect_addresses).toContain('https://corner.test/api/v2/users/openid/callback');
    const shown = await asOwner('GET');
    expect(shown.body).not.toContain(provider.clientSecret);
    const { rows } = await shop.pool.query('select client_secret from openid_providers');
    expect(JSON.stringify(rows)).not.toContain(provider.clientSecret);
    const body = { name: 'Passport', client_id: settings.client_id, is_active: false };
    expectStatus(await asOwner('PATCH', `/${id}`, body), 200);
    // The secret that it has stays where none is sent.
    expect(await tested(id)).toBeNull();
    const offered = await shop.call('GET', '/openid/providers');
    expect(contract.listOpenIdProviders.reply.parse(offered.json()).data).toEqual([]);
    expectStatus(await asOwner('DELETE', `/${id}`), 200);
    expect((await read()).providers).toEqual([]);
    expect(failure(await asOwner('DELETE', `/${id}`))).toEqual([404, 'unknown_openid_provider']);
  });

  test('sent again after a lost answer is the same one, as it was corrected', async () => {
    const id = await addProvider({ name: 'Wrong' });
    await addProvider({ name: 'Right' }, id);
    expect((await read()).providers).toMatchObject([{ id, name: 'Right' }]);
  });

  test('is one of six at most, also where two add one at once', async () => {
    const ids = Array.from({ length: 8 }, () => randomUUID());
    const replies = await Promise.all(ids.map((id) => asOwner('PUT', `/${id}`, settings)));
    const codes = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 409, 409]);
  });

  test('is an issuer, with an address and nothing behind it', async () => {
    const add = (issuer: string) => asOwner('PUT', `/${randomUUID()}`, { ...settings, issuer });
    for (const issuer of [
      'login.example.com',
      'https://me:secret@login.example.com',
      'https://login.example.com/?tenant=1',
      'https://login.example.com/.well-known/other',
    ]) {
      expect(failure(await add(issuer))).toEqual([422, 'address_refused']);
    }
  });

  test('inside a network is refused where the installation does not allow it', async () => {
    const strict = await buildSmallApp({ outbound: createOutbound() });
    await insertStaff(strict.db);
    const headers = await signStaffIn(strict.app);
    for (const issuer of [provider.issuer, 'https://127.0.0.1', 'https://10.0.0.8/realms/one']) {
      const url = `/api/v2/staff/openid-providers/${randomUUID()}`;
      const payload = { ...settings, issuer };
      const reply = await strict.app.inject({ method: 'PUT', url, headers, payload });
      expect(failure(reply)).toEqual([422, 'address_refused']);
    }
  });

  test('is for owners alone', async () => {
    const headers = await signStaffIn(shop.app, 'manager@corner.test');
    const reply = await shop.app.inject({ url: '/api/v2/staff/openid-providers', headers });
    expect(failure(reply)).toEqual([403, 'not_your_role']);
  });
});

describe('its test', () => {
  test('tells what is wrong, and shows nothing that came', async () => {
    const id = await addProvider();
    expect(await tested(id)).toBeNull();
    const wrong = { ...settings, client_secret: 'another-secret', is_active: true };
    expectStatus(await asOwner('PATCH', `/${id}`, wrong), 200);
    expect(await tested(id)).toBe('client_refused');
    const page = '<h1>A secret page</h1>';
    provider.fail((_request, response) => response.end(page));
    const reply = await asOwner('POST', `/${id}/test`, {});
    expect(reply.body).toBe('{"data":{"problem":"not_openid"}}');
    provider.fail(() => undefined);
    expect(await tested(id)).toBe('too_slow');
    provider.fail((request) => request.socket.destroy());
    expect(await tested(id)).toBe('unanswered');
    const location = `${provider.issuer}/elsewhere`;
    provider.fail((_request, response) => response.writeHead(302, { location }).end());
    expect(await tested(id)).toBe('redirected');
    provider.fail((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer: 'https://login.example.com' }));
    });
    expect(await tested(id)).toBe('other_issuer');
  });
});
