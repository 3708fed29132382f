import { earnedPoints, eligibleAmount } from '#schemas/rules/loyalty/earned-points.ts';
import type { SoldLoyalty } from '#schemas/rules/loyalty/sold-loyalty.ts';
import type { PricedLines } from './price-stored.ts';
import type { PricingContext } from './pricing-context.ts';

/** What points do to a priced cart (rules R74, R76); null where there are none here. */
export function soldLoyalty(
  { amounts }: Pick<PricedLines, 'amounts'>,
  { loyalty }: Pick<PricingContext, 'loyalty'>,
): SoldLoyalty | null {
  if (!loyalty) return null;
  const { rules } = loyalty;
  const eligible = eligibleAmount(amounts, rules);
  return { rules, used: amounts.pointsUsed, eligible, earns: earnedPoints(eligible, rules) };
}
