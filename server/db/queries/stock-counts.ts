import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { stockDays, stockLevels } from '../schema.ts';
import { writeStock } from './stock.ts';
import type { StockItem } from './stock.ts';

export type StockCount = StockItem & {
  restaurantId: number;
  /** How many there are, in halves: today, where it is counted by the day. */
  halves: number;
  /** What each day begins with; null: it is counted through; undefined: as it was. */
  dailyHalves: number | null | undefined;
  businessDay: string;
};

/**
 * Writes how many there are. Of what is counted by the day that is the count of this business day
 * alone (rule R65); days to come of which some is taken follow a changed daily amount.
 */
export async function upsertStock(
  tx: Database,
  tenantId: number,
  { kind, itemId, restaurantId, halves, businessDay, ...count }: StockCount,
): Promise<void> {
  const own = ofItem(stockLevels, tenantId, { kind, itemId });
  const [before] = await tx.select().from(stockLevels).where(own).for('update');
  const dailyHalves =
    count.dailyHalves === undefined ? (before?.dailyHalves ?? null) : count.dailyHalves;
  const level = { restaurantId, dailyHalves, halves: dailyHalves === null ? halves : null };
  await tx
    .insert(stockLevels)
    .values({ tenantId, kind, itemId, ...level })
    .onConflictDoUpdate({
      target: [stockLevels.tenantId, stockLevels.kind, stockLevels.itemId],
      set: level,
    });
  const days = ofItem(stockDays, tenantId, { kind, itemId });
  if (dailyHalves === null) {
    await tx.delete(stockDays).where(days);
    return;
  }
  const more = dailyHalves - (before?.dailyHalves ?? dailyHalves);
  await tx
    .update(stockDays)
    .set({ halves: sql`greatest(0, ${stockDays.halves} + ${more})` })
    .where(and(days, gt(stockDays.businessDay, businessDay)));
  await writeStock(tx, tenantId, [{ kind, itemId, day: businessDay, left: halves }]);
}

/** What has no row is not counted. */
export async function deleteStock(tx: Database, tenantId: number, item: StockItem): Promise<void> {
  await tx.delete(stockLevels).where(ofItem(stockLevels, tenantId, item));
}

const ofItem = (
  table: typeof stockLevels | typeof stockDays,
  tenantId: number,
  { kind, itemId }: StockItem,
) => and(eq(table.tenantId, tenantId), eq(table.kind, kind), eq(table.itemId, itemId));
