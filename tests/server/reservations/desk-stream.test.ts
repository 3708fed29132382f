import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { small } from '#tests/fixtures/small-menu.ts';
import { newBooker, reservationOf, saturday } from '../setup/booking-calls.ts';
import { addArea, addTables, otherPlace, setBookingRules } from '../setup/booking-plan.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { followStream } from '../setup/follow-stream.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

// A browser names the address it asks; on an unknown one the first tenant answers.
const shop = await buildSmallApp({ options: { fallbackTenantId: small.tenant } });
const { app, db } = shop;
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const theirOwner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const four = Array.from({ length: 4 }, () => [1, 4] as const);
for (const place of [{ tenantId: small.tenant, restaurantId: small.restaurant }, otherPlace]) {
  await setBookingRules(db, {}, place);
  await addTables(db, await addArea(db, 'Inside', place), four, place);
}

const message = z.object({ type: z.string(), restaurant_id: z.number().optional() });

/** A desk that has its orders already. */
async function follow({ cookie }: { cookie: string }, query = '') {
  const stream = await followStream(`${address}/api/v2/staff/orders/events${query}`, { cookie });
  const event = async () => {
    const next = await stream.next();
    return next && message.parse(JSON.parse(next.data));
  };
  expect(await event()).toEqual({ type: 'all' });
  return { event };
}
const changed = { type: 'reservations', restaurant_id: small.restaurant };

const add = (restaurantId: number, headers: object) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/restaurants/${restaurantId}/reservations`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { party: 2, instant: saturday('19:00'), source: 'phone', name: 'Ada' },
  });

test('a desk hears of what guests book, change and cancel, and of what staff write', async () => {
  const desk = await follow(manager, `?restaurant_id=${small.restaurant}`);
  const everywhere = await follow(owner);
  const hears = async () =>
    expect([await desk.event(), await everywhere.event()]).toEqual([changed, changed]);
  const guest = await newBooker(shop);
  const held = reservationOf(await guest.hold(saturday('18:00')));
  await hears();
  const booked = reservationOf(await guest.confirm(held.id));
  await hears();
  const other = { party: 3, instant: saturday('18:00'), area_id: null, wishes: '' };
  const needs = { high_chairs: 0, has_wheelchair: false };
  expectStatus(await guest.change(booked, { ...other, ...needs }), 200);
  await hears();
  expectStatus(await guest.cancel(booked.id), 200);
  await hears();
  expectStatus(await add(small.restaurant, owner), 201);
  await hears();
});

test('a desk hears of its own restaurant alone, and never of another tenant', async () => {
  const elsewhere = await follow(owner, `?restaurant_id=${small.closedRestaurant}`);
  const theirs = await follow(theirOwner);
  expectStatus(await add(small.restaurant, owner), 201);
  const host = { ...theirOwner, host: small.otherHost };
  expectStatus(await add(small.otherRestaurant, host), 201);
  // The first that they hear of is their own.
  expect(await theirs.event()).toEqual({ ...changed, restaurant_id: small.otherRestaurant });
  const pause = {
    method: 'PUT',
    url: `/api/v2/staff/restaurants/${small.closedRestaurant}/pause`,
    headers: { ...owner },
    payload: { until: 'reopened', order_types: ['delivery'] },
  } as const;
  expectStatus(await app.inject(pause), 200);
  expect(await elsewhere.event()).toMatchObject({ type: 'kitchen' });
});
