import { and, eq } from 'drizzle-orm';
import type { categories, combos, halfSets } from '../../db/schema.ts';
import { idOf, type WriteContext } from './write-context.ts';

type Ordered = typeof categories | typeof combos | typeof halfSets;

/** Writes the order in which the categories, combos or half sets of a restaurant are shown. */
export async function writeOrder(
  context: WriteContext,
  table: Ordered,
  keys: readonly string[],
): Promise<void> {
  const { tx, tenantId, restaurantId } = context;
  for (const [position, key] of keys.entries()) {
    await tx
      .update(table)
      .set({ position })
      .where(
        and(
          eq(table.tenantId, tenantId),
          eq(table.restaurantId, restaurantId),
          eq(table.id, idOf(context, key)),
        ),
      );
  }
}
