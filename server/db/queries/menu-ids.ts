import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { configurationAttributes, modifiers, restaurantProducts } from '../schema.ts';

export type MenuIds = {
  restaurantProductId: number;
  modifierIds: readonly number[];
  attributeIds: readonly number[];
};

/**
 * Whether every id stands somewhere in this tenant's menus, listed or not. An id that does not is
 * answered 404 whoever's it is, so that nothing is told about other tenants (rules R28, R95).
 */
export async function ownsMenuIds(
  db: Database,
  tenantId: number,
  { restaurantProductId, modifierIds, attributeIds }: MenuIds,
): Promise<boolean> {
  const [found, foundModifiers, foundAttributes] = await Promise.all([
    db
      .select({ id: restaurantProducts.id })
      .from(restaurantProducts)
      .where(
        and(
          eq(restaurantProducts.tenantId, tenantId),
          eq(restaurantProducts.id, restaurantProductId),
        ),
      ),
    db
      .select({ id: modifiers.id })
      .from(modifiers)
      .where(and(eq(modifiers.tenantId, tenantId), inArray(modifiers.id, [...modifierIds]))),
    db
      .select({ id: configurationAttributes.id })
      .from(configurationAttributes)
      .where(
        and(
          eq(configurationAttributes.tenantId, tenantId),
          inArray(configurationAttributes.id, [...attributeIds]),
        ),
      ),
  ]);
  return (
    found.length === 1 &&
    foundModifiers.length === new Set(modifierIds).size &&
    foundAttributes.length === new Set(attributeIds).size
  );
}
