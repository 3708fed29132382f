import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import {
  categories,
  combos,
  halfSets,
  modifierGroups,
  products,
  restaurantProducts,
} from '../schema.ts';

type Named = { id: number; name: string };
type Find = (
  db: Database,
  tenantId: number,
  of: { restaurantId: number; ids: number[] },
) => Promise<Named[]>;

const namesIn =
  (table: typeof categories | typeof modifierGroups | typeof combos | typeof halfSets): Find =>
  (db, tenantId, { restaurantId, ids }) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(
        and(
          eq(table.tenantId, tenantId),
          eq(table.restaurantId, restaurantId),
          inArray(table.id, ids),
        ),
      );

/** Where the names of a kind of entry are (schemas/api/menu-document.ts). */
const finders = new Map<string, Find>([
  [
    'dishes',
    (db, tenantId, { restaurantId, ids }) =>
      db
        .select({ id: restaurantProducts.id, name: products.name })
        .from(restaurantProducts)
        .innerJoin(
          products,
          and(
            eq(products.tenantId, restaurantProducts.tenantId),
            eq(products.id, restaurantProducts.productId),
          ),
        )
        .where(
          and(
            eq(restaurantProducts.tenantId, tenantId),
            eq(restaurantProducts.restaurantId, restaurantId),
            inArray(restaurantProducts.id, ids),
          ),
        ),
  ],
  ['categories', namesIn(categories)],
  ['groups', namesIn(modifierGroups)],
  ['combos', namesIn(combos)],
  ['half_sets', namesIn(halfSets)],
]);

type Entries = { restaurantId: number; keys: ReadonlyMap<string, ReadonlySet<number>> };

/**
 * What entries of a menu are called now, also those that left it.
 * @param entries ids by kind, such as 'dishes'; of a kind that is not known nothing is found.
 * @returns names by `kind/id`.
 */
export async function findEntryNames(
  db: Database,
  tenantId: number,
  { restaurantId, keys }: Entries,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, ids] of keys) {
    const find = finders.get(kind);
    if (!find || ids.size === 0) continue;
    const found = await find(db, tenantId, { restaurantId, ids: [...ids] });
    for (const { id, name } of found) names.set(`${kind}/${id}`, name);
  }
  return names;
}
