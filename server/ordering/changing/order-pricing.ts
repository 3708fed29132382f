import { instantOf } from '#schemas/rules/time/instant-of.ts';
import type { PointsToRedeem } from '#schemas/rules/loyalty/redeemable-points.ts';
import type { SoldLoyalty } from '#schemas/rules/loyalty/sold-loyalty.ts';
import type { Tip } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { highestTip, isTipTooHigh } from '#schemas/rules/pricing/tip-of.ts';
import type { OrderChangeCause } from '#schemas/api/staff-order-changes.ts';
import type { StoredLine } from '../../db/queries/cart-items.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { customerKeys } from '../../domain/placing/customer-keys.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { priceStored } from '../../domain/pricing/price-stored.ts';
import type { PricedLines } from '../../domain/pricing/price-stored.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import { couponToApply, preparePricing } from '../pricing/prepare-pricing.ts';

type Ordered = { tenant: Tenant; restaurant: Restaurant; order: OrderRow };

/**
 * What an order is priced with anew: for what it was ordered for, by the offers as they were when it
 * was placed, with its tip, and with `covered` (minor units) paid of it already. Where the restaurant
 * has run out, what the order was promised stays (decision 045).
 */
export async function orderPricing(
  deps: Deps,
  { tenant, restaurant, order }: Ordered,
  { covered, cause }: { covered: number; cause: OrderChangeCause },
): Promise<PricingContext> {
  const fresh = await preparePricing(deps, {
    tenant,
    restaurant,
    purpose: purposeOf(order),
    order,
  });
  const pricing = cause === 'run_out' ? asPromised(fresh, order) : fresh;
  const { rules } = pricing;
  // An address that is not delivered to any more was promised its fee.
  const promised = { tiers: [{ from: 0, fee: order.deliveryCharge }], minimum: 0 };
  const loyalty = order.amounts?.loyalty;
  return {
    ...pricing,
    loyalty: loyalty ? { rules: loyalty.rules, balance: null } : null,
    rules: {
      ...rules,
      tax: { ...rules.tax, inclusive: order.taxMode === 'inclusive' },
      tip: tipOf(order),
      points: loyalty ? pointsOf(loyalty) : null,
      delivery: rules.delivery ?? (order.deliveryMethod === 'delivery' ? promised : null),
      giftCards: [covered],
      // Whatever is left to pay is collected at the counter or the door; of a tab's payments each is
      // rounded by itself.
      cashStep: order.tabId === null ? tenant.cashStep : null,
    },
  };
}

/**
 * With the delivery fee, the code and the deals that the order was placed with, whatever it comes to
 * now: no minimum is asked for, and a code that has ended since counts still.
 */
function asPromised(pricing: PricingContext, order: OrderRow): PricingContext {
  const { rules, coupon, snapshot } = pricing;
  const given = order.amounts?.discounts ?? [];
  const dealIds = new Set(given.flatMap(({ dealId }) => dealId ?? []));
  const gave = given.some(({ kind }) => kind === 'coupon' || kind === 'delivery');
  const row = gave ? (coupon?.row ?? null) : null;
  const fee = { tiers: [{ from: 0, fee: order.deliveryCharge }], minimum: 0 };
  return {
    ...pricing,
    coupon: coupon && row ? { ...coupon, refusal: null } : coupon,
    rules: {
      ...rules,
      delivery: order.deliveryMethod === 'delivery' ? fee : null,
      coupon: row ? { ...couponToApply(row, snapshot), minimum: 0 } : rules.coupon,
      deals: rules.deals.map((deal) =>
        dealIds.has(deal.id) ? { ...deal, conditions: { ...deal.conditions, minimum: 0 } } : deal,
      ),
    },
  };
}

/** Prices an order's lines; a tip that is too high for what is left is lowered to the highest. */
export function priceOrderLines(
  lines: readonly StoredLine[],
  pricing: PricingContext,
  soldAt: ReadonlyMap<number, number>,
): { pricing: PricingContext; priced: PricedLines } {
  const priced = priceStored(lines, pricing, { soldAt });
  const { listTotal } = priced.amounts;
  if (!isTipTooHigh(pricing.rules.tip, listTotal)) return { pricing, priced };
  const tip = { kind: 'amount' as const, amount: highestTip(listTotal) };
  const lower = { ...pricing, rules: { ...pricing.rules, tip } };
  return { pricing: lower, priced: priceStored(lines, lower, { soldAt }) };
}

/** Those it was lowered by when it was placed: as far as its items still cost so much. */
const pointsOf = ({ rules, used }: SoldLoyalty): PointsToRedeem => ({
  points: used,
  pointValue: rules.pointValue,
  step: 1,
  minimum: 0,
  maxSharePercent: 100,
});

const tipOf = ({ tip }: OrderRow): Tip | null => (tip > 0 ? { kind: 'amount', amount: tip } : null);

function purposeOf(order: OrderRow): CartPurpose {
  const { pickupDate: date, pickupTime: time, timeZone, deliveryMethod, held } = order;
  const slot = held?.slot?.startsAt;
  return {
    orderType: deliveryMethod,
    paymentMethod: order.paymentMethod === 'cashOnDelivery' ? 'cashOnDelivery' : 'card',
    couponCode: order.couponCode,
    tip: tipOf(order),
    fulfilment:
      deliveryMethod === 'dine_in'
        ? null
        : { date, time, instant: new Date(slot ?? instantOf(`${date}T${time}`, timeZone)) },
    address: deliveryMethod === 'delivery' ? order.shippingDetails : null,
    giftCards: null,
    isLoggedIn: false,
    redeems: null,
    customerKeys: customerKeys(order.shopperId, order.customer),
    // It was asked for when the order was placed.
    proof: null,
  };
}
