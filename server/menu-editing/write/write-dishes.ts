import { randomUUID } from 'node:crypto';
import { and, eq, ne, or } from 'drizzle-orm';
import type { EditedDish } from '#schemas/api/menu-document.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { productModifierGroups, products, restaurantProducts } from '../../db/schema.ts';
import type { EntryChange } from './entry-changes.ts';
import { unknownEntry } from './unknown-entry.ts';
import { writeChoices } from './write-choices.ts';
import { idOf, storedId, type WriteContext } from './write-context.ts';
import { isPriceChange, writePrices } from './write-prices.ts';

type DishChange = EntryChange<EditedDish>;

/** Inserts what is new, as rows that writeDishes fills: categories and groups may name them. */
export async function insertDishes(
  context: WriteContext,
  changes: readonly DishChange[],
): Promise<void> {
  const { tx, tenantId, restaurantId, newIds } = context;
  for (const { key, after } of changes) {
    if (!after || storedId(key) !== null) continue;
    const [product] = await tx
      .insert(products)
      .values({ tenantId, name: after.name, externalId: `hand:${randomUUID()}` })
      .returning({ id: products.id });
    if (!product) throw new Error('a product was not inserted');
    const [row] = await tx
      .insert(restaurantProducts)
      .values({ tenantId, restaurantId, productId: product.id, price: 0, onlinePrice: 0 })
      .returning({ id: restaurantProducts.id });
    if (!row) throw new Error('a dish was not inserted');
    newIds.set(key, row.id);
  }
}

/** Writes dishes with their prices and choices; one that is gone is taken off, for orders name it. */
export async function writeDishes(
  context: WriteContext,
  changes: readonly DishChange[],
): Promise<void> {
  await writePrices(context, changes.filter(isPriceChange));
  for (const change of changes) {
    if (!isPriceChange(change)) await writeDish(context, change);
  }
}

async function writeDish(context: WriteContext, { key, before, after }: DishChange): Promise<void> {
  const { tx, tenantId, restaurantId, minor } = context;
  const id = idOf(context, key);
  const table = restaurantProducts;
  const own = and(
    eq(table.tenantId, tenantId),
    eq(table.restaurantId, restaurantId),
    eq(table.id, id),
  );
  const prices = after && {
    price: minor(after.price),
    onlinePrice: minor(after.online_price),
    isFree: after.is_free,
  };
  const [row] = await tx
    .update(table)
    .set(
      after
        ? {
            ...prices,
            isListed: true,
            hasOwnPrice: after.has_own_price,
            unit: after.unit,
            isBestSeller: after.is_best_seller,
            isFresh: after.is_fresh,
            prepMinutes: after.prep_minutes,
            prepUnits: after.prep_units,
            hours: after.hours,
          }
        : { isListed: false },
    )
    .where(own)
    .returning({ productId: table.productId });
  if (!row) throw unknownEntry('dishes', key);
  if (!after || !prices) return;
  await tx
    .update(products)
    .set({
      name: after.name,
      description: after.description,
      imagePath: after.image_url,
      diets: after.diets,
      allergens: after.allergens,
      taxClassId: after.tax_class_id,
    })
    .where(and(eq(products.tenantId, tenantId), eq(products.id, row.productId)));
  if (!after.has_own_price) {
    await tx
      .update(table)
      .set(prices)
      .where(
        and(
          eq(table.tenantId, tenantId),
          eq(table.productId, row.productId),
          eq(table.hasOwnPrice, false),
          or(
            ne(table.price, prices.price),
            ne(table.onlinePrice, prices.onlinePrice),
            ne(table.isFree, prices.isFree),
          ),
        ),
      );
  }
  const choices = { before: before?.choices ?? null, after: after.choices };
  await writeChoices(context, { restaurantProductId: id }, choices);
}

/** Links dishes with the groups that they ask, in their order. */
export async function writeDishGroups(
  context: WriteContext,
  changes: readonly DishChange[],
): Promise<void> {
  const { tx, tenantId } = context;
  const table = productModifierGroups;
  for (const { key, before, after } of changes) {
    // What comes back may still have the links that it had.
    if (!after || (before && isSameValue(before.group_ids, after.group_ids))) continue;
    const restaurantProductId = idOf(context, key);
    await tx
      .delete(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.restaurantProductId, restaurantProductId)));
    if (after.group_ids.length === 0) continue;
    await tx.insert(table).values(
      after.group_ids.map((group, position) => ({
        tenantId,
        restaurantProductId,
        modifierGroupId: idOf(context, group),
        position,
      })),
    );
  }
}
