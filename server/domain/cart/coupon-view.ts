import type { Cart } from '#schemas/api/cart.ts';
import { formatLocale } from '#schemas/format-locale.ts';
import { moneyIn } from '#schemas/messages/money-in.ts';
import type { CouponRefusal } from '#schemas/rules/offers/coupon.ts';
import { couponSentence } from '#schemas/rules/offers/coupon-sentence.ts';
import type { CouponDetails } from '#schemas/rules/offers/coupon-sentence.ts';
import type { PricedCart } from '#schemas/rules/pricing/cart/priced-cart.ts';
import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import type { ToMajor } from './cart-portion-view.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';
import { describeWindows } from '../times/describe-windows.ts';

/** Why a code gives nothing, before or after the lines were looked at; null where it counts. */
export const refusalOf = (
  { coupon }: Pick<PricingContext, 'coupon'>,
  amounts: Pick<PricedCart, 'coupon'>,
): CouponRefusal | null => coupon?.refusal ?? amounts.coupon?.refusal ?? null;

/** The same as a code of the wire with its sentence for people (rule R39). */
export function couponRefusalView(
  pricing: PricingContext,
  amounts: PricedCart,
): { code: CouponRefusal; message: (say: FailureTexts) => string } | null {
  const refusal = refusalOf(pricing, amounts);
  if (!refusal) return null;
  return {
    code: refusal,
    message: (say) => couponSentence(say, refusal, detailsOf(pricing, amounts, say)),
  };
}

/**
 * The code that came along, with what it takes off or why it gives nothing (rules R39, R44). Of a
 * code nobody knows nothing is shown but what was typed.
 */
export function couponView(
  pricing: PricingContext,
  amounts: PricedCart,
  { major, texts }: { major: ToMajor; texts: FailureTexts },
): Cart['coupon'] {
  const { coupon } = pricing;
  if (!coupon) return null;
  const refusal = couponRefusalView(pricing, amounts);
  const known = refusal?.code === 'unknown_coupon' ? null : coupon.row;
  return {
    code: known?.code ?? coupon.code.trim(),
    description: known?.description ?? '',
    is_active: refusal === null,
    discount: major(amounts.coupon?.discount ?? 0),
    ...(amounts.codeSaving !== null && { saving: major(amounts.codeSaving) }),
    refusal: refusal && { code: refusal.code, message: refusal.message(texts) },
    ...(coupon.verifiedEmails && { verified_emails: [...coupon.verifiedEmails] }),
  };
}

function detailsOf(
  { coupon, tenant, restaurant }: PricingContext,
  amounts: PricedCart,
  texts: FailureTexts,
) {
  const row = coupon?.row;
  if (!row) return {};
  const { effect, conditions } = row;
  const dayOf = (instant: string) =>
    new Date(instant).toLocaleDateString(formatLocale(texts.language, 'en-AU'), {
      timeZone: restaurant.timeZone,
      day: 'numeric',
      month: 'long',
    });
  const details: CouponDetails = {
    missing: moneyIn(tenant, amounts.coupon?.missing ?? 0)(texts),
    orderTypes: effect.kind === 'free_delivery' ? ['delivery'] : conditions.order_types,
    paymentMethods: conditions.payment_methods,
    hours: describeWindows(conditions.windows, texts.offers.hours),
  };
  const { valid_from, valid_until } = conditions;
  if (valid_from !== null) details.startsOn = dayOf(valid_from);
  // The end is the first instant at which it no longer holds.
  if (valid_until !== null)
    details.endedOn = dayOf(new Date(Date.parse(valid_until) - 1).toISOString());
  return details;
}
