import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { everything, named, openConfigEditor, set } from './config-editor.ts';

const { app, db, pool } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const foreigner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);
const guest = await claimGuest(app, 5_100_001);

const site = openConfigEditor(app, owner);
await site.write(set('hero.title', 'Soup'));
const { schedule } = await site.release({ publish_at: '2026-11-21T10:00' });
await site.write(set('hero.title', 'Bread'));
const before = await everything(pool);

const own = { restaurant_id: String(small.restaurant) };
const hill = { restaurant_id: String(small.closedRestaurant) };
const theirs = { restaurant_id: String(small.otherRestaurant) };
const nobodys = { restaurant_id: '999999' };

const { revision } = await site.draft();
const change = {
  transaction_id: randomUUID(),
  changes: [{ path: ['colors/primary'], value: '#123456' }],
};
/** Every call about one configuration, as if it were allowed. */
const scoped = [
  ['GET', 'draft', undefined],
  ['PATCH', 'draft', change],
  ['DELETE', 'draft', undefined],
  ['POST', 'publish', {}],
  ['GET', 'versions', undefined],
  ['GET', 'versions/3', undefined],
  ['GET', 'schedules', undefined],
] as const;

type Call = {
  method: (typeof scoped)[number][0] | 'PUT';
  path: string;
  payload: object | undefined;
  query?: Record<string, string>;
};

const send = ({ method, path, payload, query = {} }: Call, headers: object) =>
  app.inject({
    method,
    url: `/api/v2/staff/config/${path}`,
    headers: { ...headers, ...named(revision) },
    query,
    ...(payload && { payload }),
  });

describe.each(scoped)('%s %s', (method, path, payload) => {
  const call = { method, path, payload };

  test.each([
    ['nobody', { host: small.host }, {}, [401]],
    ['a customer with a guest’s token', guest, {}, [401]],
    ['an owner of another tenant', { ...foreigner, host: small.host }, {}, [401]],
    ['an owner of another tenant at home', foreigner, own, [404]],
    ['the owner, for another tenant’s restaurant', owner, theirs, [404]],
    ['the owner, for a restaurant of nobody', owner, nobodys, [404]],
    ['a manager, for the site', manager, {}, [403]],
    ['a manager, for another restaurant', manager, hill, [403]],
    ['a manager, for another tenant’s restaurant', manager, theirs, [404]],
  ])('%s is refused, and nothing changes', async (_who, headers, query, statuses) => {
    const reply = await send({ ...call, query }, headers);
    expect(statuses).toContain(reply.statusCode);
    expect(reply.body).not.toMatch(/hero|Soup|Bread/);
    expect(await everything(pool)).toEqual(before);
  });
});

describe('only an owner', () => {
  const id = schedule?.id ?? '';
  test.each([
    ['publishes', { method: 'POST', path: 'publish', payload: {}, query: own }],
    ['locks', { method: 'PUT', path: 'locks', payload: { keys: ['colors'] } }],
    ['calls off', { method: 'DELETE', path: `schedules/${id}`, payload: undefined }],
  ] satisfies [string, Call][])('%s', async (_what, call) => {
    expect((await send(call, manager)).statusCode).toBe(403);
    expect((await send(call, guest)).statusCode).toBe(401);
    expect(await everything(pool)).toEqual(before);
  });

  test('and never another tenant’s', async () => {
    const call = { method: 'DELETE', path: `schedules/${id}`, payload: undefined } as const;
    expect((await send(call, foreigner)).statusCode).toBe(404);
    expect(await everything(pool)).toEqual(before);
  });
});

test('a change without the anti-forgery token of its session is refused', async () => {
  const { 'x-xsrf-token': _token, ...bare } = owner;
  for (const [method, path, payload] of scoped.filter(([method]) => method !== 'GET')) {
    expect((await send({ method, path, payload }, bare)).statusCode).toBe(403);
  }
  expect(await everything(pool)).toEqual(before);
});
