import type { Cart } from '#schemas/api/cart.ts';
import { formatMoney } from '#schemas/money.ts';
import type { CouponRefusal } from '#schemas/rules/offers/coupon.ts';
import type { PricedCart } from '#schemas/rules/pricing/priced-cart.ts';
import { couponSentence } from './coupon-sentence.ts';
import type { Major } from './cart-portion-view.ts';
import type { PricingGround } from './pricing-ground.ts';

/** Why a code gives nothing, before or after the lines were looked at; null where it counts. */
export const refusalOf = (
  { coupon }: Pick<PricingGround, 'coupon'>,
  amounts: Pick<PricedCart, 'coupon'>,
): CouponRefusal | null => coupon?.refusal ?? amounts.coupon?.refusal ?? null;

/**
 * The code that came along, with what it takes off or why it gives nothing (rules R39, R44). Of a
 * code nobody knows it is shown as it was typed.
 */
export function couponView(
  ground: PricingGround,
  amounts: PricedCart,
  major: Major,
): Cart['coupon'] {
  const { coupon, tenant } = ground;
  if (!coupon) return null;
  const refusal = refusalOf(ground, amounts);
  const missing = formatMoney(amounts.coupon?.missing ?? 0, tenant.currency, tenant.locale);
  const isKnown = coupon.row !== null && refusal !== 'unknown_coupon';
  return {
    code: isKnown && coupon.row ? coupon.row.code : coupon.code.trim(),
    description: isKnown && coupon.row ? coupon.row.description : '',
    is_active: refusal === null,
    discount: major(amounts.coupon?.discount ?? 0),
    refusal: refusal && { code: refusal, message: couponSentence(refusal, { missing }) },
  };
}
