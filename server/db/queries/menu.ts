import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import {
  categories,
  categoryHours,
  categoryProducts,
  configurationAttributes,
  configurationValues,
  modifierGroups,
  modifiers,
  nestedModifierGroups,
  productModifierGroups,
  products,
  restaurantProducts,
  restaurants,
} from '../schema.ts';
import { listDishPairs } from './dish-pairs.ts';
import { readMenuOffers } from './menu-offers.ts';
import { readStockOf } from './stock.ts';

/** Every row of one restaurant's menu, each list in the order it is shown in. */
export type MenuRows = Awaited<ReturnType<typeof readMenuRows>>;

/** Reads what is listed, with what is left of a business day and what is ordered together. */
export async function readMenuRows(
  db: Database,
  tenantId: number,
  { restaurantId, businessDay }: { restaurantId: number; businessDay: string },
) {
  const [content, stock, pairs] = await Promise.all([
    readMenuContent(db, tenantId, restaurantId),
    readStockOf(db, tenantId, { restaurantId, day: businessDay }),
    listDishPairs(db, tenantId, restaurantId),
  ]);
  return { ...content, stock, pairs };
}

/** The rows of a menu without its counts. */
export type MenuContentRows = Awaited<ReturnType<typeof readMenuContent>>;

/**
 * Reads what is listed; the rest of a product that is not listed is left out by the builder. All
 * statements are sent at once: of a menu that nobody asked for yet, somebody waits for the page.
 */
export async function readMenuContent(db: Database, tenantId: number, restaurantId: number) {
  const ofRestaurant = (table: typeof categories | typeof modifierGroups) =>
    and(
      eq(table.tenantId, tenantId),
      eq(table.restaurantId, restaurantId),
      eq(table.isListed, true),
    );
  const listed = and(
    eq(restaurantProducts.tenantId, tenantId),
    eq(restaurantProducts.restaurantId, restaurantId),
    eq(restaurantProducts.isListed, true),
  );
  const [
    listedCategories,
    hours,
    placed,
    sold,
    groups,
    options,
    offers,
    nested,
    configurations,
    further,
  ] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(ofRestaurant(categories))
      .orderBy(asc(categories.position), asc(categories.id)),
    db
      .select({ hours: categoryHours })
      .from(categoryHours)
      .innerJoin(
        categories,
        and(
          eq(categories.tenantId, categoryHours.tenantId),
          eq(categories.id, categoryHours.categoryId),
        ),
      )
      .where(ofRestaurant(categories))
      .orderBy(asc(categoryHours.weekday), asc(categoryHours.opens)),
    db
      .select({ placed: categoryProducts })
      .from(categoryProducts)
      .innerJoin(
        categories,
        and(
          eq(categories.tenantId, categoryProducts.tenantId),
          eq(categories.id, categoryProducts.categoryId),
        ),
      )
      .where(ofRestaurant(categories))
      .orderBy(asc(categoryProducts.position), asc(categoryProducts.restaurantProductId)),
    db
      .select({ sold: restaurantProducts, product: products })
      .from(restaurantProducts)
      .innerJoin(
        products,
        and(
          eq(products.tenantId, restaurantProducts.tenantId),
          eq(products.id, restaurantProducts.productId),
        ),
      )
      .where(listed)
      .orderBy(asc(restaurantProducts.id)),
    db
      .select()
      .from(modifierGroups)
      .where(ofRestaurant(modifierGroups))
      .orderBy(asc(modifierGroups.id)),
    db
      .select({ modifier: modifiers })
      .from(modifiers)
      .innerJoin(
        modifierGroups,
        and(
          eq(modifierGroups.tenantId, modifiers.tenantId),
          eq(modifierGroups.id, modifiers.modifierGroupId),
        ),
      )
      .where(and(ofRestaurant(modifierGroups), eq(modifiers.isListed, true)))
      .orderBy(asc(modifiers.position), asc(modifiers.id)),
    db
      .select({ offer: productModifierGroups })
      .from(productModifierGroups)
      .innerJoin(
        restaurantProducts,
        and(
          eq(restaurantProducts.tenantId, productModifierGroups.tenantId),
          eq(restaurantProducts.id, productModifierGroups.restaurantProductId),
        ),
      )
      .where(listed)
      .orderBy(asc(productModifierGroups.position), asc(productModifierGroups.modifierGroupId)),
    db
      .select({ nested: nestedModifierGroups })
      .from(nestedModifierGroups)
      .innerJoin(
        modifierGroups,
        and(
          eq(modifierGroups.tenantId, nestedModifierGroups.tenantId),
          eq(modifierGroups.id, nestedModifierGroups.modifierGroupId),
        ),
      )
      .where(ofRestaurant(modifierGroups))
      .orderBy(asc(nestedModifierGroups.position), asc(nestedModifierGroups.modifierGroupId)),
    readConfigurations(db, tenantId, restaurantId),
    readMenuOffers(db, tenantId, restaurantId),
  ]);
  return {
    categories: listedCategories,
    hours,
    placed,
    products: sold,
    groups,
    modifiers: options,
    offers,
    nested,
    ...configurations,
    ...further,
  };
}

/** Configurations hang on a product or on a modifier; both lead back to the restaurant. */
async function readConfigurations(db: Database, tenantId: number, restaurantId: number) {
  const ofRestaurant = sql`(${configurationAttributes.restaurantProductId} in (
      select id from restaurant_products
      where tenant_id = ${tenantId} and restaurant_id = ${restaurantId}
    ) or ${configurationAttributes.modifierId} in (
      select m.id from modifiers m
      join modifier_groups g on g.tenant_id = m.tenant_id and g.id = m.modifier_group_id
      where g.tenant_id = ${tenantId} and g.restaurant_id = ${restaurantId}
    ))`;
  const mine = and(
    eq(configurationAttributes.tenantId, tenantId),
    eq(configurationAttributes.isListed, true),
    ofRestaurant,
  );
  const [attributes, values] = await Promise.all([
    db
      .select()
      .from(configurationAttributes)
      .where(mine)
      .orderBy(asc(configurationAttributes.position), asc(configurationAttributes.id)),
    db
      .select({ value: configurationValues })
      .from(configurationValues)
      .innerJoin(
        configurationAttributes,
        and(
          eq(configurationAttributes.tenantId, configurationValues.tenantId),
          eq(configurationAttributes.id, configurationValues.attributeId),
        ),
      )
      .where(and(mine, eq(configurationValues.isListed, true)))
      .orderBy(asc(configurationValues.position), asc(configurationValues.id)),
  ]);
  return { attributes, values };
}

/** Records that a menu changed; announceMenuChange notifies the instances. */
export async function bumpMenuVersion(
  tx: Database,
  tenantId: number,
  restaurantId: number,
): Promise<void> {
  await tx
    .update(restaurants)
    .set({ menuVersion: sql`${restaurants.menuVersion} + 1` })
    .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, restaurantId)));
}
