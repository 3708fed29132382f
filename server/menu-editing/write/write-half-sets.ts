import { and, eq } from 'drizzle-orm';
import type { EditedHalfSet } from '#schemas/api/menu-document.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { halfSetProducts, halfSets } from '../../db/schema.ts';
import type { EntryChange } from './entry-changes.ts';
import { unknownEntry } from './unknown-entry.ts';
import { idOf, storedId, type WriteContext } from './write-context.ts';

/** Writes which dishes can be halves of each other; a set that is gone is taken off. */
export async function writeHalfSets(
  context: WriteContext,
  changes: readonly EntryChange<EditedHalfSet>[],
): Promise<void> {
  const { tx, tenantId, restaurantId, minor, newIds } = context;
  const table = halfSets;
  for (const { key, before, after } of changes) {
    const row = after && {
      name: after.name,
      description: after.description,
      translations: after.translations ?? {},
      imagePath: after.image_url,
      categoryId: after.category_id === null ? null : idOf(context, after.category_id),
      baseMode: after.base_mode,
      toppingMode: after.topping_mode,
      surcharge: minor(after.surcharge),
      excludedValues: after.excluded_values,
      isListed: true,
    };
    const stored = storedId(key);
    const [written] =
      stored === null && row
        ? await tx
            .insert(table)
            .values({ ...row, tenantId, restaurantId })
            .returning({ id: table.id })
        : await tx
            .update(table)
            .set(row ?? { isListed: false })
            .where(
              and(
                eq(table.tenantId, tenantId),
                eq(table.restaurantId, restaurantId),
                eq(table.id, stored ?? 0),
              ),
            )
            .returning({ id: table.id });
    if (!written) throw unknownEntry('half_sets', key);
    newIds.set(key, written.id);
    if (!after || isSameValue(before?.dish_ids, after.dish_ids)) continue;
    await writeHalves(context, written.id, after.dish_ids);
  }
}

async function writeHalves(
  context: WriteContext,
  halfSetId: number,
  dishes: readonly string[],
): Promise<void> {
  const { tx, tenantId } = context;
  const table = halfSetProducts;
  await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.halfSetId, halfSetId)));
  if (dishes.length === 0) return;
  await tx.insert(table).values(
    dishes.map((dish, position) => ({
      tenantId,
      halfSetId,
      restaurantProductId: idOf(context, dish),
      position,
    })),
  );
}
