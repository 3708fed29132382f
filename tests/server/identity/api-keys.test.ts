import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { apiScope } from '#schemas/api/api-scope.ts';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { addApiKey, sendNewKey, type KeySettings } from '../setup/add-api-key.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

// Each call of the contract is made with several keys within a minute.
const plenty = { points: 10_000_000, seconds: 60 };
const limits = { ...defaultLimits, reads: plenty, writes: plenty, keyCalls: plenty };
let now = fridayNoon;
const { app, db, pool } = await buildSmallApp({ clock: () => now, options: { limits } });
await insertStaff(db);
const owner = await signStaffIn(app);
const theirOwner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

afterEach(() => {
  now = fridayNoon;
});

const add = (
  settings: KeySettings = {},
  headers: StaffHeaders = owner,
  id: string = randomUUID(),
) => sendNewKey(app, headers, settings, id);
const newKey = (settings: KeySettings = {}, headers: StaffHeaders = owner) =>
  addApiKey(app, headers, settings);

const list = async (headers: StaffHeaders = owner) => {
  const reply = await app.inject({ url: '/api/v2/staff/api-keys', headers: { ...headers } });
  expectStatus(reply, 200);
  return contract.listApiKeys.reply.parse(reply.json()).data;
};
const revoke = (id: string) =>
  app.inject({ method: 'DELETE', url: `/api/v2/staff/api-keys/${id}`, headers: { ...owner } });
const orders = (headers: object, query: Record<string, string> = {}) =>
  app.inject({ url: '/api/v2/staff/orders', headers: { ...headers }, query });
