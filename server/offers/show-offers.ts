import type {
  CouponOffer,
  DealOffer,
  ListedCoupon,
  ListedDeal,
  OfferFigures,
  OfferList,
} from '#schemas/api/staff-offers.ts';
import { toMajor } from '#schemas/money.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import { listOfferChanges } from '../db/queries/offer-changes.ts';
import {
  countCartsWithDeal,
  readCouponUsage,
  readDealUsage,
  type OfferUsage,
} from '../db/queries/offer-figures.ts';
import {
  findDeal,
  listCoupons,
  listDeals,
  type DealWithSteps,
} from '../db/queries/offer-settings.ts';
import { findCouponById, type Coupon } from '../db/queries/offers.ts';
import { listRestaurants, type Restaurant } from '../db/queries/restaurants.ts';
import { shownNumber } from '../domain/order/shown-number.ts';
import {
  couponUnits,
  mayChangeCoupon,
  maySeeCoupon,
  notYourOffer,
  ownRestaurants,
  unknownOffer,
  type OfferScope,
} from './offer-scope.ts';
import { offerStatus } from './offer-status.ts';
import { couponValuesOf, dealValuesOf } from './offer-values.ts';

/** Days that the figures of deals look back; older orders would make them slow. */
const figureDays = 90;

/** Coupons and deals that somebody may see, those that ended too. */
export async function showOffers(db: Database, scope: OfferScope): Promise<OfferList> {
  const { tenant, staff } = scope;
  const all = await listRestaurants(db, tenant.id);
  const own = await ownRestaurants(db, scope);
  const coupons = await listCoupons(db, tenant.id);
  const deals = await listDeals(db, tenant.id, staff.restaurantId);
  return {
    coupons: coupons
      .filter(({ restaurantIds }) => maySeeCoupon(staff, restaurantIds))
      .map((coupon) => listedCoupon(scope, coupon, { restaurants: all, used: coupon.used })),
    deals: deals.map((deal) => listedDeal(scope, deal, all)),
    restaurants: own.map(({ id, name, orderTypes }) => ({ id, name, order_types: orderTypes })),
  };
}

function listedCoupon(
  { tenant, staff, now }: OfferScope,
  coupon: Coupon,
  { restaurants, used }: { restaurants: readonly Restaurant[]; used: number },
): ListedCoupon {
  const units = couponUnits(tenant, restaurants, coupon.restaurantIds);
  return {
    id: coupon.id,
    revision: coupon.revision,
    is_active: coupon.isActive,
    status: offerStatus(coupon, { now, used }),
    may_change: mayChangeCoupon(staff, coupon.restaurantIds),
    time_zone: units.timeZone,
    values: couponValuesOf(coupon, units),
    used,
  };
}

function listedDeal(
  { tenant, now }: OfferScope,
  deal: DealWithSteps,
  restaurants: readonly Restaurant[],
): ListedDeal {
  const units = couponUnits(tenant, restaurants, [deal.restaurantId]);
  return {
    id: deal.id,
    revision: deal.revision,
    is_active: deal.isActive,
    status: offerStatus(deal, { now }),
    may_change: true,
    time_zone: units.timeZone,
    restaurant_id: deal.restaurantId,
    values: dealValuesOf(deal, units),
  };
}

/**
 * A coupon with its figures and its history.
 * @throws ApiError 404, and 403 for a manager whose restaurant does not take it.
 */
export async function showCoupon(
  db: Database,
  scope: OfferScope,
  couponId: number,
): Promise<CouponOffer> {
  const { tenant, staff } = scope;
  const coupon = await findCouponById(db, tenant.id, couponId);
  if (!coupon) throw unknownOffer();
  if (!maySeeCoupon(staff, coupon.restaurantIds)) throw notYourOffer();
  const restaurants = await listRestaurants(db, tenant.id);
  const usage = await readCouponUsage(db, tenant.id, couponId);
  const changes = await listOfferChanges(db, tenant.id, { couponId });
  return {
    ...listedCoupon(scope, coupon, { restaurants, used: usage.used }),
    figures: figuresOf(usage, tenant.currency, { since: null, openCarts: null }),
    changes: changes.flatMap(({ state, ...change }) =>
      state.kind === 'coupon' ? [changeView(change, state)] : [],
    ),
  };
}

/** A deal with its figures and its history. @throws ApiError 404, also of another restaurant's. */
export async function showDeal(
  db: Database,
  scope: OfferScope,
  dealId: number,
): Promise<DealOffer> {
  const { tenant, now } = scope;
  const deal = await findDeal(db, tenant.id, dealId);
  if (!deal) throw unknownOffer();
  const { restaurantId } = deal;
  const restaurants = await listRestaurants(db, tenant.id);
  const since = new Date(now.getTime() - figureDays * dayMs);
  const usage = await readDealUsage(db, tenant.id, { dealId, restaurantId, since });
  const openCarts = deal.isAutomatic ? null : await countCartsWithDeal(db, tenant.id, dealId);
  const changes = await listOfferChanges(db, tenant.id, { dealId });
  return {
    ...listedDeal(scope, deal, restaurants),
    figures: figuresOf(usage, tenant.currency, { since, openCarts }),
    changes: changes.flatMap(({ state, ...change }) =>
      state.kind === 'deal' ? [changeView(change, state)] : [],
    ),
  };
}

type Change = Omit<Awaited<ReturnType<typeof listOfferChanges>>[number], 'state'>;

const changeView = <V>(
  { id, at, name, kind }: Change,
  { is_active, values }: { is_active: boolean; values: V },
) => ({ id, at: at.toISOString(), name, kind, is_active, values });

function figuresOf(
  { used, given, unpaid, last }: OfferUsage,
  currency: string,
  { since, openCarts }: { since: Date | null; openCarts: number | null },
): OfferFigures {
  return {
    used,
    given: toMajor(given, currency),
    since: since?.toISOString() ?? null,
    unpaid,
    open_carts: openCarts,
    last: last && {
      order_id: last.orderId,
      number: shownNumber(last),
      at: last.at.toISOString(),
      name: last.name,
    },
  };
}
