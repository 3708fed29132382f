import { and, asc, eq, sql, type AnyColumn } from 'drizzle-orm';
import { groupBy } from '../../caches/group-by.ts';
import type { Database } from '../../db/client.ts';
import {
  categories,
  categoryHours,
  categoryProducts,
  modifierGroups,
  modifiers,
  productModifierGroups,
  products,
  restaurantProducts,
} from '../../db/schema.ts';
import { choiceKey, hoursText, soldText, type MenuLines, type Sold } from '../menu/menu-lines.ts';
import type { SourceIds } from '../menu/source-ids.ts';
import { loadNested, loadSizes } from './load-choices.ts';

/** What a source brought into a restaurant before, with the rows' ids by the file's. */
export type Imported = {
  lines: MenuLines;
  categoryIds: ReadonlyMap<string, number>;
  /** Ids of restaurant products. */
  dishIds: ReadonlyMap<string, number>;
  groupIds: ReadonlyMap<string, number>;
  /** By choiceKey. */
  choiceIds: ReadonlyMap<string, number>;
  /** Categories and groups, by the file's ids, that dishes which are not of the source stand in or ask. */
  usedByOthers: Record<'categories' | 'groups', ReadonlySet<string>>;
};

type Target = { tenantId: number; restaurantId: number; ids: SourceIds; now: Date };

const startsWith = (column: AnyColumn, beginning: string) =>
  sql<boolean>`starts_with(${column}, ${beginning})`;

/** Neither source nor restaurant holds a colon. */
const fileId = (externalId: string) => externalId.slice(externalId.indexOf(':') + 1);

