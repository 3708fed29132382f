import type { ConfigurationChoice } from '#schemas/api/cart-lines.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { withValue } from '../../menu-model/choices.ts';
import type { OptionCost } from '../choices/option-cost.ts';
import type { HalvesDraft, Topping } from './halves-draft.ts';
import { halvesUnit } from './halves-unit.ts';

/**
 * Amount that a size of a topping adds where the topping lies, in minor units: the difference that the
 * price makes (rules R31, R33), for on one half a double portion costs half of what it says.
 */
export function toppingValueCost(
  draft: HalvesDraft,
  menu: MenuIndex,
  { topping, value }: { topping: Topping; value: ConfigurationChoice },
): OptionCost {
  // The missing half is taken to be the same dish.
  const both = { left: draft.left ?? draft.right, right: draft.right ?? draft.left };
  const unitWith = (configurations: ConfigurationChoice[]) => {
    const changed = { ...topping, choice: { ...topping.choice, configurations } };
    const toppings = draft.toppings.map((one) => (one === topping ? changed : one));
    return halvesUnit({ ...draft, ...both, toppings }, menu);
  };
  const { configurations } = topping.choice;
  const { attribute_id: attribute, attribute_value_id: id } = value;
  const amount =
    unitWith(withValue(configurations, attribute, id)) -
    unitWith(configurations.filter((one) => one.attribute_id !== attribute));
  const own = menu.values.get(id)?.priceAdjustment ?? 0;
  return amount === 0 && own !== 0 ? 'included' : amount;
}
