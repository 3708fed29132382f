import type { SampleProduct } from '#schemas/samples/sample-tenant.ts';
import { stockLevels } from '../db/schema.ts';
import type { SeedContext } from './insert-tenant.ts';

type Offered = {
  restaurantId: number;
  sold: readonly SampleProduct[];
  ids: ReadonlyMap<string, number>;
};

/** Inserts what is made in a counted number each day, in halves (rules R32, R65). */
export async function insertStock(
  { tx, tenant }: SeedContext,
  { restaurantId, sold, ids }: Offered,
): Promise<void> {
  const levels = sold.flatMap(({ key, dailyStock }) => {
    const itemId = ids.get(key);
    if (itemId === undefined || dailyStock === undefined) return [];
    return {
      tenantId: tenant.id,
      restaurantId,
      kind: 'product' as const,
      itemId,
      halves: null,
      dailyHalves: dailyStock * 2,
    };
  });
  if (levels.length > 0) await tx.insert(stockLevels).values(levels);
}
