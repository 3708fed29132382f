import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/dependencies/deps.ts';
import { stockLevels } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';

type Item = { kind: 'product' | 'modifier'; itemId: number };
type Count = Partial<Pick<typeof stockLevels.$inferInsert, 'dailyHalves' | 'businessDay'>>;

/** Counts a dish or an option of the first small tenant, in halves, as open menus show it at once. */
export async function setStock(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  item: Item,
  halves: number,
  daily: Count = {},
): Promise<void> {
  const where = { tenantId: small.tenant, restaurantId: small.restaurant };
  const values = { ...where, ...item, halves, dailyHalves: null, businessDay: null, ...daily };
  await db
    .insert(stockLevels)
    .values(values)
    .onConflictDoUpdate({
      target: [stockLevels.tenantId, stockLevels.kind, stockLevels.itemId],
      set: values,
    });
  menus.clear();
}

/** Halves that are left of it now. */
export async function stockOf(db: Database, { kind, itemId }: Item): Promise<number | undefined> {
  const [level] = await db
    .select()
    .from(stockLevels)
    .where(
      and(
        eq(stockLevels.tenantId, small.tenant),
        eq(stockLevels.kind, kind),
        eq(stockLevels.itemId, itemId),
      ),
    );
  return level?.halves;
}
