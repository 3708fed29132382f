import { randomUUID } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { EditedGroup, EditedOption } from '#schemas/api/menu-document.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { modifierGroups, modifiers, nestedModifierGroups } from '../../db/schema.ts';
import type { EntryChange } from './entry-changes.ts';
import { unknownEntry } from './unknown-entry.ts';
import { writeChoices } from './write-choices.ts';
import { idOf, storedId, type WriteContext } from './write-context.ts';

type GroupChange = EntryChange<EditedGroup>;

const columnsOf = ({ minor }: WriteContext, group: EditedGroup) => ({
  name: group.name,
  translations: group.translations ?? {},
  min: group.min,
  max: group.max,
  maxDistinct: group.max_distinct,
  freeCount: group.free_count,
  freeMode: group.free_mode,
  sequencePrices: group.sequence_prices?.map(minor) ?? [],
  chargesDefaults: group.charges_defaults,
  creditsSubstitutions: group.credits_substitutions,
  isWholeOnly: group.is_whole_only,
  isListed: true,
});

/** Writes groups without their options; one that is gone is taken off. */
export async function writeGroups(
  context: WriteContext,
  changes: readonly GroupChange[],
): Promise<void> {
  const { tx, tenantId, restaurantId, newIds } = context;
  const table = modifierGroups;
  for (const { key, after } of changes) {
    const stored = storedId(key);
    if (stored === null && after) {
      const externalId = `hand:${randomUUID()}`;
      const [row] = await tx
        .insert(table)
        .values({ ...columnsOf(context, after), tenantId, restaurantId, externalId })
        .returning({ id: table.id });
      if (row) newIds.set(key, row.id);
      continue;
    }
    const { rowCount } = await tx
      .update(table)
      .set(after ? columnsOf(context, after) : { isListed: false })
      .where(
        and(
          eq(table.tenantId, tenantId),
          eq(table.restaurantId, restaurantId),
          eq(table.id, stored ?? 0),
        ),
      );
    if (rowCount !== 1) throw unknownEntry('groups', key);
  }
}

/** Writes the options of groups, and the groups that they ask in turn. */
export async function writeOptions(
  context: WriteContext,
  changes: readonly GroupChange[],
): Promise<void> {
  for (const { key, before, after } of changes) {
    if (!after || isSameValue(before?.options, after.options)) continue;
    await writeOptionsOf(context, key, { before: before?.options ?? null, after: after.options });
  }
}

/** `before` null: the group is new or comes back, and may still have options that it had. */
type Options = { before: readonly EditedOption[] | null; after: readonly EditedOption[] };

async function writeOptionsOf(
  context: WriteContext,
  groupKey: string,
  { before, after }: Options,
): Promise<void> {
  const { tx, tenantId, newIds } = context;
  const table = modifiers;
  const modifierGroupId = idOf(context, groupKey);
  const owned = and(eq(table.tenantId, tenantId), eq(table.modifierGroupId, modifierGroupId));
  if (before === null || before.some(({ id }) => !after.some((one) => one.id === id))) {
    const stay = after.flatMap(({ id }) => storedId(id) ?? []);
    await tx
      .update(table)
      .set({ isListed: false })
      .where(and(owned, notInArray(table.id, stay)));
  }
  for (const [position, option] of after.entries()) {
    const row = { ...optionColumns(context, option), position, isListed: true };
    const stored = storedId(option.id);
    const [written] =
      stored === null
        ? await tx
            .insert(table)
            .values({ ...row, tenantId, modifierGroupId, externalId: `hand:${randomUUID()}` })
            .returning({ id: table.id })
        : await tx
            .update(table)
            .set(row)
            .where(and(owned, eq(table.id, stored)))
            .returning({ id: table.id });
    if (!written) throw unknownEntry('options', option.id);
    newIds.set(option.id, written.id);
    const was = before?.find(({ id }) => id === option.id);
    const choices = { before: was?.choices ?? null, after: option.choices };
    await writeChoices(context, { modifierId: written.id }, choices);
    if (!isSameValue(was?.group_ids, option.group_ids)) {
      await writeNested(context, written.id, option.group_ids);
    }
  }
}

const optionColumns = ({ minor }: WriteContext, option: EditedOption) => ({
  name: option.name,
  translations: option.translations ?? {},
  price: minor(option.price),
  onlinePrice: minor(option.online_price),
  maxQuantity: option.max_quantity,
  isDefault: option.is_default,
  isWholeOnly: option.is_whole_only,
  allergens: option.allergens,
});

async function writeNested(
  context: WriteContext,
  modifierId: number,
  groups: readonly string[],
): Promise<void> {
  const { tx, tenantId } = context;
  const table = nestedModifierGroups;
  await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.modifierId, modifierId)));
  if (groups.length === 0) return;
  await tx.insert(table).values(
    groups.map((group, position) => ({
      tenantId,
      modifierId,
      modifierGroupId: idOf(context, group),
      position,
    })),
  );
}
