import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import type { OfferRefusal } from '#schemas/rules/offers/offer-refusal.ts';

/** Why a deal cannot be had now, for the customer. */
export function dealRefusalSentence(
  { name, conditions }: Pick<IndexedDeal, 'name' | 'conditions'>,
  refusal: OfferRefusal,
): string {
  if (refusal === 'expired') return `${name} is over.`;
  if (refusal === 'not_yet') return `${name} has not begun yet.`;
  if (refusal === 'order_type') {
    return `${name} is only for ${conditions.order_types.map((type) => orderTypeNames[type]).join(' and ')}.`;
  }
  if (refusal === 'payment_method') {
    const isCash = conditions.payment_methods.includes('cashOnDelivery');
    return `${name} is only for payment ${isCash ? 'in cash' : 'by card'}.`;
  }
  return `${name} is not offered at this time.`;
}

const orderTypeNames: Record<DeliveryMethod, string> = {
  pickup: 'pickup',
  delivery: 'delivery',
  dine_in: 'orders to the table',
};
