import type { CouponBody } from '#schemas/api/offer-bodies.ts';
import type { OfferPreview, SampleCartBody } from '#schemas/api/offer-preview.ts';
import type { CouponRefusal } from '#schemas/rules/offers/coupon.ts';
import { couponProducts } from '#schemas/rules/offers/coupon-products.ts';
import { couponRefusal } from '#schemas/rules/offers/coupon-refusal.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { countCouponUses, type Coupon } from '../db/queries/offers.ts';
import { listRestaurants } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { couponRefusalView } from '../domain/cart/coupon-view.ts';
import { priceStored } from '../domain/pricing/price-stored.ts';
import type { PricingContext } from '../domain/pricing/pricing-context.ts';
import { couponToApply } from '../ordering/pricing/prepare-pricing.ts';
import { couponUnits } from './offer-scope.ts';
import { couponRowOf } from './offer-values.ts';
import { previewContext, previewOf, type PreviewPlace } from './preview-base.ts';
import { plainLines, sampleUnits } from './sample-cart.ts';

/** Of these only the time stands in the way: the cart is shown as it will be, and they are said. */
const ofTime = new Set<CouponRefusal>(['coupon_not_yet', 'coupon_expired', 'coupon_not_now']);

type Asked = { couponId: number | null; offer: CouponBody; cart: SampleCartBody };

/**
 * What a coupon does to a sample cart of somebody who orders for the first time: priced as every
 * cart is, the coupon taken as it is written, and nothing stored.
 * @throws ApiError 400 for an amount, 422 for a dish that is not on the menu.
 */
export async function previewCoupon(
  deps: Deps,
  place: PreviewPlace,
  { couponId, offer, cart }: Asked,
): Promise<OfferPreview> {
  const { tenant, restaurant } = place;
  const restaurants = await listRestaurants(deps.db, tenant.id);
  const units = couponUnits(tenant, restaurants, offer.restaurant_ids);
  const row: Coupon = {
    ...couponRowOf(offer, units),
    tenantId: tenant.id,
    id: couponId ?? 0,
    isActive: true,
    revision: 0,
  };
  const base = await previewContext(deps, place, cart);
  const uses =
    couponId === null
      ? { total: 0, customer: 0 }
      : await countCouponUses(deps.db, tenant.id, couponId, []);
  const refusal = couponRefusal(row, {
    ...base.offerContext,
    restaurantId: restaurant.id,
    isLoggedIn: false,
    isVerified: true,
    hasOrdered: false,
    uses,
  });
  const isOnlyTime = refusal !== null && ofTime.has(refusal);
  const counts = refusal === null || isOnlyTime;
  const products = couponProducts(row.effect, base.snapshot.menuIndex.categories);
  const dishes = sampleUnits(cart, base.snapshot, {
    wanted: products ? [{ dishIds: [...products], quantity: 1 }] : [],
    minimum: row.conditions.minimum,
  });
  const lines = plainLines(dishes);
  const withCode: PricingContext = {
    ...base,
    coupon: { code: row.code, row, refusal: counts ? null : refusal, verifiedEmails: null },
    rules: { ...base.rules, coupon: counts ? couponToApply(row, base.snapshot) : null },
  };
  const after = priceStored(lines, withCode);
  const said = couponRefusalView(
    isOnlyTime
      ? { ...withCode, coupon: { code: row.code, row, refusal, verifiedEmails: null } }
      : withCode,
    after.amounts,
  );
  return previewOf({
    units: dishes,
    before: priceStored(lines, base),
    after,
    pricing: { before: base, after: withCode },
    reason: said?.message(failureTexts.en) ?? null,
  });
}
