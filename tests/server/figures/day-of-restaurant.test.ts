import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import {
  orders,
  paymentDisputes,
  payments,
  restaurantHours,
  restaurants,
} from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { cartOf, gst, plainLine } from '#tests/schemas/pricing/carts.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertOrders, type OrderToInsert } from '../setup/insert-orders.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');

const ask = (query: Record<string, string>, headers = manager) =>
  app.inject({
    url: '/api/v2/staff/days',
    headers: { ...headers },
    query: { restaurant_id: String(small.restaurant), ...query },
  });
async function figures(date?: string, headers = manager): Promise<StaffDay> {
  const reply = await ask(date === undefined ? {} : { date }, headers);
  expectStatus(reply, 200);
  return contract.getStaffDay.reply.parse(reply.json()).data;
}

afterEach(async () => {
  now = fridayNoon;
  await db.delete(orders);
  await db.update(restaurantHours).set({ opens: '10:00', closes: '22:00' });
  await db.update(restaurants).set({ timeZone: 'Australia/Sydney' });
});

/** An order of 10.00 that was taken in cash at an instant. */
const takenAt = (instant: string, more: Partial<OrderToInsert> = {}): OrderToInsert => ({
  cart: cartOf([plainLine(1, 1000)], { tax: gst }),
  businessDay: instant.slice(0, 10),
  placedAt: new Date(instant),
  promisedAt: new Date(instant),
  payments: [
    {
      gateway: 'cash',
      status: 'succeeded',
      takenAt: new Date(instant),
      createdAt: new Date(instant),
    },
  ],
  ...more,
});

