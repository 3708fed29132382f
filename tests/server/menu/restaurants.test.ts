import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listRestaurants } from '#schemas/api/restaurants.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { restaurantExceptions, restaurantHours, restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { setBookingRules } from '../setup/booking-plan.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';

let shop: Awaited<ReturnType<typeof buildSmallApp>>;
beforeEach(async () => {
  shop = await buildSmallApp();
});

const list = async (status: number) => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/restaurants-with-images',
    headers: at,
    payload: { tenant_id: small.tenant, status },
  });
  return listRestaurants.reply.parse(reply.json());
};

test('a bare array of the tenant’s restaurants with that status, with address and pictures', async () => {
  expect(await list(1)).toEqual([
    {
      restaurant: {
        id: small.restaurant,
        name: 'Corner Kitchen Harbour',
        status: 1,
        time_zone: 'Australia/Sydney',
        order_types: ['pickup', 'delivery'],
        takes_reservations: false,
      },
      attachment_paths: [{ upload_path: '/media/harbour.webp' }],
      address: {
        street_name: '1 Quay Street',
        city: 'Sydney',
        postcode: '2000',
        phone: '+61 2 5550 0100',
      },
      location: null,
      hours: {
        week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          weekday,
          opens: '10:00',
          closes: '22:00',
        })),
        exceptions: [],
        openings: expect.any(Array),
      },
      order_taking: [
        {
          order_type: 'pickup',
          kitchen_minutes: 20,
          road_minutes: 0,
          last_order_minutes: 20,
          paused: null,
        },
        {
          order_type: 'delivery',
          kitchen_minutes: 20,
          road_minutes: 25,
          last_order_minutes: 45,
          paused: null,
        },
      ],
    },
  ]);
  expect((await list(0)).map(({ restaurant }) => restaurant.id)).toEqual([small.closedRestaurant]);
});

test('says where tables can be booked online, and only where the restaurant is open for it', async () => {
  const place = (restaurantId: number) => ({ tenantId: small.tenant, restaurantId });
  await setBookingRules(shop.db, {}, place(small.restaurant));
  await setBookingRules(shop.db, {}, place(small.closedRestaurant));
  const said = async (status: number) =>
    (await list(status)).map(({ restaurant }) => restaurant.takes_reservations);
  expect([await said(1), await said(0)]).toEqual([[true], [false]]);
  await setBookingRules(shop.db, { isOn: false });
  expect(await said(1)).toEqual([false]);
});

test('R17 days that differ are told with their reason, and close the doors', async () => {
  await shop.db.insert(restaurantExceptions).values({
    tenantId: small.tenant,
    restaurantId: small.restaurant,
    date: '2026-11-21',
    note: 'Stocktake',
  });
  const [restaurant] = await list(1);
  expect(restaurant?.hours.exceptions).toEqual([
    { date: '2026-11-21', ranges: [], note: 'Stocktake' },
  ]);
  expect(restaurant?.hours.openings.slice(1, 3)).toEqual([
    { opens: '2026-11-19T23:00:00.000Z', closes: '2026-11-20T11:00:00.000Z' },
    { opens: '2026-11-21T23:00:00.000Z', closes: '2026-11-22T11:00:00.000Z' },
  ]);
});

test('R19 says how orders of a type are taken now: busy, paused, at hours of its own', async () => {
  const here = and(eq(restaurants.tenantId, small.tenant), eq(restaurants.id, small.restaurant));
  const until = '2026-11-20T03:00:00.000Z';
  await shop.db
    .update(restaurants)
    .set({
      busyMinutes: { pickup: 15 },
      pauses: {
        delivery: { until, reason: '' },
        pickup: { until: '2026-11-20T01:59:00.000Z', reason: '' },
      },
      lastOrderMinutes: 60,
      fulfilsAfterClose: true,
    })
    .where(here);
  await shop.db
    .update(restaurantHours)
    .set({ opens: '17:00' })
    .where(
      and(
        eq(restaurantHours.tenantId, small.tenant),
        eq(restaurantHours.restaurantId, small.restaurant),
        eq(restaurantHours.orderType, 'delivery'),
      ),
    );
  const [restaurant] = await list(1);
  expect(restaurant?.order_taking).toEqual([
    {
      order_type: 'pickup',
      kitchen_minutes: 35,
      road_minutes: 0,
      last_order_minutes: 60,
      paused: null,
    },
    {
      order_type: 'delivery',
      kitchen_minutes: 20,
      road_minutes: 25,
      last_order_minutes: 60,
      paused: { until },
      openings: expect.arrayContaining([
        { opens: '2026-11-20T06:00:00.000Z', closes: '2026-11-20T11:00:00.000Z' },
      ]),
    },
  ]);
});

test('a status that nobody has gives an empty list', async () => {
  expect(await list(7)).toEqual([]);
});

test('a number that the database cannot hold is bad input, not our failure', async () => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/restaurants-with-images',
    headers: at,
    payload: { tenant_id: small.tenant, status: 1e15 },
  });
  expect(reply.statusCode).toBe(400);
  expect(errorReply.parse(reply.json()).code).toBe('invalid_request');
});