const refusalOf = (reply: { statusCode: number; json(): unknown }) => [
  reply.statusCode,
  errorReply.parse(reply.json()).code,
];
const move = (orderId: string, to: string, headers: object, extra: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${orderId}/status`,
    headers: { ...headers },
    payload: { to, ...extra },
  });

let guests = 4_700_000;
async function newOrder() {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return { shopper, order: await shopper.placed() };
}

describe('a key', () => {
  test('is shown once, and stored as its hash', async () => {
    const { key, api_key: made } = await newKey({ scopes: ['orders:read', 'menu:read'] });
    expect(key).toMatch(/^srv_139\.[\w-]{43}$/);
    expect(key.startsWith(made.prefix)).toBe(true);
    expect(made).toMatchObject({ created_by: 'Olive', last_used_at: null, expires_at: null });
    expect(await list()).toContainEqual(made);
    expect(JSON.stringify(await list())).not.toContain(key);
    const { rows } = await pool.query('select * from api_keys where id = $1', [made.id]);
    expect(rows[0].token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(key.split('.')[1]);
  });

  test('sent for again because the answer was lost is another one, until it was used', async () => {
    const id = randomUUID();
    const parse = contract.addApiKey.reply.parse.bind(contract.addApiKey.reply);
    const first = parse((await add({}, owner, id)).json()).data.key;
    const second = parse((await add({}, owner, id)).json()).data.key;
    const host = small.host;
    const lost = await orders({ host, authorization: `Bearer ${first}` });
    expect(refusalOf(lost)).toEqual([401, 'key_invalid']);
    expectStatus(await orders({ host, authorization: `Bearer ${second}` }), 200);
    expect(refusalOf(await add({}, owner, id))).toEqual([409, 'api_key_used']);
    expectStatus(await orders({ host, authorization: `Bearer ${second}` }), 200);
  });

  test('says when it was used last, to the minute', async () => {
    const { id, headers } = await newKey();
    const lastUse = async () => (await list()).find((one) => one.id === id)?.last_used_at;
    expectStatus(await orders(headers), 200);
    expect(await lastUse()).toBe(fridayNoon.toISOString());
    now = new Date(fridayNoon.getTime() + minuteMs - 1);
    expectStatus(await orders(headers), 200);
    expect(await lastUse()).toBe(fridayNoon.toISOString());
    now = new Date(fridayNoon.getTime() + minuteMs);
    expectStatus(await orders(headers), 200);
    expect(await lastUse()).toBe(now.toISOString());
  });

  test('opens nothing once it was revoked or has expired, and never did where it is made up', async () => {
    const expiring = await newKey({ days: 30 });
    expectStatus(await orders(expiring.headers), 200);
    now = new Date(fridayNoon.getTime() + 30 * dayMs);
    expect(refusalOf(await orders(expiring.headers))).toEqual([401, 'key_invalid']);
    now = fridayNoon;
    const revoked = await newKey();
    expectStatus(await orders(revoked.headers), 200);
    expectStatus(await revoke(revoked.id), 200);
    expectStatus(await revoke(revoked.id), 200);
    expect(refusalOf(await orders(revoked.headers))).toEqual([401, 'key_invalid']);
    expect((await list()).map(({ id }) => id)).not.toContain(revoked.id);
    const made = { host: small.host, authorization: `Bearer srv_139.${'a'.repeat(43)}` };
    expect(refusalOf(await orders(made))).toEqual([401, 'key_invalid']);
    const broken = { host: small.host, authorization: 'Bearer srv_x' };
    expect(refusalOf(await orders(broken))).toEqual([401, 'key_invalid']);
  });

  test('is of its tenant alone', async () => {
    const theirs = await newKey({}, theirOwner);
    expectStatus(await orders(theirs.headers), 200);
    const here = { ...theirs.headers, host: small.host };
    expect(refusalOf(await orders(here))).toEqual([401, 'token_of_other_tenant']);
    expect((await list()).map(({ id }) => id)).not.toContain(theirs.id);
    const { order } = await newOrder();
    const reply = await app.inject({
      url: `/api/v2/staff/orders/${order.id}`,
      headers: theirs.headers,
    });
    expect(refusalOf(reply)).toEqual([404, 'unknown_order']);
  });

  test('is made by owners alone, and not without a scope', async () => {
    const manager = await signStaffIn(app, 'manager@corner.test');
    expect(refusalOf(await add({}, manager))).toEqual([403, 'not_your_role']);
    expect((await add({ scopes: [] })).statusCode).toBe(400);
    const all = await newKey({ scopes: apiScope.options });
    const url = `/api/v2/staff/api-keys/${randomUUID()}`;
    const made = await app.inject({ method: 'PUT', url, headers: all.headers, payload: {} });
    expect(refusalOf(made)).toEqual([403, 'scope_missing']);
  });

  test('is one of fifty at most', { tags: ['slow'] }, async () => {
    const { app: other } = await buildTestApp({ db, pool }, { options: { limits } });
    const mine = await signStaffIn(other, 'owner@pizza.test', small.otherHost);
    onTestFinished(async () => {
      await pool.query('delete from api_keys where tenant_id = $1', [small.otherTenant]);
    });
    let status = 200;
    for (let made = 0; made < 60 && status === 200; made += 1) {
      status = (await add({}, mine)).statusCode;
    }
    expect(refusalOf(await add({}, mine))).toEqual([409, 'too_many_api_keys']);
    expect(await list(theirOwner)).toHaveLength(50);
  });

  test('is counted by itself, wherever its calls come from', async () => {
    const few = { ...limits, keyCalls: { points: 3, seconds: 60 } };
    const { app: other } = await buildTestApp({ db, pool }, { options: { limits: few } });
    const [one, two] = [await newKey(), await newKey()];
    const call = ({ headers }: typeof one) =>
      other.inject({ url: '/api/v2/staff/orders', headers });
    for (let calls = 0; calls < 3; calls += 1) expectStatus(await call(one), 200);
    const refused = await call(one);
    expect(refusalOf(refused)).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expectStatus(await call(two), 200);
  });
});

describe('an order in the hands of a key', () => {
  test('is moved in its name, which staff and owners read', async () => {
    const { headers } = await newKey({ scopes: ['orders:read', 'orders:write'] });
    const { order, shopper } = await newOrder();
    const reply = await move(order.id, 'preparing', headers);
    expectStatus(reply, 200);
    const moved = contract.moveOrder.reply.parse(reply.json()).data;
    expect(moved.events.at(-1)).toMatchObject({ status: 'preparing', by: 'Kitchen screen' });
    expect((await shopper.order(order.id)).status).toBe('preparing');
    const log = await app.inject({ url: '/api/v2/staff/audit-log', headers: { ...owner } });
    const [newest] = contract.listAuditLog.reply.parse(log.json()).data.entries;
    expect(newest).toMatchObject({
      call: 'moveOrder',
      name: 'Kitchen screen',
      is_key: true,
      person_id: null,
      role: null,
      order: order.number,
    });
    const url = '/api/v2/staff/audit-log.csv';
    const file = await app.inject({ url, headers: { ...owner } });
    expect(file.body).toContain('Kitchen screen,Access key,');
  });

  test('has no link by which its customer acts', async () => {
    const { headers } = await newKey({ scopes: ['orders:read', 'orders:write'] });
    const { order } = await newOrder();
    const list = contract.listStaffOrders.reply.parse((await orders(headers)).json()).data;
    const one = await app.inject({ url: `/api/v2/staff/orders/${order.id}`, headers });
    const moved = await move(order.id, 'ready', headers);
    for (const reply of [one, moved]) {
      expectStatus(reply, 200);
      const { link } = contract.getStaffOrder.reply.parse(reply.json()).data;
      expect(link).toBe(`/order-confirmation/${order.id}`);
    }
    expect(list.map(({ link }) => link).join()).not.toContain('key=');
  });

  test('is of its restaurant alone where it is bound to one', async () => {
    const { headers } = await newKey({
      scopes: ['orders:read', 'orders:write'],
      restaurant_id: small.closedRestaurant,
    });
    const { order } = await newOrder();
    expect(refusalOf(await move(order.id, 'ready', headers))).toEqual([404, 'unknown_order']);
    expect((await orders(headers)).json().data).toEqual([]);
    const query = { restaurant_id: String(small.restaurant) };
    expect(refusalOf(await orders(headers, query))).toEqual([403, 'not_your_restaurant']);
    const stock = `/api/v2/staff/restaurants/${small.restaurant}/stock`;
    const reader = await newKey({ scopes: ['menu:read'], restaurant_id: small.closedRestaurant });
    const reply = await app.inject({ url: stock, headers: reader.headers });
    expect(refusalOf(reply)).toEqual([403, 'not_your_restaurant']);
  });
});
