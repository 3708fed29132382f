import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { StockKind } from '#schemas/api/staff-stock.ts';
import {
  configurationAttributes,
  configurationValues,
  modifierGroups,
  modifiers,
  restaurantProducts,
} from '../schema.ts';

type ItemAvailability = {
  restaurantId: number;
  kind: StockKind;
  itemId: number;
  isAvailable: boolean;
  until: Date | null;
};

/** @returns whether this restaurant has such a dish, option or value. */
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
  if (kind === 'modifier') {
    const { rowCount } = await tx
      .update(modifiers)
      .set(change)
      .where(
        and(
          eq(modifiers.tenantId, tenantId),
          eq(modifiers.id, itemId),
          inArray(modifiers.modifierGroupId, groupsOf(tx, tenantId, restaurantId)),
        ),
      );
    return rowCount === 1;
  }
  const { rowCount } = await tx
    .update(configurationValues)
    .set(change)
    .where(
      and(
        eq(configurationValues.tenantId, tenantId),
        eq(configurationValues.id, itemId),
        inArray(configurationValues.attributeId, attributesOf(tx, tenantId, restaurantId)),
      ),
    );
  return rowCount === 1;
}

const groupsOf = (db: Database, tenantId: number, restaurantId: number) =>
  db
    .select({ id: modifierGroups.id })
    .from(modifierGroups)
    .where(
      and(eq(modifierGroups.tenantId, tenantId), eq(modifierGroups.restaurantId, restaurantId)),
    );

/** Of its dishes and of their options. */
function attributesOf(db: Database, tenantId: number, restaurantId: number) {
  const dishes = db
    .select({ id: restaurantProducts.id })
    .from(restaurantProducts)
    .where(
      and(
        eq(restaurantProducts.tenantId, tenantId),
        eq(restaurantProducts.restaurantId, restaurantId),
      ),
    );
  const options = db
    .select({ id: modifiers.id })
    .from(modifiers)
    .where(
      and(
        eq(modifiers.tenantId, tenantId),
        inArray(modifiers.modifierGroupId, groupsOf(db, tenantId, restaurantId)),
      ),
    );
  return db
    .select({ id: configurationAttributes.id })
    .from(configurationAttributes)
    .where(
      and(
        eq(configurationAttributes.tenantId, tenantId),
        or(
          inArray(configurationAttributes.restaurantProductId, dishes),
          inArray(configurationAttributes.modifierId, options),
        ),
      ),
    );
}

type MarkedTable = typeof restaurantProducts | typeof modifiers | typeof configurationValues;

const columnsOf = ({ id, isAvailable, unavailableUntil }: MarkedTable) => ({
  id,
  isAvailable,
  unavailableUntil,
});

/** Something that was taken off by hand; with `until` past it is back. */
export type TakenOff = {
  kind: StockKind;
  id: number;
  isAvailable: boolean;
  unavailableUntil: Date | null;
};

/** What of a restaurant is marked as taken off, in no order; some of it may be back by its time. */
export async function listTakenOff(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<TakenOff[]> {
  const isMarked = (table: MarkedTable) =>
    and(
      eq(table.tenantId, tenantId),
      or(eq(table.isAvailable, false), isNotNull(table.unavailableUntil)),
    );
  const [dishes, options, values] = await Promise.all([
    db
      .select(columnsOf(restaurantProducts))
      .from(restaurantProducts)
      .where(and(isMarked(restaurantProducts), eq(restaurantProducts.restaurantId, restaurantId))),
    db
      .select(columnsOf(modifiers))
      .from(modifiers)
      .where(
        and(
          isMarked(modifiers),
          inArray(modifiers.modifierGroupId, groupsOf(db, tenantId, restaurantId)),
        ),
      ),
    db
      .select(columnsOf(configurationValues))
      .from(configurationValues)
      .where(
        and(
          isMarked(configurationValues),
          inArray(configurationValues.attributeId, attributesOf(db, tenantId, restaurantId)),
        ),
      ),
  ]);
  return [
    ...dishes.map((row) => ({ kind: 'product' as const, ...row })),
    ...options.map((row) => ({ kind: 'modifier' as const, ...row })),
    ...values.map((row) => ({ kind: 'configuration_value' as const, ...row })),
  ];
}
