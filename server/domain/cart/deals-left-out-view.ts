import type { Cart } from '#schemas/api/cart.ts';
import { dealsLeftOut as texts } from '#schemas/messages/en/deals-left-out.ts';
import { formatMoney } from '#schemas/money.ts';
import type { DealLeftOut, PricedCart } from '#schemas/rules/pricing/cart/priced-cart.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';
import type { ToMajor } from './cart-portion-view.ts';

/** The deals that are not applied, or only in part, each with its reason in words (rule R36). */
export function dealsLeftOutView(
  { leftOut }: PricedCart,
  { tenant, snapshot }: Pick<PricingContext, 'tenant' | 'snapshot'>,
  major: ToMajor,
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
      message: sentence(one, deal.name, formatMoney(one.amount, tenant.currency, tenant.locale)),
    };
  });
}

function sentence({ reason, isPartial }: DealLeftOut, deal: string, amount: string): string {
  const isOfPart = isPartial && (reason === 'delivery_fee' || reason === 'code');
  return isOfPart ? texts.partial[reason](deal, amount) : texts[reason](deal, amount);
}
