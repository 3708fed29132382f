import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { moneyIn } from '#schemas/messages/money-in.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import type { PricedCart } from '#schemas/rules/pricing/cart/priced-cart.ts';
import { highestTip, isTipTooHigh } from '#schemas/rules/pricing/tip-of.ts';
import type { PricingContext } from './pricing-context.ts';

/** A tip above the highest is not counted, and nothing is ordered with it (rule R16). */
export function tipProblems(amounts: PricedCart, pricing: PricingContext): RefusalProblem[] {
  const { rules, tenant } = pricing;
  if (!isTipTooHigh(rules.tip, amounts.listTotal)) return [];
  const most = moneyIn(tenant, highestTip(amounts.listTotal));
  const message: Sentence = (say) => say.placing.tipTooHigh(most(say));
  return [{ path: 'tip_amount', code: 'tip_too_high', message }];
}
