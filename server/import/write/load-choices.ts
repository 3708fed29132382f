import { and, asc, eq, type SQL } from 'drizzle-orm';
import { groupBy } from '../../caches/group-by.ts';
import type { Database } from '../../db/client.ts';
import {
  configurationAttributes,
  configurationValues,
  modifierGroups,
  nestedModifierGroups,
} from '../../db/schema.ts';
import type { SizesLine } from '../menu/menu-lines.ts';
import { isOneOf } from './sql-parts.ts';

/** Which groups an option asks in turn, of those that a condition names. */
export async function loadNested(
  db: Database,
  tenantId: number,
  ofSource: SQL | undefined,
): Promise<(modifierId: number) => readonly number[]> {
  const table = nestedModifierGroups;
  const rows = await db
    .select({ modifierId: table.modifierId, groupId: table.modifierGroupId })
    .from(table)
    .innerJoin(
      modifierGroups,
      and(eq(modifierGroups.tenantId, tenantId), eq(modifierGroups.id, table.modifierGroupId)),
    )
    .where(and(eq(table.tenantId, tenantId), ofSource))
    .orderBy(asc(table.position));
  const byModifier = groupBy(rows, ({ modifierId }) => modifierId);
  return (modifierId) => (byModifier.get(modifierId) ?? []).map(({ groupId }) => groupId);
}

/** The sizes of dishes as they are on the menu. */
export async function loadSizes(
  db: Database,
  tenantId: number,
  dishIds: readonly number[],
): Promise<(dishId: number) => readonly SizesLine[]> {
  const choices = configurationAttributes;
  const values = configurationValues;
  const rows = await db
    .select({ choice: choices, value: values })
    .from(choices)
    .innerJoin(
      values,
      and(
        eq(values.tenantId, tenantId),
        eq(values.attributeId, choices.id),
        eq(values.isListed, true),
      ),
    )
    .where(
      and(
        eq(choices.tenantId, tenantId),
        eq(choices.isListed, true),
        isOneOf(choices.restaurantProductId, dishIds),
      ),
    )
    .orderBy(asc(choices.position), asc(choices.id), asc(values.position), asc(values.id));
  const byDish = groupBy(rows, ({ choice }) => choice.restaurantProductId);
  return (dishId) =>
    [...groupBy(byDish.get(dishId) ?? [], ({ choice }) => choice.id).values()].flatMap((some) => {
      const [first] = some;
      if (!first) return [];
      return [
        {
          name: first.choice.displayName,
          values: some.map(({ value }) => ({
            name: value.displayValue,
            adjustment: value.priceAdjustment,
          })),
        },
      ];
    });
}
