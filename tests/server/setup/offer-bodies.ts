import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import type { SampleCartBody } from '#schemas/api/offer-preview.ts';
import { offers } from '#tests/fixtures/small-offers.ts';

const always = {
  order_types: [],
  payment_methods: [],
  windows: [],
  starts_at: null,
  ends_at: null,
  validate_at: 'fulfilment' as const,
  minimum: '',
};

/** What the page of a coupon sends: 10 % off, always and for everybody. */
export const couponBodyOf = (change: Partial<CouponBody> = {}): CouponBody => ({
  code: 'TEN',
  description: '10 % off',
  effect: { kind: 'percent', percent: 10, most: '' },
  dish_ids: [],
  category_ids: [],
  restaurant_ids: [],
  ...always,
  total_limit: null,
  customer_limit: null,
  first_order_only: false,
  needs_login: false,
  stacks_with_deals: false,
  ...change,
});

/** What the page of a deal sends: of two fries, one is free, and it applies by itself. */
export const dealBodyOf = (change: Partial<DealBody> = {}): DealBody => ({
  name: 'Fries for two',
  description: '',
  effect: { kind: 'bogo', percent: 100, pick: 'cheapest' },
  components: [
    { id: null, name: 'Fries', role: 'buy', quantity: 1, dish_ids: [offers.fries.id] },
    { id: null, name: 'Free fries', role: 'get', quantity: 1, dish_ids: [offers.fries.id] },
  ],
  ...always,
  is_automatic: true,
  stacks_with_codes: false,
  ...change,
});

/** A pickup, paid by card, of these dishes; without any, of what sells best. */
export const cartBodyOf = (
  items: SampleCartBody['items'] = [],
  change: Partial<SampleCartBody> = {},
): SampleCartBody => ({
  kind: items.length > 0 ? 'own' : 'usual',
  items,
  order_type: 'pickup',
  payment_method: 'card',
  ...change,
});
