import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { addCoupon, setCoupon, switchCoupon, type CouponWritten } from '../offers/change-coupon.ts';
import { addDeal, setDeal, switchDeal, type DealWritten } from '../offers/change-deal.ts';
import { previewCoupon } from '../offers/preview-coupon.ts';
import { previewDeal } from '../offers/preview-deal.ts';
import { showOfferChoices } from '../offers/show-choices.ts';
import { showCoupon, showDeal, showOffers } from '../offers/show-offers.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type OfRestaurant = 'addDeal' | 'previewCoupon' | 'previewDeal';
type Names =
  | OfRestaurant
  | 'listOffers'
  | 'listOfferChoices'
  | 'getCoupon'
  | 'addCoupon'
  | 'setCoupon'
  | 'switchCoupon'
  | 'getDeal'
  | 'setDeal'
  | 'switchDeal';

/** Coupons and deals in the hands of who runs the restaurants (docs/decisions/068). */
export const staffOfferRoutes = (deps: Deps): Handlers<Names> => {
  const { db, clock, menus } = deps;
  const scopeOf = (call: Call<Names>) => ({
    tenant: call.tenant,
    staff: requireStaff(call),
    now: clock(),
  });
  /** Others are notified; whoever wrote reads their own at once. */
  const couponReply = (call: Call<Names>, { coupon, restaurantIds }: CouponWritten) => {
    for (const id of restaurantIds) menus.forget(call.tenant.id, id);
    call.setRevision(coupon.revision);
    return { data: coupon };
  };
  const dealReply = (call: Call<Names>, { deal, restaurantId }: DealWritten) => {
    menus.forget(call.tenant.id, restaurantId);
    call.setRevision(deal.revision);
    return { data: deal };
  };
  const placeOf = async (call: Call<OfRestaurant>) => {
    const { tenant, params } = call;
    const { restaurantId } = params;
    await requireOwnRestaurant(
      db,
      { tenantId: tenant.id, staff: requireStaff(call) },
      restaurantId,
    );
    const restaurant = await findRestaurant(db, tenant.id, restaurantId);
    if (!restaurant) throw restaurantNotFound();
    return { tenant, restaurant };
  };
  /** Somebody else's deal is none of a manager's business. */
  const ownDeal = async (call: Call<'getDeal'>) => {
    const scope = scopeOf(call);
    const deal = await showDeal(db, scope, call.params.dealId);
    await requireOwnRestaurant(
      db,
      { tenantId: call.tenant.id, staff: scope.staff },
      deal.restaurant_id,
    );
    return deal;
  };
  return {
    listOffers: async (call) => ({ data: await showOffers(db, scopeOf(call)) }),
    listOfferChoices: async (call) => ({ data: await showOfferChoices(db, scopeOf(call)) }),

    getCoupon: async (call) => {
      const coupon = await showCoupon(db, scopeOf(call), call.params.couponId);
      call.setRevision(coupon.revision);
      return { data: coupon };
    },

    addCoupon: async (call) => {
      const request = { requestId: call.headers['idempotency-key'], values: call.body };
      return couponReply(call, await db.transaction((tx) => addCoupon(tx, scopeOf(call), request)));
    },

    setCoupon: async (call) => {
      const { couponId } = call.params;
      const request = { couponId, revision: namedRevision(call.headers), values: call.body };
      return couponReply(call, await db.transaction((tx) => setCoupon(tx, scopeOf(call), request)));
    },

    switchCoupon: async (call) => {
      const request = { couponId: call.params.couponId, isActive: call.body.is_active };
      return couponReply(
        call,
        await db.transaction((tx) => switchCoupon(tx, scopeOf(call), request)),
      );
    },

    previewCoupon: async (call) => {
      const place = await placeOf(call);
      const { coupon_id: couponId, offer, cart } = call.body;
      return { data: await previewCoupon(deps, place, { couponId, offer, cart }) };
    },

    getDeal: async (call) => {
      const deal = await ownDeal(call);
      call.setRevision(deal.revision);
      return { data: deal };
    },

    addDeal: async (call) => {
      const { restaurant } = await placeOf(call);
      const request = {
        requestId: call.headers['idempotency-key'],
        restaurantId: restaurant.id,
        values: call.body,
      };
      return dealReply(call, await db.transaction((tx) => addDeal(tx, scopeOf(call), request)));
    },

    setDeal: async (call) => {
      const { dealId } = call.params;
      const request = { dealId, revision: namedRevision(call.headers), values: call.body };
      return dealReply(call, await db.transaction((tx) => setDeal(tx, scopeOf(call), request)));
    },

    switchDeal: async (call) => {
      const request = { dealId: call.params.dealId, isActive: call.body.is_active };
      return dealReply(call, await db.transaction((tx) => switchDeal(tx, scopeOf(call), request)));
    },

    previewDeal: async (call) => {
      const place = await placeOf(call);
      const { deal_id: dealId, offer, cart } = call.body;
      return { data: await previewDeal(deps, place, { dealId, offer, cart }) };
    },
  };
};
