import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { operatorRoutes } from '#schemas/api/operator-routes.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const operatorKey = 'an operator’s key, long enough'.replaceAll(/[^a-z]/g, '-').padEnd(40, 'x');
const built = await buildSmallApp({ options: { operatorKey } });
const { app, db } = built;
await insertStaff(db);
/** For wrong keys, which `app` answers with 429 after a few. */
const { app: patient } = await buildTestApp(built, {
  options: { operatorKey, limits: { ...defaultLimits, guesses: { points: 1000, seconds: 600 } } },
});
const owner = await signStaffIn(app);
const guest = await claimGuest(app, 4_000_001);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const operator = { host: 'anywhere.example', ...bearer(operatorKey) };

const operatorCalls = Object.entries(contract)
  .map(([name, row]): [string, Endpoint] => [name, row])
  .filter(([, { security }]) => security.includes('operator'));

const payload = {
  name: 'Noodle Bar',
  hosts: ['noodles.example'],
  currency: 'AUD',
  locale: 'en-AU',
  time_zone: 'Australia/Sydney',
  owner: 'ana@noodles.example',
};

async function call(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { headers, ...sent }: InjectOptions,
  server = app,
  tenantId: number = small.otherTenant,
) {
  const url = `/api${path.replace('{tenantId}', String(tenantId))}`;
  const reply = await server.inject({ method, url, ...sent, headers: { ...headers } });
  const body = reply.json<unknown>();
  const code = reply.statusCode < 300 ? '' : errorReply.parse(body).code;
  return { status: reply.statusCode, code, body };
}

test('every call of the operator is one of no other', () => {
  expect(operatorCalls.map(([name]) => name).toSorted()).toEqual(
    Object.keys(operatorRoutes).toSorted(),
  );
  for (const [, row] of operatorCalls) expect(row.security).toEqual(['operator']);
});

describe('R95 an operator’s call', () => {
  test.each(operatorCalls)('%s does not exist on a server without a key', async (_name, row) => {
    const { app: without } = await buildTestApp(built);
    const { status, code } = await call(row, { headers: operator }, without);
    expect([status, code]).toEqual([404, 'not_found']);
  });

  test.each(operatorCalls)('%s needs the key, whoever else is signed in', async (_name, row) => {
    for (const headers of [{ host: small.host }, owner, { host: small.host, ...bearer('') }]) {
      const { status, code } = await call(row, { headers });
      expect([status, code]).toEqual([401, 'unauthenticated']);
    }
    for (const key of [`${operatorKey}x`, operatorKey.slice(1), guest.authorization.slice(7)]) {
      const headers = { ...owner, ...bearer(key) };
      const { status, code } = await call(row, { headers }, patient);
      expect([status, code]).toEqual([403, 'operator_key_wrong']);
    }
  });

  test('an address that guesses has to wait, with the right key too', async () => {
    const { app: strict } = await buildTestApp(built, {
      options: {
        operatorKey,
        limits: { ...defaultLimits, guesses: { points: 3, seconds: 600 } },
      },
    });
    const from = { remoteAddress: '203.0.113.9' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess++) {
      const headers = { ...operator, ...bearer(`${operatorKey}${guess}`) };
      statuses.push((await call(contract.listTenants, { headers, ...from }, strict)).status);
    }
    expect(statuses).toEqual([403, 403, 403, 429]);
    const right = await call(contract.listTenants, { headers: operator, ...from }, strict);
    expect([right.status, right.code]).toEqual([429, 'too_many_requests']);
    const elsewhere = { headers: operator, remoteAddress: '198.51.100.7' };
    expect((await call(contract.listTenants, elsewhere, strict)).status).toBe(200);
  });
});

describe('with the key', () => {
  test('a tenant is made, listed, held, let go, deleted and brought back', async () => {
    const made = await call(contract.createTenant, { headers: operator, payload });
    expect(made.status).toBe(201);
    const { tenant } = contract.createTenant.reply.parse(made.body).data;
    expect(tenant).toMatchObject({
      name: 'Noodle Bar',
      hosts: ['noodles.example'],
      origin: 'https://noodles.example',
      state: 'running',
      opened_at: null,
      restaurants: 0,
    });
    const list = await call(contract.listTenants, { headers: operator });
    expect(contract.listTenants.reply.parse(list.body).data.map(({ id }) => id)).toEqual([
      small.otherTenant,
      small.tenant,
      tenant.id,
    ]);
    const stateAfter = async (row: Endpoint, query: Record<string, string> = {}) => {
      const { status, body } = await call(row, { headers: operator, query }, app, tenant.id);
      expect(status).toBe(200);
      return contract.suspendTenant.reply.parse(body).data;
    };
    expect((await stateAfter(contract.suspendTenant)).state).toBe('suspended');
    expect((await stateAfter(contract.suspendTenant)).state).toBe('suspended');
    expect((await stateAfter(contract.restoreTenant)).state).toBe('running');
    const deleted = await stateAfter(contract.deleteTenant, { grace_days: '7' });
    expect(deleted).toMatchObject({ state: 'deleted', removed_after: '2026-11-27T02:00:00.000Z' });
    expect((await stateAfter(contract.undeleteTenant)).state).toBe('running');
  });

  test.each<[string, object, number, string]>([
    ['a taken host', { hosts: [small.host] }, 409, 'belongs to another tenant'],
    ['a currency', { currency: 'XXQ' }, 400, 'Write the code of a currency, such as AUD.'],
    ['a time zone', { time_zone: 'Mars/Base' }, 400, 'Write a time zone by its name'],
    ['a locale', { locale: '!' }, 400, 'Write a language with its country'],
    ['an address', { owner: 'x@' }, 400, 'Write an email address like name@example.com.'],
    ['no host', { hosts: [] }, 400, 'Name a host.'],
    ['no name', { name: '' }, 400, 'Give the business a name.'],
  ])('%s that is wrong has its sentence', async (_what, change, status, sentence) => {
    const sent = { headers: operator, payload: { ...payload, hosts: ['a.example'], ...change } };
    const reply = await call(contract.createTenant, sent);
    expect(reply.status).toBe(status);
    expect(errorReply.parse(reply.body).error).toContain(sentence);
  });

  test('a tenant that is not there is not found', async () => {
    const row = { method: 'POST', path: '/v2/operator/tenants/7/suspend' } as const;
    expect(await call(row, { headers: operator })).toMatchObject({
      status: 404,
      code: 'unknown_tenant',
    });
    const huge = { ...row, path: '/v2/operator/tenants/999999999999/suspend' } as const;
    expect((await call(huge, { headers: operator })).code).toBe('unknown_tenant');
  });
});
