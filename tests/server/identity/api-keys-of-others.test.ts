import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apiScope } from '#schemas/api/api-scope.ts';
import { contract, type Contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { addApiKey } from '../setup/add-api-key.ts';
import {
  addArea,
  addTables,
  insertBooking,
  otherPlace,
  setBookingRules,
} from '../setup/booking-plan.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { customerWithEverything } from '../setup/customers-with-everything.ts';
import { rowsChangedSince, rowsOfTenants } from '../setup/rows-of-tenants.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const plenty = { points: 10_000_000, seconds: 60 };
const limits = { ...defaultLimits, reads: plenty, writes: plenty, keyCalls: plenty };
const shop = await buildSmallApp({ options: { limits } });
const { app, db } = shop;
await insertStaff(db);
const owner = await signStaffIn(app);
const theirOwner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

/** The calls that keys open. */
type ScopedCall = {
  [N in RouteName]: Contract[N] extends { scope: string } ? N : never;
}[RouteName];
type Named = { orderId: string; restaurantId: number; dishId: number; reservationId: string };
type Sent = { params?: object; query?: Record<string, string>; payload?: object };

/** What is sent to reach what ids name; a new call that keys open is a compile error here. */
function scopedCalls({
  orderId,
  restaurantId,
  dishId,
  reservationId,
}: Named): Record<ScopedCall, Sent> {
  const ofOrder = { params: { orderId } };
  const ofRestaurant = { params: { restaurantId } };
  const ofReservation = { params: { reservationId } };
  const table = { party: 2, instant: '2026-11-21T08:00:00.000Z' };
  const item = { kind: 'product', item_id: dishId, is_available: false };
  const query = { restaurant_id: String(restaurantId) };
  return {
    listStaffOrders: { query },
    getStaffOrder: ofOrder,
    listPastOrders: { query },
    moveOrder: { ...ofOrder, payload: { to: 'preparing' } },
    changeOrderTime: {
      ...ofOrder,
      payload: { promised_at: fridayNoon.toISOString(), reason: 'Busy' },
    },
    refundOrder: { ...ofOrder, payload: { what: { kind: 'all' }, amount: 1, reason: 'Cold' } },
    listStock: ofRestaurant,
    getEditedMenu: ofRestaurant,
    setAvailability: { payload: { restaurant_id: restaurantId, ...item } },
    setAvailabilities: { ...ofRestaurant, payload: { items: [item] } },
    listDayReservations: ofRestaurant,
    addReservation: { ...ofRestaurant, payload: { ...table, source: 'phone' } },
    changeStaffReservation: { ...ofReservation, payload: table },
    moveReservation: { ...ofReservation, payload: { to: 'seated' } },
  };
}

const ofNobody: Named = {
  orderId: randomUUID(),
  restaurantId: 999_999,
  dishId: 999_999,
  reservationId: randomUUID(),
};
const nobodys = scopedCalls(ofNobody);
const names = Object.keys(routes)
  .filter((name): name is RouteName => name in routes)
  .filter((name): name is ScopedCall => name in nobodys);

async function send(name: ScopedCall, sent: Sent, headers: object) {
  const { method, path } = routes[name];
  const params = new Map(Object.entries(sent.params ?? {}));
  const url = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(params.get(field)));
  const reply = await app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers, 'idempotency-key': randomUUID(), 'if-match': '"0"' },
    ...(sent.query && { query: sent.query }),
    ...(sent.payload && { payload: sent.payload }),
  });
  return { status: reply.statusCode, body: reply.json<unknown>() };
}

const scopes = apiScope.options;
const key = await addApiKey(app, owner, { scopes });
const keyOfOneRestaurant = await addApiKey(app, owner, {
  scopes,
  restaurant_id: small.closedRestaurant,
});
const theirKey = await addApiKey(app, theirOwner, { scopes });
const own = await customerWithEverything(shop, 'guest');
const others = await customerWithEverything(shop, 'guest', 'other');
/** A table that is booked there. */
async function bookedAt(place: typeof otherPlace): Promise<string> {
  await setBookingRules(db, {}, place);
  const areaId = await addArea(db, 'Terrace', place);
  const [tableId = 0] = await addTables(db, areaId, [[1, 4]], place);
  return insertBooking(db, { tableId }, place);
}

const ownIds = {
  orderId: own.ids.orderId,
  restaurantId: small.restaurant,
  dishId: small.lemonade.id,
  reservationId: await bookedAt({ tenantId: small.tenant, restaurantId: small.restaurant }),
};
const theirIds = {
  orderId: others.ids.orderId,
  restaurantId: small.otherRestaurant,
  dishId: small.pizza.id,
  reservationId: await bookedAt(otherPlace),
};

/** What changed besides when a key was used last. */
const changedBut = async (before: readonly string[]) =>
  (await rowsChangedSince(shop, before)).filter((row) => !row.startsWith('api_keys '));

test('every call with a scope is tried', () => {
  const scoped = Object.entries<Endpoint>(contract).filter(([, { scope }]) => scope !== undefined);
  expect(names.toSorted()).toEqual(scoped.map(([name]) => name).toSorted());
});

describe('R95 a key with every scope', () => {
  test.each(names)('finds nothing of another tenant by %s', async (name) => {
    const before = await rowsOfTenants(shop);
    const reply = await send(name, scopedCalls(theirIds)[name], key.headers);
    expect(reply.status).toBe(404);
    expect(reply).toEqual(await send(name, nobodys[name], key.headers));
    expect(await changedBut(before)).toEqual([]);
  });

  test.each(names)('opens %s at its own tenant alone', async (name) => {
    const before = await rowsOfTenants(shop);
    const moved = { ...theirKey.headers, host: small.host };
    for (const ids of [ownIds, theirIds]) {
      const { status, body } = await send(name, scopedCalls(ids)[name], moved);
      expect([status, errorReply.parse(body).code]).toEqual([401, 'token_of_other_tenant']);
    }
    expect(await changedBut(before)).toEqual([]);
  });

  test.each(names)('of one restaurant reaches no other one by %s', async (name) => {
    const before = await rowsOfTenants(shop);
    const { status, body } = await send(
      name,
      scopedCalls(ownIds)[name],
      keyOfOneRestaurant.headers,
    );
    expect([403, 404]).toContain(status);
    expect(JSON.stringify(errorReply.parse(body))).not.toMatch(/lemonade/i);
    expect(await changedBut(before)).toEqual([]);
  });

  test.each(names)('and %s is open to it with ids of its own', async (name) => {
    const { status } = await send(name, scopedCalls(ownIds)[name], key.headers);
    // Its order is paid in cash, so there is nothing to refund, and it is not late.
    expect([200, 201, 409, 422]).toContain(status);
  });
});
