import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { coupons, deals } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { always } from '#tests/fixtures/small-offers.ts';
import { couponEffect } from '#schemas/rules/offers/coupon.ts';
import { cartBodyOf, couponBodyOf, dealBodyOf } from './offer-bodies.ts';

const theirCoupon = 5951;
const theirDeal = 5961;

/** The calls about offers with the ids of the other tenant's, and what those are refused with. */
export async function foreignOffers(db: Database) {
  const tenantId = small.otherTenant;
  await db.insert(coupons).values({
    tenantId,
    id: theirCoupon,
    code: 'OVEN',
    effect: couponEffect.parse({ kind: 'amount', type: 'Percentage', value: 10 }),
    conditions: always(),
  });
  await db.insert(deals).values({
    tenantId,
    id: theirDeal,
    restaurantId: small.otherRestaurant,
    name: 'Oven deal',
    effect: { kind: 'percent', percent: 10, max_discount: null },
    conditions: always(),
  });
  const couponId = String(theirCoupon);
  const dealId = String(theirDeal);
  const restaurantId = String(small.otherRestaurant);
  const revision = { 'if-match': '"0"' };
  const once = { 'idempotency-key': randomUUID() };
  const coupon = couponBodyOf({ restaurant_ids: [small.otherRestaurant] });
  const deal = dealBodyOf();
  const cart = cartBodyOf();
  const calls = {
    listOffers: {},
    listOfferChoices: {},
    getCoupon: { params: { couponId } },
    addCoupon: { headers: once, payload: coupon },
    setCoupon: { params: { couponId }, headers: revision, payload: coupon },
    switchCoupon: { params: { couponId }, payload: { is_active: false } },
    previewCoupon: {
      params: { restaurantId },
      payload: { coupon_id: theirCoupon, offer: couponBodyOf(), cart },
    },
    getDeal: { params: { dealId } },
    addDeal: { params: { restaurantId }, headers: once, payload: deal },
    setDeal: { params: { dealId }, headers: revision, payload: deal },
    switchDeal: { params: { dealId }, payload: { is_active: false } },
    previewDeal: { params: { restaurantId }, payload: { deal_id: null, offer: deal, cart } },
  };
  const codes: readonly [string, string][] = [
    [couponId, 'unknown_offer'],
    [dealId, 'unknown_offer'],
  ];
  return { calls, codes };
}