/** Reads what an import may touch: rows of this tenant, restaurant and source. */
export async function loadImported(db: Database, target: Target): Promise<Imported> {
  const { tenantId, restaurantId, ids, now } = target;
  const inTenant = (table: { tenantId: AnyColumn }) => eq(table.tenantId, tenantId);
  const ofSource = (table: typeof categories | typeof modifierGroups) =>
    and(
      inTenant(table),
      eq(table.restaurantId, restaurantId),
      startsWith(table.externalId, ids.ofRestaurant),
    );
  const categoryRows = await db.select().from(categories).where(ofSource(categories));
  const groupRows = await db.select().from(modifierGroups).where(ofSource(modifierGroups));
  const dishRows = await db
    .select({ dish: restaurantProducts, product: products })
    .from(restaurantProducts)
    .innerJoin(products, and(inTenant(products), eq(products.id, restaurantProducts.productId)))
    .where(
      and(
        inTenant(restaurantProducts),
        eq(restaurantProducts.restaurantId, restaurantId),
        startsWith(products.externalId, ids.ofTenant),
      ),
    );
  const choiceRows = await db
    .select({ choice: modifiers })
    .from(modifiers)
    .innerJoin(
      modifierGroups,
      and(inTenant(modifierGroups), eq(modifierGroups.id, modifiers.modifierGroupId)),
    )
    .where(and(inTenant(modifiers), ofSource(modifierGroups)));

  const hourRows = await db
    .select({ hours: categoryHours })
    .from(categoryHours)
    .innerJoin(categories, and(inTenant(categories), eq(categories.id, categoryHours.categoryId)))
    .where(and(inTenant(categoryHours), ofSource(categories)));
  const placedRows = await db
    .select({ placed: categoryProducts })
    .from(categoryProducts)
    .innerJoin(
      categories,
      and(inTenant(categories), eq(categories.id, categoryProducts.categoryId)),
    )
    .where(and(inTenant(categoryProducts), ofSource(categories)))
    .orderBy(asc(categoryProducts.position));
  const offerRows = await db
    .select({ offer: productModifierGroups })
    .from(productModifierGroups)
    .innerJoin(
      modifierGroups,
      and(inTenant(modifierGroups), eq(modifierGroups.id, productModifierGroups.modifierGroupId)),
    )
    .where(and(inTenant(productModifierGroups), ofSource(modifierGroups)))
    .orderBy(asc(productModifierGroups.position));

  const nestedOf = await loadNested(db, tenantId, ofSource(modifierGroups));
  const sizesOf = await loadSizes(
    db,
    tenantId,
    dishRows.map(({ dish }) => dish.id),
  );

  const dishFileIds = new Map(
    dishRows.map(({ dish, product }) => [dish.id, fileId(product.externalId)]),
  );
  const groupFileIds = new Map(groupRows.map(({ id, externalId }) => [id, fileId(externalId)]));
  const hoursOf = groupBy(hourRows, ({ hours }) => hours.categoryId);
  const placedIn = groupBy(placedRows, ({ placed }) => placed.categoryId);
  const offeredBy = groupBy(offerRows, ({ offer }) => offer.restaurantProductId);

  const categoryFileIds = new Map(
    categoryRows.map(({ id, externalId }) => [id, fileId(externalId)]),
  );
  return {
    usedByOthers: {
      categories: new Set(
        placedRows.flatMap(({ placed }) =>
          dishFileIds.has(placed.restaurantProductId)
            ? []
            : (categoryFileIds.get(placed.categoryId) ?? []),
        ),
      ),
      groups: new Set(
        offerRows.flatMap(({ offer }) =>
          dishFileIds.has(offer.restaurantProductId)
            ? []
            : (groupFileIds.get(offer.modifierGroupId) ?? []),
        ),
      ),
    },
    categoryIds: new Map(categoryRows.map(({ id, externalId }) => [fileId(externalId), id])),
    dishIds: new Map([...dishFileIds].map(([id, externalId]) => [externalId, id])),
    groupIds: new Map([...groupFileIds].map(([id, externalId]) => [externalId, id])),
    choiceIds: new Map(
      choiceRows.map(({ choice }) => [
        choiceKey(groupFileIds.get(choice.modifierGroupId) ?? '', choice.externalId),
        choice.id,
      ]),
    ),
    lines: {
      categories: new Map(
        categoryRows.map(({ id, externalId, name, description, position, isListed }) => [
          fileId(externalId),
          {
            name,
            description,
            position,
            hours: (hoursOf.get(id) ?? []).map(({ hours }) => hoursText(hours)).toSorted(),
            dishes: (placedIn.get(id) ?? []).flatMap(
              ({ placed }) => dishFileIds.get(placed.restaurantProductId) ?? [],
            ),
            isListed,
          },
        ]),
      ),
      dishes: new Map(
        dishRows.map(({ dish, product }) => [
          fileId(product.externalId),
          {
            name: product.name,
            description: product.description,
            diets: product.diets,
            allergens: product.allergens,
            price: dish.price,
            onlinePrice: dish.onlinePrice,
            isFree: dish.isFree,
            isListed: dish.isListed,
            sold: soldNow(dish, now),
            groups: (offeredBy.get(dish.id) ?? []).flatMap(
              ({ offer }) => groupFileIds.get(offer.modifierGroupId) ?? [],
            ),
            sizes: sizesOf(dish.id),
          },
        ]),
      ),
      groups: new Map(
        groupRows.map(({ externalId, name, min, max, isListed }) => [
          fileId(externalId),
          { name, min, max, isListed },
        ]),
      ),
      choices: new Map(
        choiceRows.map(({ choice }) => {
          const group = groupFileIds.get(choice.modifierGroupId) ?? '';
          const { name, price, onlinePrice, maxQuantity, isDefault, isListed, position } = choice;
          const option = choice.externalId;
          const sold = soldNow(choice, now);
          return [
            choiceKey(group, option),
            {
              group,
              option,
              name,
              price,
              onlinePrice,
              maxQuantity,
              isDefault,
              isListed,
              sold,
              position,
              nested: nestedOf(choice.id).flatMap((id) => groupFileIds.get(id) ?? []),
            },
          ];
        }),
      ),
    },
  };
}

/** As the menu reads the two columns: a moment wins over the flag. */
function soldNow(row: { isAvailable: boolean; unavailableUntil: Date | null }, now: Date): Sold {
  if (row.unavailableUntil) return soldText(row.unavailableUntil, now);
  return row.isAvailable ? 'now' : 'until-further-notice';
}
