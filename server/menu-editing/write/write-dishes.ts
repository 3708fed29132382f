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

const isNew = ({ key, after }: DishChange): boolean => after !== null && storedId(key) === null;

/** So many rows of some 15 columns stay well below the 65,535 parameters of a statement. */
const rowsAtOnce = 500;

/**
 * Inserts what is new, many in one statement: categories and groups may name them. Their choices and
 * groups are written after those.
 */
export async function insertDishes(
  { tx, tenantId, restaurantId, now, minor, newIds }: WriteContext,
  changes: readonly DishChange[],
): Promise<void> {
  const added = changes.flatMap(({ key, after }) =>
    after && storedId(key) === null ? [{ key, after, externalId: `hand:${randomUUID()}` }] : [],
  );
  for (let start = 0; start < added.length; start += rowsAtOnce) {
    const some = added.slice(start, start + rowsAtOnce);
    const productRows = await tx
      .insert(products)
      .values(
        some.map(({ after, externalId }) => ({ ...productColumns(after), tenantId, externalId })),
      )
      .returning({ id: products.id, externalId: products.externalId });
    const productIds = new Map(productRows.map(({ id, externalId }) => [externalId, id]));
    const rows = some.map(({ key, after, externalId }) => {
      const productId = productIds.get(externalId);
      if (productId === undefined) throw new Error('a product was not inserted');
      return { key, productId, columns: dishColumns(after, minor) };
    });
    const dishRows = await tx
      .insert(restaurantProducts)
      .values(
        rows.map(({ productId, columns }) => ({
          ...columns,
          tenantId,
          restaurantId,
          productId,
          addedAt: now,
        })),
      )
      .returning({ id: restaurantProducts.id, productId: restaurantProducts.productId });
    const dishIds = new Map(dishRows.map(({ id, productId }) => [productId, id]));
    for (const { key, productId } of rows) {
      const id = dishIds.get(productId);
      if (id === undefined) throw new Error('a dish was not inserted');
      newIds.set(key, id);
    }
  }
}

const productColumns = (dish: EditedDish) => ({
  name: dish.name,
  description: dish.description,
  translations: dish.translations ?? {},
  imagePath: dish.image_url,
  diets: dish.diets,
  allergens: dish.allergens,
  taxClassId: dish.tax_class_id,
});

const priceColumns = (dish: EditedDish, minor: WriteContext['minor']) => ({
  price: minor(dish.price),
  onlinePrice: minor(dish.online_price),
  isFree: dish.is_free,
});

const dishColumns = (dish: EditedDish, minor: WriteContext['minor']) => ({
  ...priceColumns(dish, minor),
  isListed: true,
  hasOwnPrice: dish.has_own_price,
  unit: dish.unit,
  isBestSeller: dish.is_best_seller,
  isFresh: dish.is_fresh,
  prepMinutes: dish.prep_minutes,
  prepUnits: dish.prep_units,
  hours: dish.hours,
});

/** Writes dishes with their prices and choices; one that is gone is taken off, for orders name it. */
export async function writeDishes(
  context: WriteContext,
  changes: readonly DishChange[],
): Promise<void> {
  await writePrices(context, changes.filter(isPriceChange));
  for (const change of changes) {
    if (isPriceChange(change)) continue;
    // The row of a new one is whole already.
    if (!isNew(change)) await writeDish(context, change);
    await writeChoicesOf(context, change);
  }
}

async function writeChoicesOf(
  context: WriteContext,
  { key, before, after }: DishChange,
): Promise<void> {
  if (!after || (storedId(key) === null && after.choices.length === 0)) return;
  const choices = { before: before?.choices ?? null, after: after.choices };
  await writeChoices(context, { restaurantProductId: idOf(context, key) }, choices);
}

async function writeDish(context: WriteContext, { key, after }: DishChange): Promise<void> {
  const { tx, tenantId, restaurantId, minor } = context;
  const id = idOf(context, key);
  const table = restaurantProducts;
  const own = and(
    eq(table.tenantId, tenantId),
    eq(table.restaurantId, restaurantId),
    eq(table.id, id),
  );
  const [row] = await tx
    .update(table)
    .set(after ? dishColumns(after, minor) : { isListed: false })
    .where(own)
    .returning({ productId: table.productId });
  if (!row) throw unknownEntry('dishes', key);
  if (!after) return;
  await tx
    .update(products)
    .set(productColumns(after))
    .where(and(eq(products.tenantId, tenantId), eq(products.id, row.productId)));
  if (!after.has_own_price) {
    const prices = priceColumns(after, minor);
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
}

/** Links dishes with the groups that they ask, in their order. */
export async function writeDishGroups(
  context: WriteContext,
  changes: readonly DishChange[],
): Promise<void> {
  const { tx, tenantId } = context;
  const table = productModifierGroups;
  for (const { key, before, after } of changes) {
    if (after?.group_ids.length === 0 && storedId(key) === null) continue;
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
