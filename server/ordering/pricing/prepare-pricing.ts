import type { PointsToRedeem } from '#schemas/rules/loyalty/redeemable-points.ts';
import { couponProducts } from '#schemas/rules/offers/coupon-products.ts';
import { couponRefusal, isPersonal } from '#schemas/rules/offers/coupon-refusal.ts';
import { offerRefusal } from '#schemas/rules/offers/offer-refusal.ts';
import type { OfferContext } from '#schemas/rules/offers/offer-refusal.ts';
import type { CouponToApply } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { findVerifiedContacts } from '../../db/queries/verified-contacts.ts';
import { hasOrderedBefore } from '../../db/queries/earlier-orders.ts';
import { sumUsablePoints } from '../../db/queries/loyalty-lots.ts';
import { countCouponUses, findCoupon, type Coupon } from '../../db/queries/offers.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { MenuSnapshot } from '../../domain/menu/menu-snapshot.ts';
import { isContactVerified, verifiedKeys } from '../../domain/placing/verified-contacts.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { createOfferContext } from '../../domain/pricing/offer-context.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import { taxRules } from '../../domain/pricing/tax-rules.ts';
import { findGivenCards } from './find-given-cards.ts';
import { findQuote } from './find-quote.ts';
import { menuOf } from '../restaurant/require-restaurant.ts';

export type PricingCall = {
  tenant: Tenant;
  restaurant: Restaurant;
  purpose: CartPurpose;
  /**
   * The order whose lines are priced anew: offers are judged by when it was placed, and its own use
   * of a code does not count against it.
   */
  order?: { id: string; placedAt: Date };
};

/**
 * Reads what a cart is priced with: the menu from its cache, the coupon and the delivery quote
 * anew. Caches use connections of their own, so call it outside transactions.
 */
export async function preparePricing(deps: Deps, call: PricingCall): Promise<PricingContext> {
  const { tenant, restaurant, purpose, order } = call;
  const offerContext = createOfferContext(restaurant, purpose, order?.placedAt ?? deps.clock());
  const isDelivery = purpose.orderType === 'delivery' && purpose.address !== null;
  const [snapshot, coupon, quote, loyalty, giftCards] = await Promise.all([
    menuFor(deps, call),
    purpose.couponCode === null ? null : judgeCoupon(deps, call, offerContext, purpose.couponCode),
    isDelivery && purpose.address ? findQuote(deps, restaurant, purpose.address) : null,
    loyaltyOf(deps, call),
    findGivenCards(deps, call),
  ]);
  const deals = [...(snapshot?.menuIndex.deals.values() ?? [])].filter(
    ({ isAutomatic, conditions }) => isAutomatic && offerRefusal(conditions, offerContext) === null,
  );
  const zone = quote?.zone ?? null;
  return {
    tenant,
    restaurant,
    purpose,
    snapshot,
    offerContext,
    coupon,
    loyalty,
    quote,
    giftCards,
    rules: {
      deals,
      coupon: coupon?.row && coupon.refusal === null ? couponToApply(coupon.row, snapshot) : null,
      delivery: zone && { tiers: zone.tiers, minimum: zone.minimum },
      serviceFeePpm: restaurant.serviceFeePpm,
      // Without percentages on offer none are taken.
      tip: restaurant.tipPercents.length > 0 ? purpose.tip : null,
      tax: taxRules({
        tenant,
        restaurant,
        rates: snapshot?.taxRates ?? [],
        orderType: purpose.orderType,
      }),
      percentRounding: tenant.percentRounding,
      points: pointsToRedeem(loyalty, purpose),
      giftCards: giftCards.flatMap(({ balance, refusal }) => (refusal === null ? [balance] : [])),
      cashStep: purpose.paymentMethod === 'cashOnDelivery' ? tenant.cashStep : null,
    },
  };
}

/** The menu by the prices of what it is ordered for (rule R81). */
async function menuFor(
  deps: Deps,
  { restaurant, purpose }: PricingCall,
): Promise<MenuSnapshot | null> {
  const snapshot = await menuOf(deps, restaurant);
  return purpose.orderType === 'dine_in' && snapshot?.atTable
    ? { ...snapshot, ...snapshot.atTable }
    : snapshot;
}

/** What a user may redeem is looked at again under the lock of their ledger. */
async function loyaltyOf(
  { db, clock }: Deps,
  { tenant, purpose: { redeems } }: PricingCall,
): Promise<PricingContext['loyalty']> {
  const rules = tenant.loyalty;
  if (!rules?.isOn) return null;
  const mine = redeems && { userId: redeems.userId, now: clock() };
  return { rules, balance: mine && (await sumUsablePoints(db, tenant.id, mine)) };
}

function pointsToRedeem(
  loyalty: PricingContext['loyalty'],
  { redeems }: CartPurpose,
): PointsToRedeem | null {
  if (!loyalty || !redeems || redeems.points === 0) return null;
  return { ...loyalty.rules, points: Math.min(redeems.points, loyalty.balance ?? 0) };
}

async function judgeCoupon(
  { db }: Deps,
  { tenant, restaurant, purpose, order }: PricingCall,
  offerContext: OfferContext,
  code: string,
): Promise<NonNullable<PricingContext['coupon']>> {
  const row = await findCoupon(db, tenant.id, code);
  const isLimited = row !== null && (row.totalLimit !== null || row.customerLimit !== null);
  const { keys, isVerified, verifiedEmails } = await provenKeys(db, tenant.id, { row, purpose });
  const own = { cartAt: restaurant.id, ...(order && { except: order.id }) };
  const uses = isLimited
    ? await countCouponUses(db, tenant.id, row.id, keys, own)
    : { total: 0, customer: 0 };
  // An order that was somebody's first stays it, though they ordered again since.
  const hasOrdered =
    row?.firstOrderOnly === true &&
    order === undefined &&
    (await hasOrderedBefore(db, tenant.id, keys, own));
  const refusal = couponRefusal(row, {
    ...offerContext,
    restaurantId: restaurant.id,
    isLoggedIn: purpose.isLoggedIn,
    isVerified,
    hasOrdered,
    uses,
  });
  return { code, row, refusal, verifiedEmails };
}

/**
 * What a coupon that counts once per person knows its customer by. A cart, which nobody has given an
 * address for, is known by those that were confirmed, so that it says what the order will.
 */
async function provenKeys(
  db: Database,
  tenantId: number,
  { row, purpose }: { row: Coupon | null; purpose: CartPurpose },
): Promise<{
  keys: readonly string[];
  isVerified: boolean;
  verifiedEmails: readonly string[] | null;
}> {
  const { customerKeys: keys, proof } = purpose;
  if (row === null || proof === null || !isPersonal(row)) {
    return { keys, isVerified: true, verifiedEmails: null };
  }
  const contacts = await findVerifiedContacts(db, tenantId, proof.shopperId);
  const isVerified = isContactVerified(contacts, proof.email);
  const known = { isVerified, verifiedEmails: contacts.emails };
  if (proof.email !== null) return { keys, ...known };
  return { keys: [...new Set([...keys, ...verifiedKeys(contacts)])], ...known };
}

/** A coupon as carts are priced with it, its dishes looked up in the menu. */
export const couponToApply = (
  { id, code, effect, conditions, stacksWithDeals }: Coupon,
  snapshot: MenuSnapshot | null,
): CouponToApply => ({
  id,
  code,
  effect,
  productIds: couponProducts(effect, snapshot?.menuIndex.categories ?? []),
  minimum: conditions.minimum,
  stacksWithDeals,
});
