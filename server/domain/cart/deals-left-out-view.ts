import type { Cart } from '#schemas/api/cart.ts';
import { moneyIn } from '#schemas/messages/money-in.ts';
import type { DealLeftOut, PricedCart } from '#schemas/rules/pricing/cart/priced-cart.ts';
import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';
import type { ToMajor } from './cart-portion-view.ts';

/** The deals that are not applied, or only in part, each with its reason in words (rule R36). */
export function dealsLeftOutView(
  { leftOut }: PricedCart,
  { tenant, snapshot }: Pick<PricingContext, 'tenant' | 'snapshot'>,
  { major, texts }: { major: ToMajor; texts: FailureTexts },
): Cart['deals_left_out'] {
  return leftOut.flatMap((one) => {
    const deal = snapshot?.menuIndex.deals.get(one.dealId);
    if (!deal) return [];
    return {
      deal_id: deal.id,
      name: deal.name,
      reason: one.reason,
      amount: major(one.amount),
      is_partial: one.isPartial,
      message: sentence(texts, one, {
        deal: deal.name,
        amount: moneyIn(tenant, one.amount)(texts),
      }),
    };
  });
}

function sentence(
  { dealsLeftOut: texts }: FailureTexts,
  { reason, isPartial }: DealLeftOut,
  { deal, amount }: { deal: string; amount: string },
): string {
  const isOfPart = isPartial && (reason === 'delivery_fee' || reason === 'code');
  return isOfPart ? texts.partial[reason](deal, amount) : texts[reason](deal, amount);
}
