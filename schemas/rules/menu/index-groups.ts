import type { ModifierGroup } from '../../api/menu.ts';
import { canBeConfigured, canBeFilled } from './can-be-filled.ts';
import type { IndexedGroup, IndexedModifier } from './menu-index.ts';

/** Options ask groups in turn, 3 levels deep at most (schemas/api/cart.ts, modifierChoice). */
const deepest = 3;

/**
 * Groups by id with what their options ask in turn; amounts by `minor`. An option whose own
 * groups cannot be filled is unavailable, at every level (rule R27).
 */
export function indexGroups(
  groups: readonly ModifierGroup[],
  minor: (amount: number) => number,
): ReadonlyMap<number, IndexedGroup> {
  const isNested = groups.some(({ modifiers }) =>
    modifiers.some(({ modifier_group_ids }) => modifier_group_ids.length > 0),
  );
  let inner: ReadonlyMap<number, IndexedGroup> = new Map();
  for (let depth = isNested ? deepest : 1; depth > 0; depth -= 1) {
    const asked = inner;
    inner = new Map(groups.map((group) => [group.id, indexGroup(group, asked, minor)]));
  }
  return inner;
}

function indexGroup(
  group: ModifierGroup,
  inner: ReadonlyMap<number, IndexedGroup>,
  minor: (amount: number) => number,
): IndexedGroup {
  return {
    id: group.id,
    name: group.name,
    min: group.min,
    max: group.max,
    maxDistinct: group.max_distinct,
    freeCount: group.free_count,
    freeMode: group.free_mode,
    sequencePrices: group.sequence_prices?.map(minor) ?? [],
    chargesDefaults: group.charges_defaults,
    creditsSubstitutions: group.credits_substitutions,
    isWholeOnly: group.is_whole_only,
    modifiers: group.modifiers.map((modifier): IndexedModifier => {
      const asked = modifier.modifier_group_ids.flatMap((id) => inner.get(id) ?? []);
      return {
        id: modifier.id,
        groupId: group.id,
        name: modifier.name,
        price: group.sequence_prices ? 0 : minor(modifier.online_price),
        maxQuantity: modifier.max_quantity,
        isAvailable:
          modifier.is_available &&
          canBeConfigured(modifier.configurations) &&
          asked.every(canBeFilled),
        isDefault: modifier.is_default,
        isWholeOnly: modifier.is_whole_only,
        allergens: modifier.allergens,
        configurations: modifier.configurations,
        groups: asked,
      };
    }),
  };
}
