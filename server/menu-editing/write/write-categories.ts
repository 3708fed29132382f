import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { EditedCategory } from '#schemas/api/menu-document.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { categories, categoryHours, categoryProducts } from '../../db/schema.ts';
import type { EntryChange } from './entry-changes.ts';
import { unknownEntry } from './unknown-entry.ts';
import { idOf, storedId, type WriteContext } from './write-context.ts';

type CategoryChange = EntryChange<EditedCategory>;

/** Writes categories with their hours and dishes; one that is gone is taken off. */
export async function writeCategories(
  context: WriteContext,
  changes: readonly CategoryChange[],
): Promise<void> {
  const { tx, tenantId, restaurantId, newIds } = context;
  const table = categories;
  for (const { key, before, after } of changes) {
    const row = after && {
      name: after.name,
      description: after.description,
      translations: after.translations ?? {},
      imagePath: after.image_url,
      isListed: true,
    };
    const stored = storedId(key);
    const [written] =
      stored === null && row
        ? await tx
            .insert(table)
            .values({ ...row, tenantId, restaurantId, externalId: `hand:${randomUUID()}` })
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
    if (!written) throw unknownEntry('categories', key);
    newIds.set(key, written.id);
    if (!after) continue;
    // What comes back may still have the hours and dishes that it had.
    if (!isSameValue(before?.hours, after.hours)) {
      await writeHours(context, written.id, after.hours);
    }
    if (!isSameValue(before?.dish_ids, after.dish_ids)) {
      await writePlaces(context, written.id, after.dish_ids);
    }
  }
}

async function writeHours(
  { tx, tenantId }: WriteContext,
  categoryId: number,
  hours: EditedCategory['hours'],
): Promise<void> {
  const table = categoryHours;
  await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.categoryId, categoryId)));
  if (hours.length === 0) return;
  await tx.insert(table).values(
    hours.map(({ weekday, from, to }) => ({
      tenantId,
      categoryId,
      weekday,
      opens: from,
      closes: to,
    })),
  );
}

async function writePlaces(
  context: WriteContext,
  categoryId: number,
  dishes: readonly string[],
): Promise<void> {
  const { tx, tenantId } = context;
  const table = categoryProducts;
  await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.categoryId, categoryId)));
  if (dishes.length === 0) return;
  await tx.insert(table).values(
    dishes.map((dish, position) => ({
      tenantId,
      categoryId,
      restaurantProductId: idOf(context, dish),
      position,
    })),
  );
}
