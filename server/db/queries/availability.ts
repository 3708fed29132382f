import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { modifierGroups, modifiers, restaurantProducts } from '../schema.ts';

type ItemAvailability = {
  restaurantId: number;
  kind: 'product' | 'modifier';
  itemId: number;
  isAvailable: boolean;
  until: Date | null;
};

/** @returns whether this restaurant has such a dish or option. */
export async function setItemAvailability(
  tx: Database,
  tenantId: number,
  { restaurantId, kind, itemId, isAvailable, until }: ItemAvailability,
): Promise<boolean> {
  const change = { isAvailable, unavailableUntil: until };
  if (kind === 'product') {
    const { rowCount } = await tx
      .update(restaurantProducts)
      .set(change)
      .where(
        and(
          eq(restaurantProducts.tenantId, tenantId),
          eq(restaurantProducts.restaurantId, restaurantId),
          eq(restaurantProducts.id, itemId),
        ),
      );
    return rowCount === 1;
  }
  const groups = tx
    .select({ id: modifierGroups.id })
    .from(modifierGroups)
    .where(
      and(eq(modifierGroups.tenantId, tenantId), eq(modifierGroups.restaurantId, restaurantId)),
    );
  const { rowCount } = await tx
    .update(modifiers)
    .set(change)
    .where(
      and(
        eq(modifiers.tenantId, tenantId),
        eq(modifiers.id, itemId),
        inArray(modifiers.modifierGroupId, groups),
      ),
    );
  return rowCount === 1;
}
