import type { Tip } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { instantOf } from '#schemas/rules/time/instant-of.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import type { Placement } from '../../domain/placing/check-placement.ts';
import { customerKeys } from '../../domain/placing/customer-keys.ts';

type Placing = {
  tenant: Pick<Tenant, 'currency'>;
  shopperId: string;
  isUser: boolean;
  /** The member of staff who orders for them. */
  enteredBy: string | null;
  body: Placement;
};

/** What a cart is ordered for, by the body of the order; local times are in `timeZone` (IANA). */
export function placementPurpose(
  { tenant, shopperId, isUser, enteredBy, body }: Placing,
  timeZone: string,
): CartPurpose {
  const { pickup_date: date, pickup_time: time, pickup_at: at, delivery_method: type } = body;
  const isTimed = type !== 'dine_in' && date !== null && time !== null;
  return {
    orderType: type,
    // What is written on a tab is not rounded as cash is: how it is paid is chosen later.
    paymentMethod: body.payment_method === 'tab' ? 'card' : body.payment_method,
    couponCode: body.coupon_code?.trim() ? body.coupon_code : null,
    // What is tipped is said when the tab is paid (rule R84).
    tip: body.payment_method === 'tab' ? null : tipOf(body, tenant.currency),
    fulfilment: isTimed
      ? {
          date,
          time,
          instant: at ? new Date(at) : new Date(instantOf(`${date}T${time}`, timeZone)),
        }
      : null,
    address: type === 'delivery' ? (body.shipping_details ?? null) : null,
    giftCards: body.gift_cards.length > 0 ? { shopperId, handles: body.gift_cards } : null,
    isLoggedIn: isUser,
    redeems: isUser ? { userId: shopperId, points: body.points ?? 0 } : null,
    customerKeys: customerKeys(shopperId, body.guest_details),
    proof: enteredBy === null ? { shopperId, email: body.guest_details?.email ?? '' } : null,
  };
}

function tipOf(body: Placement, currency: string): Tip | null {
  if (body.tip_amount !== undefined) {
    return { kind: 'amount', amount: bodyAmount(body, 'tip_amount', currency) };
  }
  return body.tip_percent === undefined ? null : { kind: 'percent', percent: body.tip_percent };
}

/**
 * An amount of the body in minor units.
 * @throws ApiError 400 for what is no amount of the currency.
 */
export function bodyAmount(
  body: Placement,
  field: 'expected_total' | 'expected_due' | 'tip_amount',
  currency: string,
): number {
  return parseAmount(body[field] ?? 0, currency, `body.${field}`);
}
