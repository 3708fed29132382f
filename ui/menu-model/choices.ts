import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import { newChoice } from '#schemas/rules/line/default-options.ts';
import type { IndexedGroup, IndexedModifier } from '#schemas/rules/menu/menu-index.ts';

/** What is chosen of a dish: its own values and its options, in the order of choosing. */
export type Choices = {
  readonly modifiers: readonly ModifierChoice[];
  readonly configurations: readonly ConfigurationChoice[];
};

export const quantityOf = (chosen: readonly ModifierChoice[], modifierId: number): number =>
  chosen.find(({ modifier_id }) => modifier_id === modifierId)?.quantity ?? 0;

/** How many options of a group are chosen, and how many different ones. */
export function countOf(group: IndexedGroup, chosen: readonly ModifierChoice[]) {
  const quantities = group.modifiers
    .map(({ id }) => quantityOf(chosen, id))
    .filter((quantity) => quantity > 0);
  return { units: quantities.reduce((sum, one) => sum + one, 0), kinds: quantities.length };
}

/** So many of one option; where its group takes only one in all, it replaces the other. */
export function withOption(
  chosen: readonly ModifierChoice[],
  group: IndexedGroup,
  modifier: IndexedModifier,
  quantity: number,
): ModifierChoice[] {
  const others = new Set(group.max === 1 ? group.modifiers.map(({ id }) => id) : []);
  others.delete(modifier.id);
  const kept = chosen.filter(({ modifier_id }) => !others.has(modifier_id));
  if (quantity === 0) return kept.filter(({ modifier_id }) => modifier_id !== modifier.id);
  if (quantityOf(kept, modifier.id) === 0) return [...kept, newChoice(modifier, quantity)];
  return kept.map((one) => (one.modifier_id === modifier.id ? { ...one, quantity } : one));
}

/** A chosen option with other answers of its own. */
export const withChoice = (
  chosen: readonly ModifierChoice[],
  changed: ModifierChoice,
): ModifierChoice[] =>
  chosen.map((one) => (one.modifier_id === changed.modifier_id ? changed : one));

/** A value of a configuration; it replaces the one before. */
export const withValue = (
  chosen: readonly ConfigurationChoice[],
  attributeId: number,
  valueId: number,
): ConfigurationChoice[] => [
  ...chosen.filter(({ attribute_id }) => attribute_id !== attributeId),
  { attribute_id: attributeId, attribute_value_id: valueId },
];

export const valueOf = (
  chosen: readonly ConfigurationChoice[],
  attributeId: number,
): number | undefined =>
  chosen.find(({ attribute_id }) => attribute_id === attributeId)?.attribute_value_id;
