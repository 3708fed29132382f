import { and, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { stockLevels } from '../schema.ts';
import type { StockItem, StockLevel } from './stock.ts';

export type StockCount = StockItem &
  Pick<StockLevel, 'restaurantId' | 'halves' | 'businessDay'> &
  Partial<Pick<StockLevel, 'dailyHalves'>>;

/** Says how many there are on a business day; from the next business day on the daily amount counts (R65). */
export async function upsertStock(
  tx: Database,
  tenantId: number,
  { kind, itemId, restaurantId, ...count }: StockCount,
): Promise<void> {
  await tx
    .insert(stockLevels)
    .values({ tenantId, kind, itemId, restaurantId, ...count })
    .onConflictDoUpdate({
      target: [stockLevels.tenantId, stockLevels.kind, stockLevels.itemId],
      set: count,
    });
}

/** What has no row is not counted. */
export async function deleteStock(
  tx: Database,
  tenantId: number,
  { kind, itemId }: StockItem,
): Promise<void> {
  await tx
    .delete(stockLevels)
    .where(
      and(
        eq(stockLevels.tenantId, tenantId),
        eq(stockLevels.kind, kind),
        eq(stockLevels.itemId, itemId),
      ),
    );
}
