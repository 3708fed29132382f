import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import { toMajor } from '#schemas/money.ts';
import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { CartLine as LineBody } from '../../api/cart-changes.ts';

type Values = Pick<MenuIndex, 'values' | 'currency'>;

/**
 * A line as POST /v2/cart takes it (specification §7; portions and children: requirements,
 * Readings), each chosen value with its price adjustment in the major unit, as the menu has it.
 * @throws RangeError for a line without the parts that its kind has.
 */
export function lineBody(line: CartLine, menu: Values | undefined): LineBody {
  const { kind, offerId, parts, quantity, notes } = line;
  const dishOf = (part: CartPart) => dishBody(part, menu);
  const first = parts[0];
  if (kind === 'plain' && first) {
    return { ...dishOf(first), is_half_and_half: 0, quantity, notes };
  }
  if (kind === 'half_and_half') {
    const portions = parts.map((part) => ({
      ...dishOf(part),
      position: part.position ?? 'left',
    }));
    return { is_half_and_half: 1, quantity, notes, portions };
  }
  if (offerId === null || !first) throw new RangeError(`A ${kind} line lacks its parts.`);
  if (kind === 'combo') {
    const children = parts.map((part) => ({
      ...dishOf(part),
      quantity: part.quantity,
      combo_component_id: part.componentId ?? 0,
    }));
    return { combo_product_id: offerId, quantity, notes, children };
  }
  const children = parts.map((part) => ({
    ...dishOf(part),
    quantity: part.quantity,
    deal_component_type_id: part.componentId ?? 0,
  }));
  return { deal_id: offerId, quantity, notes, children };
}

const dishBody = (part: CartPart, menu: Values | undefined) => ({
  restaurant_product_id: part.restaurantProductId,
  product_id: part.productId,
  modifiers: part.modifiers.map((modifier) => modifierBody(modifier, menu)),
  configurations: part.configurations.map((choice) => valueBody(choice, menu)),
});

const modifierBody = (modifier: ModifierChoice, menu: Values | undefined): ModifierChoice => ({
  ...modifier,
  configurations: modifier.configurations.map((choice) => valueBody(choice, menu)),
  ...(modifier.modifiers && {
    modifiers: modifier.modifiers.map((inner) => modifierBody(inner, menu)),
  }),
});

function valueBody(choice: ConfigurationChoice, menu: Values | undefined): ConfigurationChoice {
  const value = menu?.values.get(choice.attribute_value_id);
  if (!menu || !value) return choice;
  return { ...choice, price_adjustment: toMajor(value.priceAdjustment, menu.currency) };
}
