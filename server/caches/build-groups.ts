import type { MenuConfiguration, ModifierGroup } from '#schemas/api/menu.ts';
import { canBeConfigured } from '#schemas/rules/menu/can-be-filled.ts';
import type { MenuRows } from '../db/queries/menu.ts';
import { groupBy } from './group-by.ts';

type GroupsContext = {
  amount: (minor: number) => number;
  isSellable: (modifier: MenuRows['modifiers'][number]['modifier']) => boolean;
  configurationsOf: (owner: { modifierId: number }) => MenuConfiguration[];
};

/** Groups a modifier asks in turn stand at most so deep below a dish. */
const deepest = 3;

/**
 * The modifier groups of a menu by id, and whether a group can still be answered: one that can no
 * longer reach its minimum makes what asks it unavailable, dish or modifier (rule R27).
 */
export function buildGroups(
  rows: MenuRows,
  { amount, isSellable, configurationsOf }: GroupsContext,
) {
  const modifiersOf = groupBy(
    rows.modifiers.map(({ modifier }) => modifier),
    ({ modifierGroupId }) => modifierGroupId,
  );
  const nestedOf = groupBy(
    rows.nested.map(({ nested }) => nested),
    ({ modifierId }) => modifierId,
  );
  const nestedIds = (modifierId: number) =>
    (nestedOf.get(modifierId) ?? []).map(({ modifierGroupId }) => modifierGroupId);
  const groupRows = new Map(rows.groups.map((group) => [group.id, group]));

  const canBeChosen = (groupId: number, depth: number): boolean => {
    const group = groupRows.get(groupId);
    if (!group) return true;
    const most = (modifiersOf.get(groupId) ?? [])
      .filter((modifier) => isChoosable(modifier, depth))
      .map(({ maxQuantity }) => maxQuantity)
      .toSorted((a, b) => b - a)
      .slice(0, group.maxDistinct ?? Infinity)
      .reduce((sum, quantity) => sum + quantity, 0);
    return most >= group.min;
  };
  const isChoosable = (modifier: MenuRows['modifiers'][number]['modifier'], depth: number) =>
    isSellable(modifier) &&
    canBeConfigured(configurationsOf({ modifierId: modifier.id })) &&
    (depth >= deepest || nestedIds(modifier.id).every((id) => canBeChosen(id, depth + 1)));

  const groups = new Map<number, ModifierGroup>(
    rows.groups.map(({ id, name, min, max, ...group }) => [
      id,
      {
        id,
        name,
        min,
        max,
        is_required: min > 0,
        max_distinct: group.maxDistinct,
        free_count: group.freeCount,
        free_mode: group.freeMode,
        ...(group.sequencePrices.length > 0 && {
          sequence_prices: group.sequencePrices.map(amount),
        }),
        charges_defaults: group.chargesDefaults,
        credits_substitutions: group.creditsSubstitutions,
        is_whole_only: group.isWholeOnly,
        modifiers: (modifiersOf.get(id) ?? []).map((modifier) => ({
          id: modifier.id,
          name: modifier.name,
          price: amount(modifier.price),
          online_price: amount(modifier.onlinePrice),
          max_quantity: modifier.maxQuantity,
          is_available: isChoosable(modifier, 1),
          is_default: modifier.isDefault,
          is_whole_only: modifier.isWholeOnly,
          allergens: modifier.allergens,
          configurations: configurationsOf({ modifierId: modifier.id }),
          modifier_group_ids: nestedIds(modifier.id),
        })),
      },
    ]),
  );
  return { groups, canBeChosen: (group: ModifierGroup) => canBeChosen(group.id, 1) };
}
