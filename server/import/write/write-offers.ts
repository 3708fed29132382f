import { and, eq, inArray } from 'drizzle-orm';
import { productModifierGroups } from '../../db/schema.ts';
import type { DishLine } from '../menu/menu-lines.ts';
import type { Change } from './plan-menu.ts';
import { isOneOf } from './sql-parts.ts';
import { inParts, type WriteContext } from './write-context.ts';

/** Hangs the groups of choices on the dishes, anew where they differ. */
export async function writeOffers(
  context: WriteContext,
  changes: readonly Change<DishLine>[],
  dishIds: ReadonlyMap<string, number>,
  groupIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { tx, tenantId, imported } = context;
  const table = productModifierGroups;
  const touched = changes.filter(({ kind, fields }) => kind === 'new' || fields.includes('groups'));
  const ofSource = [...imported.groupIds.values()];
  await inParts(context, null, touched, async (some) => {
    const dishes = some.flatMap(({ externalId }) => dishIds.get(externalId) ?? []);
    await tx
      .delete(table)
      .where(
        and(
          eq(table.tenantId, tenantId),
          inArray(table.restaurantProductId, dishes),
          isOneOf(table.modifierGroupId, ofSource),
        ),
      );
    return [];
  });
  const rows = touched.flatMap(({ externalId, after }) => {
    const restaurantProductId = dishIds.get(externalId);
    if (restaurantProductId === undefined) return [];
    return after.groups.flatMap((group, position) => {
      const modifierGroupId = groupIds.get(group);
      return modifierGroupId === undefined
        ? []
        : [{ tenantId, restaurantProductId, modifierGroupId, position }];
    });
  });
  await inParts(context, null, rows, (some) =>
    tx.insert(table).values(some).returning({ position: table.position }),
  );
}
