import { and, eq, notInArray } from 'drizzle-orm';
import type { MenuChoice } from '#schemas/api/menu-document.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { configurationAttributes, configurationValues } from '../../db/schema.ts';
import { unknownEntry } from './unknown-entry.ts';
import { storedId, type WriteContext } from './write-context.ts';

/** What a choice such as the size belongs to. */
export type ChoiceOwner = { restaurantProductId: number } | { modifierId: number };

/** `before` null: the owner is new or comes back, and may still have choices that it had. */
type Choices = { before: readonly MenuChoice[] | null; after: readonly MenuChoice[] };

/** Writes the choices of a dish or an option; one that is gone is taken off, for carts name it. */
export async function writeChoices(
  context: WriteContext,
  owner: ChoiceOwner,
  { before, after }: Choices,
): Promise<void> {
  if (isSameValue(before, after)) return;
  const { tx, tenantId } = context;
  const table = configurationAttributes;
  const owned =
    'modifierId' in owner
      ? eq(table.modifierId, owner.modifierId)
      : eq(table.restaurantProductId, owner.restaurantProductId);
  if (before === null || before.some(({ id }) => !after.some((one) => one.id === id))) {
    const stay = after.flatMap(({ id }) => storedId(id) ?? []);
    await tx
      .update(table)
      .set({ isListed: false })
      .where(and(eq(table.tenantId, tenantId), owned, notInArray(table.id, stay)));
  }
  for (const [position, choice] of after.entries()) {
    const {
      id: key,
      name: displayName,
      translations = {},
      is_required: isRequired,
      values,
    } = choice;
    const row = { displayName, translations, isRequired, position, isListed: true };
    const stored = storedId(key);
    const [written] =
      stored === null
        ? await tx
            .insert(table)
            .values({ ...row, ...owner, tenantId })
            .returning({ id: table.id })
        : await tx
            .update(table)
            .set(row)
            .where(and(eq(table.tenantId, tenantId), owned, eq(table.id, stored)))
            .returning({ id: table.id });
    if (!written) throw unknownEntry('choices', key);
    context.newIds.set(key, written.id);
    const was = before?.find((one) => one.id === key)?.values ?? null;
    await writeValues(context, written.id, { before: was, after: values });
  }
}

type Values = { before: MenuChoice['values'] | null; after: MenuChoice['values'] };

async function writeValues(
  { tx, tenantId, minor, newIds }: WriteContext,
  attributeId: number,
  { before, after }: Values,
): Promise<void> {
  const table = configurationValues;
  const owned = and(eq(table.tenantId, tenantId), eq(table.attributeId, attributeId));
  if (before === null || before.some(({ id }) => !after.some((one) => one.id === id))) {
    const stay = after.flatMap(({ id }) => storedId(id) ?? []);
    await tx
      .update(table)
      .set({ isListed: false })
      .where(and(owned, notInArray(table.id, stay)));
  }
  for (const [position, value] of after.entries()) {
    const { id: key, name, translations = {}, price_adjustment } = value;
    const row = {
      displayValue: name,
      translations,
      priceAdjustment: minor(price_adjustment),
      position,
      isListed: true,
    };
    const stored = storedId(key);
    const [written] =
      stored === null
        ? await tx
            .insert(table)
            .values({ ...row, tenantId, attributeId })
            .returning({ id: table.id })
        : await tx
            .update(table)
            .set(row)
            .where(and(owned, eq(table.id, stored)))
            .returning({ id: table.id });
    if (!written) throw unknownEntry('values', key);
    newIds.set(key, written.id);
  }
}
