import type { RequestOf } from '#schemas/api/contract.ts';
import { toMinor } from '#schemas/money.ts';
import type { Tip } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { invalidAmount } from '../../errors/invalid-amount.ts';
import { customerKeys } from '../../domain/placing/customer-keys.ts';
import type { Shopper } from '../../identity/require-shopper.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { timeInQuery } from './time-in-query.ts';

type Query = RequestOf<'getCart'>['query'];

/** As many as an order takes (placeOrderBody). */
const mostGiftCards = 5;

/**
 * What a GET of the cart asks the price for (specification §7); local times are in `timeZone`
 * (IANA).
 */
export function queryPurpose(
  query: Query,
  { shopper, currency, timeZone }: { shopper: Shopper; currency: string; timeZone: string },
): CartPurpose {
  return {
    orderType: query.delivery_method ?? (query.dine_in ? 'dine_in' : 'pickup'),
    paymentMethod: query.is_cash_on_delivery_opt ? 'cashOnDelivery' : 'card',
    couponCode: query.coupon_code?.trim() ? query.coupon_code : null,
    tip: tipOf(query, currency),
    fulfilment: timeInQuery(query, timeZone),
    address: addressOf(query),
    giftCards: query.gift_cards
      ? { shopperId: shopper.id, handles: query.gift_cards.split(',').slice(0, mostGiftCards) }
      : null,
    isLoggedIn: shopper.isUser,
    redeems: shopper.isUser ? { userId: shopper.id, points: query.points ?? 0 } : null,
    customerKeys: customerKeys(shopper.id),
    proof: shopper.enteredBy === null ? { shopperId: shopper.id, email: null } : null,
  };
}

function tipOf({ tip_percent, tip_amount }: Query, currency: string): Tip | null {
  if (tip_amount !== undefined) return { kind: 'amount', amount: tipAmount(tip_amount, currency) };
  return tip_percent === undefined ? null : { kind: 'percent', percent: Number(tip_percent) };
}

/** @throws ApiError 400 for a fraction that the currency does not know. */
function tipAmount(sent: string, currency: string): number {
  try {
    return toMinor(sent, currency);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw invalidAmount('query.tip_amount');
  }
}

/** Zones are found by the postcode first; without one nothing can be quoted (rule R45). */
function addressOf({ postcode, suburb = '', city = '', address = '' }: Query) {
  return postcode ? { postcode, suburb, city, formattedAddress: address } : null;
}
