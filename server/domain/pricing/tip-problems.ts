import type { RefusalProblem } from '#schemas/api/wire.ts';
import { formatMoney } from '#schemas/money.ts';
import type { PricedCart } from '#schemas/rules/pricing/cart/priced-cart.ts';
import { highestTip, isTipTooHigh } from '#schemas/rules/pricing/tip-of.ts';
import type { PricingContext } from './pricing-context.ts';

/** A tip above the highest is not counted, and nothing is ordered with it (rule R16). */
export function tipProblems(amounts: PricedCart, pricing: PricingContext): RefusalProblem[] {
  const { rules, tenant } = pricing;
  if (!isTipTooHigh(rules.tip, amounts.listTotal)) return [];
  const most = formatMoney(highestTip(amounts.listTotal), tenant.currency, tenant.locale);
  const message = `A tip can be at most ${most} on this order. Please choose a smaller one.`;
  return [{ path: 'tip_amount', code: 'tip_too_high', message }];
}
