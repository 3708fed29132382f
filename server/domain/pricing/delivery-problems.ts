import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { moneyIn } from '#schemas/messages/money-in.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
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
  const missing = moneyIn(tenant, amounts.missingToMinimum);
  const minimum = moneyIn(tenant, quote.zone?.minimum ?? 0);
  const message: Sentence = (say) => say.placing.deliveryMinimum(minimum(say), missing(say));
  return [{ path, code: 'below_minimum', message }];
}
