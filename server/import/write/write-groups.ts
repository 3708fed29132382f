import { modifierGroups, modifiers } from '../../db/schema.ts';
import { choiceKey, soldColumns, type ChoiceLine } from '../menu/menu-lines.ts';
import type { Change, MenuPlan } from './plan-menu.ts';
import { incoming } from './sql-parts.ts';
import { inParts, type WriteContext } from './write-context.ts';

/** Writes groups of choices. @returns their ids by the file's. */
export async function writeGroups(
  context: WriteContext,
  { groups }: MenuPlan,
): Promise<ReadonlyMap<string, number>> {
  const { tx, tenantId, restaurantId, ids, imported } = context;
  const table = modifierGroups;
  const rows = await inParts(context, 'groups of choices', groups.changes, (some) =>
    tx
      .insert(table)
      .values(
        some.map(({ externalId, after }) => ({
          ...after,
          tenantId,
          restaurantId,
          externalId: ids.ofRestaurant + externalId,
        })),
      )
      .onConflictDoUpdate({
        target: [table.tenantId, table.restaurantId, table.externalId],
        set: {
          name: incoming(table.name),
          min: incoming(table.min),
          max: incoming(table.max),
          isListed: incoming(table.isListed),
        },
      })
      .returning({ id: table.id, externalId: table.externalId }),
  );
  const written = rows.map(
    ({ id, externalId }) => [externalId.slice(ids.ofRestaurant.length), id] as const,
  );
  return new Map([...imported.groupIds, ...written]);
}

/** Writes the choices inside the groups. @returns their ids by choiceKey */
export async function writeChoices(
  context: WriteContext,
  changes: readonly Change<ChoiceLine>[],
  groupIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const { tx, tenantId, imported } = context;
  const table = modifiers;
  const rows = await inParts(context, 'choices', changes, (some) =>
    tx
      .insert(table)
      .values(
        some.flatMap(({ after: { group, option, sold, nested: _nested, ...line } }) => {
          const modifierGroupId = groupIds.get(group);
          if (modifierGroupId === undefined) return [];
          return { ...line, ...soldColumns(sold), tenantId, modifierGroupId, externalId: option };
        }),
      )
      .onConflictDoUpdate({
        target: [table.tenantId, table.modifierGroupId, table.externalId],
        set: {
          name: incoming(table.name),
          price: incoming(table.price),
          onlinePrice: incoming(table.onlinePrice),
          maxQuantity: incoming(table.maxQuantity),
          isDefault: incoming(table.isDefault),
          isListed: incoming(table.isListed),
          isAvailable: incoming(table.isAvailable),
          unavailableUntil: incoming(table.unavailableUntil),
          position: incoming(table.position),
        },
      })
      .returning({
        id: table.id,
        modifierGroupId: table.modifierGroupId,
        externalId: table.externalId,
      }),
  );
  const groupOf = new Map([...groupIds].map(([group, id]) => [id, group]));
  const written = rows.map(
    ({ id, modifierGroupId, externalId }) =>
      [choiceKey(groupOf.get(modifierGroupId) ?? '', externalId), id] as const,
  );
  return new Map([...imported.choiceIds, ...written]);
}
