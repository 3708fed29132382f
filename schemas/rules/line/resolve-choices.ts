import type { ConfigurationChoice, ModifierChoice } from '../../api/cart-lines.ts';
import type { MenuConfiguration } from '../../api/menu.ts';
import type { IndexedGroup, MenuIndex, IndexedModifier, IndexedValue } from '../menu/menu-index.ts';

/** A chosen option, with its group and what it asked in turn. */
export type ResolvedModifier = {
  modifier: IndexedModifier;
  group: IndexedGroup;
  quantity: number;
  values: readonly IndexedValue[];
  modifiers: readonly ResolvedModifier[];
};

type Known = Pick<MenuIndex, 'modifiers' | 'values'>;

/** The chosen values that are offered, in the order of the menu. */
export function resolveValues(
  offered: readonly MenuConfiguration[],
  chosen: readonly ConfigurationChoice[],
  { values }: Pick<Known, 'values'>,
): IndexedValue[] {
  const resolved: IndexedValue[] = [];
  if (chosen.length === 0) return resolved;
  for (const { attribute } of offered) {
    for (const { attribute_id, attribute_value_id } of chosen) {
      if (attribute_id !== attribute.id) continue;
      const value = values.get(attribute_value_id);
      if (value?.attributeId === attribute.id) resolved.push(value);
    }
  }
  return resolved;
}

/**
 * The chosen options that are offered: groups in the order of the menu, within a group as they
 * were chosen, for the first ones may be free (rule R24).
 */
export function resolveModifiers(
  groups: readonly IndexedGroup[],
  chosen: readonly ModifierChoice[],
  menu: Known,
): ResolvedModifier[] {
  const resolved: ResolvedModifier[] = [];
  if (chosen.length === 0) return resolved;
  for (const group of groups) {
    for (const choice of chosen) {
      // Most choices are of another group; asking the index first spares looking through this one.
      if (menu.modifiers.get(choice.modifier_id)?.groupId !== group.id) continue;
      const modifier = group.modifiers.find(({ id }) => id === choice.modifier_id);
      if (!modifier) continue;
      resolved.push({
        modifier,
        group,
        quantity: choice.quantity,
        values: resolveValues(modifier.configurations, choice.configurations, menu),
        modifiers: resolveModifiers(modifier.groups, choice.modifiers ?? [], menu),
      });
    }
  }
  return resolved;
}
