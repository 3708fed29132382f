import type { StaffDay } from '#schemas/api/staff-days.ts';
import type { Database } from '../../db/client.ts';
import { readGiftCardSales } from '../../db/queries/day-gift-cards.ts';
import {
  readDisputes,
  readPartsOfTakings,
  readRefunds,
  readTakenByDay,
  readTakenByHour,
  readTakings,
  type Day,
} from '../../db/queries/day-money.ts';
import {
  countOrders,
  countOrdersByDay,
  countOrdersByHour,
  listOpenMatters,
  rankDishes,
  readWaits,
} from '../../db/queries/day-orders.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { dayView, hourOf, type DayRows } from '../../domain/restaurant/day-view.ts';
import { restaurantDayAt } from '../restaurant/restaurant-day-at.ts';
import { businessDaysUntil } from './business-day.ts';

/** So many days are compared: each weekday twice. */
const recentDays = 14;

type Call = {
  tenant: Pick<Tenant, 'id' | 'currency'>;
  restaurant: Restaurant;
  /** Left out: the day that it is. */
  date: string | undefined;
};

/**
 * The figures of a restaurant's business day (decision 044), read in one snapshot: an order that is
 * paid meanwhile is in all of them or in none.
 */
export function dayFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, restaurant, date }: Call,
): Promise<StaffDay> {
  return db.transaction(
    async (tx) => {
      const today = await restaurantDayAt(tx, restaurant, clock());
      const asked = { date: date ?? today, days: recentDays };
      const days = await businessDaysUntil(tx, restaurant, asked);
      const day = days.at(-1);
      if (!day) throw new Error(`${asked.date} is no day`);
      const firstHour = hourOf(day.begins, restaurant.timeZone);
      const rows = await readDay(tx, tenant.id, { day, days, firstHour });
      return dayView(rows, { restaurant, day, days, today, currency: tenant.currency });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** One after the other: a transaction has one connection. */
async function readDay(
  tx: Database,
  tenantId: number,
  { day, days, firstHour }: { day: Day; days: readonly Day[]; firstHour: Date },
): Promise<DayRows> {
  return {
    takings: await readTakings(tx, tenantId, day),
    refunds: await readRefunds(tx, tenantId, day),
    disputes: await readDisputes(tx, tenantId, day),
    giftCards: await readGiftCardSales(tx, tenantId, day),
    parts: await readPartsOfTakings(tx, tenantId, day),
    takenByHour: await readTakenByHour(tx, tenantId, day, firstHour),
    orders: await countOrders(tx, tenantId, day),
    ordersByHour: await countOrdersByHour(tx, tenantId, day, firstHour),
    dishes: await rankDishes(tx, tenantId, day),
    takenByDay: await readTakenByDay(tx, tenantId, days),
    ordersByDay: await countOrdersByDay(tx, tenantId, days),
    waits: await readWaits(tx, tenantId, day),
    open: await listOpenMatters(tx, tenantId, day),
  };
}
