import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import { optionCharges } from '#schemas/rules/line/option-charges.ts';
import { resolveModifiers } from '#schemas/rules/line/resolve-choices.ts';
import type { IndexedGroup } from '#schemas/rules/menu/menu-index.ts';
import { withChoice, withValue } from '../../menu-model/choices.ts';
import type { OptionCost } from './option-cost.ts';
import { valuesOf } from './values-of.ts';

type Chosen = {
  chosen: readonly ModifierChoice[];
  /** The option among them whose size it is. */
  choice: ModifierChoice;
  value: ConfigurationChoice;
  currency: string;
};

/**
 * Amount that a size of an option adds where it stands: the difference that the price makes (rules R24, R25,
 * R33), for a free option is free in each size, and a default in the dish's price is charged by its
 * dearer size alone.
 */
export function innerValueCost(
  group: IndexedGroup,
  { chosen, choice, value, currency }: Chosen,
): OptionCost {
  const values = valuesOf(group, currency);
  const known = { values, modifiers: new Map(group.modifiers.map((one) => [one.id, one])) };
  const priceWith = (configurations: ConfigurationChoice[]) => {
    // Options of the option stay the same, and have prices of their own.
    const alone = withChoice(chosen, { ...choice, configurations }).map((one) => ({
      ...one,
      modifiers: [],
    }));
    const charges = optionCharges([group], resolveModifiers([group], alone, known));
    return charges.reduce((sum, { amount }) => sum + amount, 0);
  };
  const { attribute_id: attribute, attribute_value_id: id } = value;
  const amount =
    priceWith(withValue(choice.configurations, attribute, id)) -
    priceWith(choice.configurations.filter((one) => one.attribute_id !== attribute));
  const own = values.get(id)?.priceAdjustment ?? 0;
  if (amount === 0 && own !== 0) return group.freeCount > 0 ? 'free' : 'included';
  return amount === own * choice.quantity ? own : amount;
}
