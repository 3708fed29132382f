import { and, eq, inArray } from 'drizzle-orm';
import { configurationAttributes, configurationValues } from '../../db/schema.ts';
import type { DishLine } from '../menu/menu-lines.ts';
import type { Change } from './plan-menu.ts';
import { inParts, type WriteContext } from './write-context.ts';

/**
 * Writes the sizes of dishes where they differ. A choice or a value of the same name is the same row,
 * for carts name it; what is not in the file any more is taken off.
 */
export async function writeSizes(
  context: WriteContext,
  changes: readonly Change<DishLine>[],
  dishIds: ReadonlyMap<string, number>,
): Promise<void> {
  const touched = changes.flatMap(({ externalId, kind, fields, after }) => {
    const isTouched = kind === 'new' ? after.sizes.length > 0 : fields.includes('sizes');
    const dishId = dishIds.get(externalId);
    return isTouched && dishId !== undefined ? [{ dishId, sizes: after.sizes }] : [];
  });
  await inParts(context, null, touched, async (some) => {
    const choiceIds = await writeChoices(context, some);
    const wanted = some.flatMap(({ dishId, sizes }) =>
      sizes.flatMap(({ name, values }) => {
        const attributeId = choiceIds.get(choiceOf(dishId, name));
        return attributeId === undefined
          ? []
          : values.map((value, position) => ({ attributeId, position, ...value }));
      }),
    );
    await writeValues(context, [...choiceIds.values()], wanted);
    return [];
  });
}

type Touched = { dishId: number; sizes: DishLine['sizes'] };
const choiceOf = (dishId: number, name: string): string => JSON.stringify([dishId, name]);

/** @returns ids by the dish and the choice's name, of those that the dishes have now */
async function writeChoices(
  { tx, tenantId }: WriteContext,
  touched: readonly Touched[],
): Promise<ReadonlyMap<string, number>> {
  const table = configurationAttributes;
  const own = and(
    eq(table.tenantId, tenantId),
    inArray(
      table.restaurantProductId,
      touched.map(({ dishId }) => dishId),
    ),
  );
  const stored = await tx.update(table).set({ isListed: false }).where(own).returning();
  const known = new Map(
    stored.map((row) => [choiceOf(row.restaurantProductId ?? 0, row.displayName), row.id]),
  );
  const ids = new Map<string, number>();
  const added = [];
  for (const { dishId, sizes } of touched) {
    for (const [position, { name }] of sizes.entries()) {
      const key = choiceOf(dishId, name);
      const id = known.get(key);
      if (id === undefined) {
        added.push({ tenantId, restaurantProductId: dishId, displayName: name, position });
        continue;
      }
      ids.set(key, id);
      await tx
        .update(table)
        .set({ isListed: true, position })
        .where(and(eq(table.tenantId, tenantId), eq(table.id, id)));
    }
  }
  const rows = added.length === 0 ? [] : await tx.insert(table).values(added).returning();
  for (const row of rows) ids.set(choiceOf(row.restaurantProductId ?? 0, row.displayName), row.id);
  return ids;
}

type Value = { attributeId: number; position: number; name: string; adjustment: number };

async function writeValues(
  { tx, tenantId }: WriteContext,
  choiceIds: readonly number[],
  wanted: readonly Value[],
): Promise<void> {
  if (choiceIds.length === 0) return;
  const table = configurationValues;
  const stored = await tx
    .update(table)
    .set({ isListed: false })
    .where(and(eq(table.tenantId, tenantId), inArray(table.attributeId, [...choiceIds])))
    .returning();
  const known = new Map(stored.map((row) => [choiceOf(row.attributeId, row.displayValue), row.id]));
  const added = [];
  for (const { attributeId, position, name, adjustment } of wanted) {
    const row = { displayValue: name, priceAdjustment: adjustment, position };
    const id = known.get(choiceOf(attributeId, name));
    if (id === undefined) added.push({ ...row, tenantId, attributeId });
    else {
      await tx
        .update(table)
        .set({ ...row, isListed: true })
        .where(and(eq(table.tenantId, tenantId), eq(table.id, id)));
    }
  }
  if (added.length > 0) await tx.insert(table).values(added);
}
