import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { MenuConfiguration } from '#schemas/api/menu.ts';
import type { IndexedGroup, IndexedModifier } from '#schemas/rules/menu/menu-index.ts';
import { innerValueCost } from '#ui/dish/choices/inner-value-cost.ts';
import { optionCost, type OptionCost } from '#ui/dish/choices/option-cost.ts';
import { countOf, quantityOf, withChoice, withOption, withValue } from '#ui/menu-model/choices.ts';

export const amountOf = (cost: OptionCost) => (typeof cost === 'number' ? cost : 0);

type Chosen = readonly ModifierChoice[];

/** Labels that say something else than the server, by where they stand. */
export class Wrong {
  readonly found: string[] = [];
  count = 0;
  compare(where: string, label: number, charged: number): void {
    this.count += 1;
    if (label !== charged) this.found.push(`${where}: says ${label}, costs ${charged}`);
  }
}

const bare = ({ id }: IndexedModifier): ModifierChoice => ({
  modifier_id: id,
  quantity: 1,
  configurations: [],
  modifiers: [],
});

type Groups = {
  groups: readonly IndexedGroup[];
  chosen: Chosen;
  /** Price of one with these options instead. */
  unit(chosen: Chosen): number;
  currency: string;
};

export function compareGroups(
  wrong: Wrong,
  where: string,
  { groups, chosen, unit, currency }: Groups,
): void {
  for (const group of groups) {
    const ofGroup = new Set(group.modifiers.map(({ id }) => id));
    const others = chosen.filter(({ modifier_id }) => !ofGroup.has(modifier_id));
    const { units, kinds } = countOf(group, chosen);
    const isFull = units >= (group.max ?? Infinity) || kinds >= (group.maxDistinct ?? Infinity);
    const without: number[] = [];
    for (const modifier of group.modifiers) {
      const label = amountOf(optionCost(group, modifier, chosen, currency));
      const place = `${where} › ${group.name} › ${modifier.name}`;
      if (group.max === 1) without.push(unit([...others, bare(modifier)]) - label);
      else if (!isFull && quantityOf(chosen, modifier.id) === 0) {
        wrong.compare(place, label, unit([...chosen, bare(modifier)]) - unit(chosen));
      }
      const choice = chosen.find(({ modifier_id }) => modifier_id === modifier.id);
      if (!choice) continue;
      compareValues(wrong, place, {
        configurations: modifier.configurations,
        unit: (configurations) => unit(withChoice(chosen, { ...choice, configurations })),
        chosen: choice.configurations,
        costOf: (value) => innerValueCost(group, { chosen, choice, value, currency }),
      });
      compareGroups(wrong, place, {
        groups: modifier.groups,
        chosen: choice.modifiers ?? [],
        currency,
        unit: (modifiers) => unit(withChoice(chosen, { ...choice, modifiers: [...modifiers] })),
      });
    }
    const [first] = without;
    // Without what it says, each of them comes to the same.
    for (const [index, price] of without.entries()) {
      wrong.compare(
        `${where} › ${group.name} › ${group.modifiers[index]?.name}`,
        price,
        first ?? 0,
      );
    }
  }
}

type Values = {
  configurations: readonly MenuConfiguration[];
  chosen: readonly ConfigurationChoice[];
  unit(chosen: ConfigurationChoice[]): number;
  costOf(value: ConfigurationChoice): OptionCost;
};

export function compareValues(
  wrong: Wrong,
  where: string,
  { configurations, chosen, unit, costOf }: Values,
): void {
  for (const { attribute, values } of configurations) {
    const prices = values.map(
      ({ id }) =>
        unit(withValue(chosen, attribute.id, id)) -
        amountOf(costOf({ attribute_id: attribute.id, attribute_value_id: id })),
    );
    for (const price of prices)
      wrong.compare(`${where} › ${attribute.display_name}`, price, prices[0] ?? 0);
  }
}

/** Everything that can be chosen, one more at a time: the dearest first, and the cheapest first. */
export function states(groups: readonly IndexedGroup[], first: Chosen): Chosen[] {
  const add = (direction: 1 | -1) => {
    const all: Chosen[] = [];
    let chosen = first;
    for (const group of groups) {
      for (const modifier of group.modifiers.toSorted((a, b) => direction * (a.price - b.price))) {
        if (quantityOf(chosen, modifier.id) > 0) continue;
        if (group.max !== 1 && countOf(group, chosen).units >= (group.max ?? Infinity)) break;
        chosen = withOption(chosen, group, modifier, 1).map((choice) =>
          choice.modifier_id === modifier.id ? full(choice, modifier) : choice,
        );
        all.push(chosen);
      }
    }
    return all;
  };
  return [first, ...add(1), ...add(-1)];
}

/** With the last of each size, and the first of what is asked in turn. */
const full = (choice: ModifierChoice, modifier: IndexedModifier): ModifierChoice => ({
  ...choice,
  configurations: modifier.configurations.flatMap(({ attribute, values }) => {
    const last = values.at(-1);
    return last ? [{ attribute_id: attribute.id, attribute_value_id: last.id }] : [];
  }),
  modifiers: modifier.groups.flatMap(({ modifiers: [first] }) => (first ? [bare(first)] : [])),
});
