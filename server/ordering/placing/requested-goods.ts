import { randomUUID } from 'node:crypto';
import type { HeldGiftCard } from '#schemas/rules/pricing/held-goods.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { neededGoods } from '../../domain/placing/shortage-problems.ts';
import type { RequestedGoods } from '../holds/held-goods.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';

type Placing = {
  call: PlacementCall;
  prepared: Prepared;
  /** As it is under its lock. */
  restaurant: Restaurant;
  now: Date;
};

/** What the order of a priced cart takes with it: its dishes, its time, its coupon and its points. */
export function requestedGoods(orderId: string, placing: Placing): RequestedGoods {
  const { call, prepared, restaurant, now } = placing;
  const { priced, chosen, prep, pricing, stockDay } = prepared;
  if (call.isTest) {
    return { ...none, orderId, restaurant, stockDay, currency: call.tenant.currency, now };
  }
  return {
    orderId,
    restaurant,
    stock: neededGoods(priced.lines),
    stockDay,
    slot: chosen.slot ? { startsAt: new Date(chosen.slot.instant), units: prep.units } : null,
    coupon: couponOf(prepared, pricing.purpose),
    points: pointsOf(prepared),
    giftCards: giftCardsOf(prepared),
    currency: call.tenant.currency,
    now,
  };
}

/** A test order takes nothing with it. */
const none = { stock: [], slot: null, coupon: null, points: null, giftCards: [] };

/** Only those that are used are taken (rule R76). */
function pointsOf({ priced, pricing }: Prepared): RequestedGoods['points'] {
  const points = priced.amounts.pointsUsed;
  const { redeems } = pricing.purpose;
  return redeems && points > 0 ? { userId: redeems.userId, points } : null;
}
/** A card that has nothing left to pay is not taken along (rule R67). */
const giftCardsOf = ({ priced, pricing }: Prepared): HeldGiftCard[] =>
  pricing.giftCards
    .filter(({ refusal }) => refusal === null)
    .flatMap(({ id, lastFour }, index) => {
      const amount = priced.amounts.tenders[index] ?? 0;
      return amount > 0 ? [{ giftCardId: id, paymentId: randomUUID(), lastFour, amount }] : [];
    });

/** A code that takes nothing off is not used. */
function couponOf(
  { priced, pricing }: Prepared,
  { customerKeys, proof }: CartPurpose,
): RequestedGoods['coupon'] {
  const row = pricing.coupon?.row;
  if (!row || priced.amounts.coupon?.refusal !== null) return null;
  const isLimited = row.totalLimit !== null || row.customerLimit !== null || row.firstOrderOnly;
  return { id: row.id, isLimited, customerKeys, proof };
}
