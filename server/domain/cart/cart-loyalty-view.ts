import type { CartLoyalty } from '#schemas/api/cart-loyalty.ts';
import { toMajor } from '#schemas/money.ts';
import { mostRedeemable } from '#schemas/rules/loyalty/redeemable-points.ts';
import { soldLoyalty } from '../pricing/sold-loyalty.ts';
import type { PricedLines } from '../pricing/price-stored.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';

/** What points do to a cart, as the wire shows it; undefined where there are none here. */
export function cartLoyaltyView(
  priced: PricedLines,
  pricing: PricingContext,
): CartLoyalty | undefined {
  const sold = soldLoyalty(priced, pricing);
  if (!sold) return undefined;
  const { step, minimum, maxSharePercent, pointValue } = sold.rules;
  return {
    earns: sold.earns,
    balance: pricing.loyalty?.balance ?? null,
    used: sold.used,
    most: mostRedeemable(priced.amounts.beforePoints, sold.rules),
    step,
    minimum,
    max_share: maxSharePercent,
    point_value: toMajor(pointValue, pricing.tenant.currency),
  };
}