describe('the day is the restaurant’s', () => {
  test('R18 what is taken after midnight of a long evening is the evening’s', async () => {
    await db.update(restaurantHours).set({ opens: '18:00', closes: '02:00' });
    // 01:59 and 02:00 of Saturday in Sydney.
    await insertOrders(db, [takenAt('2026-11-20T14:59:00Z'), takenAt('2026-11-20T15:00:00Z')]);
    expect((await figures('2026-11-20')).money.taken).toBe(10);
    expect((await figures('2026-11-21')).money.taken).toBe(10);
  });

  test('R18 today is still yesterday until the evening closes', async () => {
    await db.update(restaurantHours).set({ opens: '18:00', closes: '02:00' });
    now = new Date('2026-11-20T14:30:00Z');
    const later = await signStaffIn(app, 'manager@corner.test');
    expect(await figures(undefined, later)).toMatchObject({
      date: '2026-11-20',
      today: '2026-11-20',
    });
  });

  test.each([
    ['Australia/Sydney', '2026-11-19T13:00:00.000Z'],
    ['Europe/Zurich', '2026-11-19T23:00:00.000Z'],
    ['America/New_York', '2026-11-20T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
  ])('R17 in %s it begins at %s, and a second before is the day before', async (zone, begins) => {
    await db.update(restaurants).set({ timeZone: zone });
    const before = new Date(Date.parse(begins) - 1000).toISOString();
    await insertOrders(db, [takenAt(before), takenAt(begins), takenAt(begins)]);
    const day = await figures('2026-11-20');
    expect(day.begins_at).toBe(begins);
    expect(day.money.taken).toBe(20);
    expect(day.hours.map(({ time, taken }) => [time, taken])).toContainEqual(['00:00', 20]);
    expect((await figures('2026-11-19')).money.taken).toBe(10);
  });

  test('R23 the hour that occurs twice when clocks go back is two, and no cent falls between', async () => {
    await db.update(restaurantHours).set({ opens: '20:00', closes: '04:00' });
    // Sunday 5 April 2026, 02:30 in summer time and again in standard time.
    const twice = ['2026-04-04T15:30:00Z', '2026-04-04T16:30:00Z'];
    await insertOrders(
      db,
      twice.map((instant) => takenAt(instant, { businessDay: '2026-04-04' })),
    );
    const day = await figures('2026-04-04');
    expect(day.money.taken).toBe(20);
    expect(day.hours.map(({ time, orders: count, taken }) => [time, count, taken])).toEqual([
      ['02:00', 1, 10],
      ['02:00', 1, 10],
    ]);
  });

  test('R23 the hour that is skipped when clocks go forward is none', async () => {
    await db.update(restaurantHours).set({ opens: '20:00', closes: '04:00' });
    // 01:30 and 03:30 of Sunday 4 October 2026, an hour apart.
    const around = ['2026-10-03T15:30:00Z', '2026-10-03T16:30:00Z'];
    await insertOrders(
      db,
      around.map((instant) => takenAt(instant, { businessDay: '2026-10-03' })),
    );
    const { hours, ...day } = await figures('2026-10-03');
    expect(hours.map(({ time }) => time)).toEqual(['01:00', '03:00']);
    expect(Date.parse(day.ends_at) - Date.parse(day.begins_at)).toBe(23 * 3_600_000);
  });
});

describe('what nobody came for', () => {
  test('R61 is in no count of what was sold, though a card that paid it is in the takings', async () => {
    const instant = '2026-11-20T01:00:00Z';
    const at = new Date(instant);
    const stripe = { gateway: 'stripe' as const, status: 'succeeded' as const };
    const [, left = ''] = await insertOrders(db, [
      takenAt(instant, { status: 'completed' }),
      takenAt(instant, {
        status: 'completed',
        payments: [{ ...stripe, takenAt: at, createdAt: at }],
      }),
    ]);
    await db.update(orders).set({ notCollectedAt: at }).where(eq(orders.id, left));
    const day = await figures('2026-11-20');
    expect(day.orders).toMatchObject([{ status: 'completed', count: 1 }]);
    expect(day.dishes.by_quantity).toMatchObject([{ quantity: 1 }]);
    expect(day.hours.map((hour) => hour.orders)).toEqual([1]);
    expect(day.money.taken).toBe(20);
  });
});

describe('what is open', () => {
  test('is a disputed payment, and no refund that failed once it was given again', async () => {
    const instant = '2026-11-20T01:00:00Z';
    const at = new Date(instant);
    const back = { amount: 400, kind: 'refund' as const };
    const [id = ''] = await insertOrders(db, [
      takenAt(instant, {
        payments: [
          {
            gateway: 'stripe',
            status: 'succeeded',
            takenAt: at,
            createdAt: at,
            refunds: [
              { ...back, status: 'failed', createdAt: at },
              { ...back, status: 'succeeded', createdAt: new Date(at.getTime() + 60_000) },
            ],
          },
        ],
      }),
    ]);
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
    await db.insert(paymentDisputes).values({
      tenantId: small.tenant,
      gateway: 'stripe',
      id: 'dp_1',
      paymentId: payment?.id ?? '',
      amount: 1000,
      currency: 'AUD',
      reason: 'fraudulent',
      status: 'needs_response',
      isLive: false,
      openedAt: at,
      updatedAt: at,
    });
    const { open, money } = await figures();
    expect(open.map(({ kind, amount }) => [kind, amount])).toEqual([['disputed', 10]]);
    expect(money).toMatchObject({ taken: 10, refunded: 4 });
  });

  test('R61 R58 is named: held money, another amount, a refund that came back', async () => {
    const instant = '2026-11-20T01:00:00Z';
    const at = new Date(instant);
    const stripe = { gateway: 'stripe' as const, createdAt: at };
    const back = { amount: 400, kind: 'refund' as const, createdAt: at };
    await insertOrders(db, [
      takenAt(instant, {
        status: 'placed',
        payments: [{ ...stripe, status: 'authorised', takenAt: null }],
      }),
      takenAt(instant, { payments: [{ ...stripe, status: 'mismatched', takenAt: at }] }),
      takenAt(instant, {
        payments: [
          {
            ...stripe,
            status: 'succeeded',
            takenAt: at,
            refunds: [{ ...back, status: 'failed' }],
          },
        ],
      }),
    ]);
    const { open, money } = await figures();
    expect(open.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ['held', 10],
      ['mismatched', 10],
      ['order', 10],
      ['refund_failed', 4],
    ]);
    // The refund that came back is still the restaurant's.
    expect(money).toMatchObject({ taken: 10, refunded: 0 });
  });
});
