import { products, restaurantProducts } from '../../db/schema.ts';
import { soldColumns, type DishLine } from '../menu/menu-lines.ts';
import type { Change } from './plan-menu.ts';
import { incoming } from './sql-parts.ts';
import { inParts, type WriteContext } from './write-context.ts';

/** Writes products and what this restaurant asks for them. @returns their ids by the file's. */
export async function writeDishes(
  context: WriteContext,
  changes: readonly Change<DishLine>[],
): Promise<ReadonlyMap<string, number>> {
  const { tx, tenantId, restaurantId, now, ids, imported } = context;
  const productRows = await inParts(context, 'dishes', changes, (some) =>
    tx
      .insert(products)
      .values(
        some.map(({ externalId, after: { name, description, diets, allergens } }) => ({
          tenantId,
          externalId: ids.ofTenant + externalId,
          name,
          description,
          diets: [...diets],
          allergens: [...allergens],
        })),
      )
      .onConflictDoUpdate({
        target: [products.tenantId, products.externalId],
        set: {
          name: incoming(products.name),
          description: incoming(products.description),
          diets: incoming(products.diets),
          allergens: incoming(products.allergens),
        },
      })
      .returning({ id: products.id, externalId: products.externalId }),
  );
  const productIds = new Map(productRows.map(({ id, externalId }) => [externalId, id]));
  const table = restaurantProducts;
  const rows = await inParts(context, null, changes, (some) =>
    tx
      .insert(table)
      .values(
        some.flatMap(({ externalId, after: { price, onlinePrice, isFree, isListed, sold } }) => {
          const productId = productIds.get(ids.ofTenant + externalId);
          if (productId === undefined) return [];
          const row = { tenantId, restaurantId, productId, price, onlinePrice, isFree };
          return { ...row, isListed, addedAt: now, ...soldColumns(sold) };
        }),
      )
      .onConflictDoUpdate({
        target: [table.tenantId, table.restaurantId, table.productId],
        set: {
          price: incoming(table.price),
          onlinePrice: incoming(table.onlinePrice),
          isFree: incoming(table.isFree),
          isListed: incoming(table.isListed),
          isAvailable: incoming(table.isAvailable),
          unavailableUntil: incoming(table.unavailableUntil),
        },
      })
      .returning({ id: table.id, productId: table.productId }),
  );
  const dishIds = new Map(rows.map(({ id, productId }) => [productId, id]));
  const written = changes.flatMap(({ externalId }) => {
    const id = dishIds.get(productIds.get(ids.ofTenant + externalId) ?? 0);
    return id === undefined ? [] : [[externalId, id] as const];
  });
  return new Map([...imported.dishIds, ...written]);
}
