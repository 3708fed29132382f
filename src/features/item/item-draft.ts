import type { ConfigurationChoice } from '#schemas/api/cart.ts';
import type { ModifierGroup } from '#schemas/api/menu.ts';
import type { Choices, Offered } from '#schemas/rules/check-choices.ts';
import { defaultChoices, freeValues } from './default-choices.ts';

/** Ids of values by the ids of their attributes: size → large. */
export type ChosenValues = Readonly<Record<number, number>>;

/** What a customer has set in the item dialog and not yet sent. */
export type ItemDraft = {
  readonly quantity: number;
  readonly notes: string;
  readonly values: ChosenValues;
  /** Quantities by modifier; an absent one is 0. */
  readonly options: Readonly<Record<number, number>>;
  /** Values of a modifier's own configurations, by modifier. */
  readonly optionValues: Readonly<Record<number, ChosenValues>>;
};

/** The largest note and quantity that the contract takes (schemas/api/cart.ts). */
export const noteLimit = 300;
export const quantityLimit = 99;

export function newDraft(offered: Offered): ItemDraft {
  const { modifiers } = defaultChoices(offered);
  const options = Object.fromEntries(
    modifiers.map(({ modifier_id, quantity }) => [modifier_id, quantity]),
  );
  const optionValues = Object.fromEntries(
    offered.groups
      .flatMap((group) => group.modifiers)
      .map((modifier) => [modifier.id, valuesOf(freeValues(modifier))]),
  );
  return { quantity: 1, notes: '', values: {}, options, optionValues };
}

export const chosenIn = (group: ModifierGroup, { options }: ItemDraft): number =>
  group.modifiers.reduce((sum, { id }) => sum + (options[id] ?? 0), 0);

/** One option of a group: where the group takes only one in all, it replaces the other. */
export function withOption(
  draft: ItemDraft,
  group: ModifierGroup,
  modifierId: number,
  quantity: number,
): ItemDraft {
  const cleared =
    group.max === 1 ? Object.fromEntries(group.modifiers.map(({ id }) => [id, 0])) : {};
  return { ...draft, options: { ...draft.options, ...cleared, [modifierId]: quantity } };
}

export function withValue(draft: ItemDraft, attributeId: number, valueId: number): ItemDraft {
  return { ...draft, values: { ...draft.values, [attributeId]: valueId } };
}

export function withOptionValue(
  draft: ItemDraft,
  modifierId: number,
  attributeId: number,
  valueId: number,
): ItemDraft {
  const own = { ...draft.optionValues[modifierId], [attributeId]: valueId };
  return { ...draft, optionValues: { ...draft.optionValues, [modifierId]: own } };
}

/** The draft as POST /v2/cart takes it, in the menu's order. */
export function choicesOf(draft: ItemDraft, { groups }: Offered): Choices {
  const modifiers = groups
    .flatMap((group) => group.modifiers)
    .flatMap(({ id }) => {
      const quantity = draft.options[id] ?? 0;
      if (quantity === 0) return [];
      return {
        modifier_id: id,
        quantity,
        configurations: configurationsOf(draft.optionValues[id] ?? {}),
      };
    });
  return { modifiers, configurations: configurationsOf(draft.values) };
}

const configurationsOf = (values: ChosenValues) =>
  Object.entries(values).map(([attributeId, valueId]) => ({
    attribute_id: Number(attributeId),
    attribute_value_id: valueId,
  }));

const valuesOf = (chosen: readonly ConfigurationChoice[]): ChosenValues =>
  Object.fromEntries(
    chosen.map(({ attribute_id, attribute_value_id }) => [attribute_id, attribute_value_id]),
  );
