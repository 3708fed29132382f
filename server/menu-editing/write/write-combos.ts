import { and, eq, inArray } from 'drizzle-orm';
import type { ComboStep, EditedCombo } from '#schemas/api/menu-document.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { comboChoices, comboComponents, combos } from '../../db/schema.ts';
import type { EntryChange } from './entry-changes.ts';
import { unknownEntry } from './unknown-entry.ts';
import { idOf, storedId, type WriteContext } from './write-context.ts';

/** Writes combos with their steps; one that is gone is taken off, for carts and orders name it. */
export async function writeCombos(
  context: WriteContext,
  changes: readonly EntryChange<EditedCombo>[],
): Promise<void> {
  const { tx, tenantId, restaurantId, minor, newIds } = context;
  const table = combos;
  for (const { key, before, after } of changes) {
    const row = after && {
      name: after.name,
      description: after.description,
      translations: after.translations ?? {},
      imagePath: after.image_url,
      categoryId: after.category_id === null ? null : idOf(context, after.category_id),
      price: minor(after.price),
      takesItemCoupons: after.takes_item_coupons,
      hours: after.hours,
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
    if (!written) throw unknownEntry('combos', key);
    newIds.set(key, written.id);
    if (!after || isSameValue(before?.steps, after.steps)) continue;
    await writeSteps(context, written.id, { before: before?.steps ?? [], after: after.steps });
  }
}

type Steps = Record<'before' | 'after', readonly ComboStep[]>;

async function writeSteps(
  context: WriteContext,
  comboId: number,
  { before, after }: Steps,
): Promise<void> {
  const { tx, tenantId, newIds } = context;
  const table = comboComponents;
  const owned = and(eq(table.tenantId, tenantId), eq(table.comboId, comboId));
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => Number(id));
    await tx
      .update(table)
      .set({ isListed: false })
      .where(and(owned, inArray(table.id, ids)));
  }
  for (const [position, step] of after.entries()) {
    const { id: key, name, translations = {}, min, max, choices } = step;
    const row = { name, translations, min, max, position, isListed: true };
    const stored = storedId(key);
    const [written] =
      stored === null
        ? await tx
            .insert(table)
            .values({ ...row, tenantId, comboId })
            .returning({ id: table.id })
        : await tx
            .update(table)
            .set(row)
            .where(and(owned, eq(table.id, stored)))
            .returning({ id: table.id });
    if (!written) throw unknownEntry('steps', key);
    newIds.set(key, written.id);
    const was = before.find(({ id }) => id === key)?.choices ?? [];
    if (!isSameValue(was, choices)) await writeDishesOf(context, written.id, choices);
  }
}

async function writeDishesOf(
  context: WriteContext,
  componentId: number,
  choices: ComboStep['choices'],
): Promise<void> {
  const { tx, tenantId, minor } = context;
  const table = comboChoices;
  await tx
    .delete(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.componentId, componentId)));
  if (choices.length === 0) return;
  await tx.insert(table).values(
    choices.map(({ dish_id, upcharge, is_default: isDefault }, position) => ({
      tenantId,
      componentId,
      restaurantProductId: idOf(context, dish_id),
      upcharge: minor(upcharge),
      isDefault,
      position,
    })),
  );
}
