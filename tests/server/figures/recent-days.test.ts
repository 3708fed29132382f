import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { orders, restaurantHours } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { cartOf, gst, plainLine } from '#tests/schemas/pricing/carts.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertOrders, type OrderToInsert } from '../setup/insert-orders.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp({ clock: () => fridayNoon });
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');

async function figures(date: string): Promise<StaffDay> {
  const reply = await app.inject({
    url: '/api/v2/staff/days',
    headers: { ...manager },
    query: { restaurant_id: String(small.restaurant), date },
  });
  expectStatus(reply, 200);
  return contract.getStaffDay.reply.parse(reply.json()).data;
}

/** An order of 10.00 for a business day that was taken in cash at an instant. */
const order = (businessDay: string, takenAt: string, more: Partial<OrderToInsert> = {}) => ({
  cart: cartOf([plainLine(1, 1000)], { tax: gst }),
  businessDay,
  placedAt: new Date(takenAt),
  promisedAt: new Date(takenAt),
  payments: [
    {
      gateway: 'cash' as const,
      status: 'succeeded' as const,
      takenAt: new Date(takenAt),
      createdAt: new Date(takenAt),
    },
  ],
  ...more,
});

afterEach(async () => {
  await db.delete(orders);
  await db.update(restaurantHours).set({ opens: '10:00', closes: '22:00' });
});

describe('the fortnight that ends with a day', () => {
  test('has each of its days, those without anything too', async () => {
    const days = (await figures('2026-11-20')).recent_days;
    expect(days).toHaveLength(14);
    expect(days.at(0)).toEqual({ date: '2026-11-07', orders: 0, taken: 0 });
    expect(days.at(-1)).toEqual({ date: '2026-11-20', orders: 0, taken: 0 });
  });

  test('R18 counts what is taken after midnight to the evening before, as the day itself does', async () => {
    await db.update(restaurantHours).set({ opens: '18:00', closes: '02:00' });
    // 01:59 and 02:00 of Friday in Sydney, and what is no part of the fortnight.
    await insertOrders(db, [
      order('2026-11-19', '2026-11-19T14:59:00Z'),
      order('2026-11-20', '2026-11-19T15:00:00Z'),
      order('2026-11-20', '2026-11-19T15:00:00Z', { status: 'cancelled' }),
      order('2026-11-06', '2026-11-06T10:00:00Z'),
      order('2026-11-21', '2026-11-21T10:00:00Z'),
    ]);
    const { recent_days: days, money } = await figures('2026-11-20');
    expect(days.filter(({ orders: count, taken }) => count + taken > 0)).toEqual([
      { date: '2026-11-19', orders: 1, taken: 10 },
      { date: '2026-11-20', orders: 1, taken: 20 },
    ]);
    expect(days.at(-1)?.taken).toBe(money.taken);
  });

  test('R23 agrees with each day alone, over the night in which clocks go forward', async () => {
    await db.update(restaurantHours).set({ opens: '20:00', closes: '04:00' });
    const hours = [0, 6, 12, 18, 24, 30, 36, 42, 48];
    const instants = hours.map((hour) =>
      new Date(Date.parse('2026-10-02T14:00:00Z') + hour * 3_600_000).toISOString(),
    );
    await insertOrders(
      db,
      instants.map((instant) => order('2026-10-03', instant)),
    );
    const { recent_days: days } = await figures('2026-10-06');
    const alone = [];
    for (const { date } of days) {
      const { money } = await figures(date);
      alone.push(money.taken);
    }
    expect(days.map(({ taken }) => taken)).toEqual(alone);
    expect(alone.reduce((sum, taken) => sum + taken)).toBe(hours.length * 10);
  });
});
