import { and, eq } from 'drizzle-orm';
import { restaurants } from '#server/db/schema.ts';
import { addArea, addTables } from '#tests/server/setup/booking-plan.ts';
import { withDatabase } from './database.ts';
import type { TestShop } from './test-shop.ts';

/** Gives a restaurant of a test shop, which has none, an area with two tables. */
export async function addTablesTo({ tenantId }: TestShop, restaurant: string): Promise<void> {
  await withDatabase(async (db) => {
    const [row] = await db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.name, restaurant)));
    if (!row) throw new Error(`the shop has no restaurant ${restaurant}`);
    const place = { tenantId, restaurantId: row.id };
    const parties = [
      [1, 2],
      [3, 6],
    ] as const;
    await addTables(db, await addArea(db, 'Inside', place), parties, place);
  });
}
