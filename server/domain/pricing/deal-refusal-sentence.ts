import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import type { OfferRefusal } from '#schemas/rules/offers/offer-refusal.ts';

/** Why a deal cannot be had now, for the customer. */
export function dealRefusalSentence(
  { offers }: Pick<FailureTexts, 'offers'>,
  { name, conditions }: Pick<IndexedDeal, 'name' | 'conditions'>,
  refusal: OfferRefusal,
): string {
  const texts = offers.deal;
  if (refusal === 'expired') return texts.over(name);
  if (refusal === 'not_yet') return texts.notYet(name);
  if (refusal === 'order_type') return texts.forTypes(name, conditions.order_types);
  if (refusal === 'payment_method') {
    const isCash = conditions.payment_methods.includes('cashOnDelivery');
    return isCash ? texts.forCash(name) : texts.forCard(name);
  }
  return texts.notNow(name);
}
