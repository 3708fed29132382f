import { Temporal } from 'temporal-polyfill';
import type { VisitFigures, VisitFunnel } from '#schemas/api/visit-counts.ts';
import type { Database } from '../db/client.ts';
import type { Day } from '../db/queries/day-money.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import {
  countOrdersOfDishes,
  countPlacedOrders,
  listDishNames,
  listVisitKeys,
  readVisitSteps,
} from '../db/queries/visit-counts.ts';
import type { Deps } from '../dependencies/deps.ts';
import { businessDayOf } from '../ordering/figures/business-day.ts';
import { restaurantDayAt } from '../ordering/restaurant/restaurant-day-at.ts';

const mostDishes = 10;
const mostSearches = 20;

/** Visitors of a restaurant on a business day, beside those of the same weekday before (decision 108). */
export function visitFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant, date }: { restaurant: Restaurant; date: string | undefined },
): Promise<VisitFigures> {
  const { tenantId, id: restaurantId } = restaurant;
  return db.transaction(
    async (tx) => {
      const asked = date ?? (await restaurantDayAt(tx, restaurant, clock()));
      const before = Temporal.PlainDate.from(asked).subtract({ weeks: 1 }).toString();
      const day = await businessDayOf(tx, restaurant, asked);
      const dayBefore = await businessDayOf(tx, restaurant, before);
      const searches = await listVisitKeys(tx, tenantId, {
        day,
        kind: 'search',
        most: mostSearches,
      });
      return {
        restaurant_id: restaurantId,
        date: asked,
        date_before: before,
        steps: await funnelOf(tx, tenantId, day),
        steps_before: await funnelOf(tx, tenantId, dayBefore),
        searches: searches.map(({ key, count }) => ({ text: key, count })),
        dishes: await dishesOf(tx, tenantId, day),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function funnelOf(tx: Database, tenantId: number, day: Day): Promise<VisitFunnel> {
  const steps = await readVisitSteps(tx, tenantId, day);
  const of = (kind: 'visit' | 'menu' | 'dish' | 'added' | 'checkout' | 'details') =>
    steps.get(kind) ?? 0;
  return {
    visits: of('visit'),
    menu: of('menu'),
    dish: of('dish'),
    added: of('added'),
    checkout: of('checkout'),
    details: of('details'),
    ordered: await countPlacedOrders(tx, tenantId, day),
  };
}

async function dishesOf(tx: Database, tenantId: number, day: Day): Promise<VisitFigures['dishes']> {
  const seen = await listVisitKeys(tx, tenantId, { day, kind: 'dish_seen', most: mostDishes });
  const dishIds = seen.map(({ key }) => Number(key));
  const orders = await countOrdersOfDishes(tx, tenantId, { day, dishIds });
  const names = await listDishNames(tx, tenantId, { restaurantId: day.restaurantId, dishIds });
  return seen.map(({ key, count }) => {
    const id = Number(key);
    return { id, name: names.get(id) ?? '', seen: count, orders: orders.get(id) ?? 0 };
  });
}
