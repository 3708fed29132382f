import type { ConfigurationChoice } from '#schemas/api/cart.ts';
import type { MenuConfiguration, RestaurantProduct } from '#schemas/api/menu.ts';
import { toMinor } from '#schemas/money.ts';
import type { Choices, Offered } from '#schemas/rules/check-choices.ts';
import { linePrice } from '#schemas/rules/price-cart.ts';

type Priced = Offered & { product: Pick<RestaurantProduct, 'online_price'> };

/**
 * What a dish costs with its choices, in minor units, by the server's own rule (R2). It is shown
 * only: the server prices the line itself (R28). Unknown choices count nothing.
 */
export function priceItem(
  offered: Priced,
  choices: Choices,
  quantity: number,
  currency: string,
): number {
  const offeredModifiers = offered.groups.flatMap(({ modifiers }) => modifiers);
  return linePrice({
    quantity,
    base: toMinor(offered.product.online_price, currency),
    adjustments: adjustmentsOf(offered.product.configurations, choices.configurations, currency),
    options: choices.modifiers.flatMap((choice) => {
      const modifier = offeredModifiers.find(({ id }) => id === choice.modifier_id);
      if (!modifier) return [];
      return {
        quantity: choice.quantity,
        price: toMinor(modifier.online_price, currency),
        adjustments: adjustmentsOf(modifier.configurations, choice.configurations ?? [], currency),
      };
    }),
  });
}

function adjustmentsOf(
  offered: readonly MenuConfiguration[],
  chosen: readonly ConfigurationChoice[],
  currency: string,
): number[] {
  return chosen.flatMap(({ attribute_id, attribute_value_id }) => {
    const attribute = offered.find((one) => one.attribute.id === attribute_id);
    const value = attribute?.values.find(({ id }) => id === attribute_value_id);
    return value ? toMinor(value.price_adjustment, currency) : [];
  });
}
