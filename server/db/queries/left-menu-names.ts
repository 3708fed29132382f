import { and, eq, inArray } from 'drizzle-orm';
import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import type { Database } from '../client.ts';
import {
  combos,
  configurationValues,
  deals,
  modifiers,
  products,
  restaurantProducts,
} from '../schema.ts';

/** Names of something of a menu: the original, and those in other languages. */
export type WrittenName = { name: string; translations: EntryTranslations };
export type LeftKind = 'dish' | 'modifier' | 'value' | 'combo' | 'deal';
type Row = WrittenName & { id: number };

/** Where names of what left a menu still are: it is taken off, and never deleted. */
const finders: Record<LeftKind, (db: Database, tenantId: number, ids: number[]) => Promise<Row[]>> =
  {
    dish: (db, tenantId, ids) =>
      db
        .select({
          id: restaurantProducts.id,
          name: products.name,
          translations: products.translations,
        })
        .from(restaurantProducts)
        .innerJoin(
          products,
          and(
            eq(products.tenantId, restaurantProducts.tenantId),
            eq(products.id, restaurantProducts.productId),
          ),
        )
        .where(and(eq(restaurantProducts.tenantId, tenantId), inArray(restaurantProducts.id, ids))),
    modifier: (db, tenantId, ids) =>
      db
        .select({ id: modifiers.id, name: modifiers.name, translations: modifiers.translations })
        .from(modifiers)
        .where(and(eq(modifiers.tenantId, tenantId), inArray(modifiers.id, ids))),
    value: (db, tenantId, ids) =>
      db
        .select({
          id: configurationValues.id,
          name: configurationValues.displayValue,
          translations: configurationValues.translations,
        })
        .from(configurationValues)
        .where(
          and(eq(configurationValues.tenantId, tenantId), inArray(configurationValues.id, ids)),
        ),
    combo: (db, tenantId, ids) =>
      db
        .select({ id: combos.id, name: combos.name, translations: combos.translations })
        .from(combos)
        .where(and(eq(combos.tenantId, tenantId), inArray(combos.id, ids))),
    deal: (db, tenantId, ids) =>
      db
        .select({ id: deals.id, name: deals.name, translations: deals.translations })
        .from(deals)
        .where(and(eq(deals.tenantId, tenantId), inArray(deals.id, ids))),
  };

/** The names of what left a tenant's menus, by their ids. */
export async function findLeftNames(
  db: Database,
  tenantId: number,
  { kind, ids }: { kind: LeftKind; ids: readonly number[] },
): Promise<ReadonlyMap<number, WrittenName>> {
  if (ids.length === 0) return new Map();
  const rows = await finders[kind](db, tenantId, [...new Set(ids)]);
  return new Map(rows.map(({ id, ...written }) => [id, written]));
}
