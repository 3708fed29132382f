import type { SampleProduct, SampleRestaurant } from '#schemas/samples/sample-tenant.ts';
import { stockLevels } from '../db/schema.ts';
import type { SeedContext } from './insert-tenant.ts';
import { localDay } from './local-day.ts';

type Offered = {
  restaurant: SampleRestaurant;
  restaurantId: number;
  sold: readonly SampleProduct[];
  ids: ReadonlyMap<string, number>;
};

/** Inserts what is made in a counted number each day, in halves (rules R32, R65). */
export async function insertStock(
  { tx, tenant, now }: SeedContext,
  { restaurant, restaurantId, sold, ids }: Offered,
): Promise<void> {
  const businessDay = localDay(now, restaurant.timeZone);
  const levels = sold.flatMap(({ key, dailyStock }) => {
    const itemId = ids.get(key);
    if (itemId === undefined || dailyStock === undefined) return [];
    const halves = dailyStock * 2;
    return {
      tenantId: tenant.id,
      restaurantId,
      kind: 'product' as const,
      itemId,
      halves,
      dailyHalves: halves,
      businessDay,
    };
  });
  if (levels.length > 0) await tx.insert(stockLevels).values(levels);
}
