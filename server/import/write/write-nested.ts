import { and, eq, inArray } from 'drizzle-orm';
import { nestedModifierGroups } from '../../db/schema.ts';
import { choiceKey, type ChoiceLine } from '../menu/menu-lines.ts';
import type { Change } from './plan-menu.ts';
import { isOneOf } from './sql-parts.ts';
import { inParts, type WriteContext } from './write-context.ts';

/** Hangs groups on the options that ask them in turn, anew where they differ. */
export async function writeNested(
  context: WriteContext,
  changes: readonly Change<ChoiceLine>[],
  choiceIds: ReadonlyMap<string, number>,
  groupIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { tx, tenantId, imported } = context;
  const table = nestedModifierGroups;
  const touched = changes.flatMap(({ kind, fields, after }) => {
    const isTouched = kind === 'new' ? after.nested.length > 0 : fields.includes('nested');
    const modifierId = choiceIds.get(choiceKey(after.group, after.option));
    return isTouched && modifierId !== undefined ? [{ modifierId, nested: after.nested }] : [];
  });
  const ofSource = [...imported.groupIds.values()];
  await inParts(context, null, touched, async (some) => {
    const own = some.map(({ modifierId }) => modifierId);
    await tx
      .delete(table)
      .where(
        and(
          eq(table.tenantId, tenantId),
          inArray(table.modifierId, own),
          isOneOf(table.modifierGroupId, ofSource),
        ),
      );
    return [];
  });
  const rows = touched.flatMap(({ modifierId, nested }) =>
    nested.flatMap((group, position) => {
      const modifierGroupId = groupIds.get(group);
      return modifierGroupId === undefined
        ? []
        : [{ tenantId, modifierId, modifierGroupId, position }];
    }),
  );
  await inParts(context, null, rows, (some) =>
    tx.insert(table).values(some).returning({ position: table.position }),
  );
}
