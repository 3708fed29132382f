import { and, eq } from 'drizzle-orm';
import type { EditedDish } from '#schemas/api/menu-document.ts';
import { restaurantProducts } from '../../db/schema.ts';
import type { EntryChange } from './entry-changes.ts';
import { idOf, storedId, type WriteContext } from './write-context.ts';

/** Writes what goes well with dishes, once all of them have an id: new ones may name each other. */
export async function writeSuggestions(
  context: WriteContext,
  changes: readonly EntryChange<EditedDish>[],
): Promise<void> {
  const { tx, tenantId } = context;
  const table = restaurantProducts;
  for (const { key, before, after } of changes) {
    // What comes back may still have the suggestion that it had.
    const isBack = before === null && storedId(key) !== null;
    if (!after || (!isBack && before?.goes_well_with === after.goes_well_with)) continue;
    const chosen = after.goes_well_with;
    await tx
      .update(table)
      .set({
        suggestsNothing: chosen === 'none',
        goesWithId: chosen === undefined || chosen === 'none' ? null : idOf(context, chosen),
      })
      .where(and(eq(table.tenantId, tenantId), eq(table.id, idOf(context, key))));
  }
}
