import { couponProducts } from '#schemas/rules/offers/coupon-products.ts';
import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import type { DealEffect } from '#schemas/rules/offers/deal.ts';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import type {
  CartToPrice,
  CouponToApply,
  LineToPrice,
  TaxRules,
} from '#schemas/rules/pricing/cart/cart-to-price.ts';

/** Australian GST, held in the prices. */
export const gst: TaxRules = {
  inclusive: true,
  standardPpm: 100_000,
  classPpm: new Map(),
  feesPpm: 100_000,
};

/** A plain line of dish `product` whose unit costs so much; its key is its place unless given. */
export function plainLine(
  product: number,
  unit: number,
  more: Partial<LineToPrice> = {},
): LineToPrice {
  const shares = more.shares ?? [{ amount: unit, taxClassId: null }];
  return {
    key: `${product}-${unit}`,
    quantity: 1,
    unit,
    listUnit: unit,
    deal: null,
    shares,
    listShares: shares,
    dealProductId: product,
    dealBase: unit,
    couponProductIds: [product],
    ...more,
  };
}

/** Points worth one minor unit each, as many as are given. */
export const pointsOf = (points: number) => ({
  points,
  pointValue: 1,
  step: 1,
  minimum: 0,
  maxSharePercent: 100,
});

/** A cart for pickup, paid by card, with nothing but its lines. */
export function cartOf(
  lines: readonly LineToPrice[],
  more: Partial<CartToPrice> = {},
): CartToPrice {
  return {
    lines,
    deals: [],
    coupon: null,
    delivery: null,
    serviceFeePpm: 0,
    tip: null,
    tax: gst,
    percentRounding: 'half_up',
    points: null,
    giftCards: [],
    cashStep: null,
    ...more,
  };
}

export const always: OfferConditions = {
  order_types: [],
  payment_methods: [],
  windows: [],
  valid_from: null,
  valid_until: null,
  validate_at: 'fulfilment',
  minimum: 0,
};

type Component = { role?: 'buy' | 'get'; quantity?: number; products: readonly number[] };

/** An automatic deal; its components get the ids 1, 2, … */
export function dealOf(
  id: number,
  effect: DealEffect,
  components: readonly Component[],
  more: Partial<IndexedDeal> = {},
): IndexedDeal {
  return {
    id,
    name: `Deal ${id}`,
    description: '',
    imageUrl: null,
    effect,
    conditions: always,
    isAutomatic: true,
    stacksWithCodes: false,
    components: components.map(({ role = 'buy', quantity = 1, products }, index) => ({
      id: index + 1,
      name: `Component ${index + 1}`,
      role,
      quantity,
      restaurantProductIds: products,
    })),
    ...more,
  };
}

/** Buy one of these dishes, get one free. */
export const bogo = (id: number, products: readonly number[], more: Partial<IndexedDeal> = {}) =>
  dealOf(
    id,
    { kind: 'bogo', percent: 100, pick: 'cheapest' },
    [{ products }, { role: 'get', products }],
    more,
  );

export const percentDeal = (id: number, percent: number, products: readonly number[]) =>
  dealOf(id, { kind: 'percent', percent, max_discount: null }, [{ products }]);

/** A code that takes a percentage or, `Flat`, an amount off. */
export function couponOf(
  type: 'Flat' | 'Percentage',
  value: number,
  more: Partial<CouponToApply> = {},
): CouponToApply {
  const plain = { max_discount: null, product_ids: [], category_ids: [] };
  const effect = more.effect ?? { kind: 'amount', type, value, ...plain };
  return {
    id: 1,
    code: 'SAVE',
    effect,
    productIds: couponProducts(effect, []),
    minimum: 0,
    stacksWithDeals: false,
    ...more,
  };
}
