import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import type { OfferChoice } from '#schemas/api/staff-offers.ts';

const always = {
  order_types: [],
  payment_methods: [],
  windows: [],
  starts_at: null,
  ends_at: null,
  validate_at: 'fulfilment' as const,
  minimum: '',
};

/** What a coupon begins with. @param restaurantId the only one that its maker may name; null: any */
export const newCoupon = (restaurantId: number | null): CouponBody => ({
  code: '',
  description: '',
  effect: { kind: 'percent', percent: 10, most: '' },
  dish_ids: [],
  category_ids: [],
  restaurant_ids: restaurantId === null ? [] : [restaurantId],
  ...always,
  total_limit: null,
  customer_limit: null,
  first_order_only: false,
  needs_login: false,
  stacks_with_deals: false,
});

export const newDeal = (): DealBody => ({
  name: '',
  description: '',
  translations: {},
  effect: { kind: 'bogo', percent: 100, pick: 'cheapest' },
  components: [
    { id: null, name: '', role: 'buy', quantity: 1, dish_ids: [] },
    { id: null, name: '', role: 'get', quantity: 1, dish_ids: [] },
  ],
  ...always,
  is_automatic: true,
  stacks_with_codes: false,
});

/** A copy has no code yet: each code is there once. */
export const copiedCoupon = (values: CouponBody, restaurantId: number | null): CouponBody => ({
  ...values,
  code: '',
  ...(restaurantId !== null && { restaurant_ids: [restaurantId] }),
});

/** A copy at a restaurant, with what that one sells of its dishes; its steps are new. */
export const copiedDeal = (
  values: DealBody,
  restaurantId: number,
  dishes: readonly OfferChoice[],
): DealBody => ({
  ...values,
  components: values.components.map((step) => ({
    ...step,
    id: null,
    dish_ids: dishes.flatMap(({ at }) =>
      at.some(({ id }) => step.dish_ids.includes(id))
        ? at.filter((one) => one.restaurant_id === restaurantId).map(({ id }) => id)
        : [],
    ),
  })),
});
