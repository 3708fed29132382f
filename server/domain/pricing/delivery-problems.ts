import type { RefusalProblem } from '#schemas/api/wire.ts';
import { formatMoney } from '#schemas/money.ts';
import type { PricedCart } from '#schemas/rules/pricing/cart/priced-cart.ts';
import type { PricingContext } from './pricing-context.ts';

/**
 * What stands against delivering a cart to its address (rules R45 to R47). It never keeps anyone
 * from adding; placement alone refuses by it.
 */
export function deliveryProblems(amounts: PricedCart, pricing: PricingContext): RefusalProblem[] {
  const { quote, tenant } = pricing;
  const path = 'delivery';
  if (!quote) return [];
  if (quote.refusal) return [{ path, ...quote.refusal }];
  if (amounts.missingToMinimum === 0) return [];
  const missing = formatMoney(amounts.missingToMinimum, tenant.currency, tenant.locale);
  const minimum = formatMoney(quote.zone?.minimum ?? 0, tenant.currency, tenant.locale);
  const message = `Delivery to this address begins at ${minimum}. Add ${missing} more.`;
  return [{ path, code: 'below_minimum', message }];
}
