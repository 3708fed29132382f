import type { ConfigurationChoice } from '#schemas/api/cart-lines.ts';
import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { withValue } from '../../menu-model/choices.ts';
import type { OptionCost } from '../choices/option-cost.ts';

/** One unit in minor units, as the server will charge it. */
function unitOf(line: CartLine, parts: CartPart[], menu: MenuIndex): number {
  const resolved = resolveLine({ ...line, parts }, menu);
  return resolved ? priceLine(resolved, '').unit : 0;
}

/**
 * What a value adds to one dish of a meal or a deal (rule R33): the difference that the price makes,
 * for a fixed price is not lowered by a smaller size, and a deal takes its share of a larger one.
 * @param place of the dish among the line's parts
 */
export function valueCost(
  line: CartLine,
  { menu, place }: { menu: MenuIndex; place: number },
  { attribute_id, attribute_value_id }: ConfigurationChoice,
): OptionCost {
  const part = line.parts[place];
  if (!part) return 0;
  const unitWith = (configurations: ConfigurationChoice[]) =>
    unitOf(line, line.parts.with(place, { ...part, quantity: 1, configurations }), menu);
  const { configurations } = part;
  const amount =
    unitWith(withValue(configurations, attribute_id, attribute_value_id)) -
    unitWith(configurations.filter((one) => one.attribute_id !== attribute_id));
  const own = menu.values.get(attribute_value_id)?.priceAdjustment ?? 0;
  return amount === 0 && own !== 0 ? 'included' : amount;
}

/**
 * What a dish that a deal lowers adds to the line, in minor units, with what is chosen in the other
 * steps: of two for one no more is free than the cheaper of both.
 */
export function dishCost(line: CartLine, menu: MenuIndex, part: CartPart): number {
  const others = line.parts.filter(({ componentId }) => componentId !== part.componentId);
  return unitOf(line, [...others, part], menu) - unitOf(line, others, menu);
}
