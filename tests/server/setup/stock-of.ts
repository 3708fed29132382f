import type { Database } from '#server/db/client.ts';
import { readStock } from '#server/db/queries/stock.ts';
import type { Deps } from '#server/dependencies/deps.ts';
import { stockDays, stockLevels } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';

type Item = { kind: 'product' | 'modifier'; itemId: number };
/** What each day begins with, and the business day of which the count is what is left. */
type Daily = { dailyHalves: number; businessDay: string };

/** Counts a dish or an option of the first small tenant, in halves, as open menus show it at once. */
export async function setStock(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  item: Item,
  halves: number,
  daily?: Daily,
): Promise<void> {
  const own = { tenantId: small.tenant, ...item };
  const way = { halves: daily ? null : halves, dailyHalves: daily?.dailyHalves ?? null };
  await db
    .insert(stockLevels)
    .values({ ...own, restaurantId: small.restaurant, ...way })
    .onConflictDoUpdate({
      target: [stockLevels.tenantId, stockLevels.kind, stockLevels.itemId],
      set: way,
    });
  if (daily) {
    const { businessDay } = daily;
    await db
      .insert(stockDays)
      .values({ ...own, businessDay, halves })
      .onConflictDoUpdate({
        target: [stockDays.tenantId, stockDays.kind, stockDays.itemId, stockDays.businessDay],
        set: { halves },
      });
  }
  menus.clear();
}

/** Halves that are left of it: of a business day, where it is counted by the day. */
export async function stockOf(
  db: Database,
  item: Item,
  day: string | null = null,
): Promise<number | undefined> {
  const [level] = await readStock(db, small.tenant, [{ ...item, day }]);
  return level?.left;
}
