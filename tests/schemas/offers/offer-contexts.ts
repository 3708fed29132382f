import type { CouponContext, CouponTerms } from '#schemas/rules/offers/coupon-refusal.ts';
import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import type { LocalDateTime } from '#schemas/rules/time/local-date-time.ts';

export const conditionsOf = (more: Partial<OfferConditions> = {}): OfferConditions => ({
  order_types: [],
  payment_methods: [],
  windows: [],
  valid_from: null,
  valid_until: null,
  validate_at: 'fulfilment',
  minimum: 0,
  ...more,
});

/** A moment of November 2026 in Sydney, 11 hours ahead of UTC; the 2nd is a Monday. */
export function sydney(day: number, time: string): LocalDateTime {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {
    instant: new Date(Date.UTC(2026, 10, day, hours - 11, minutes)).toISOString(),
    date,
    time,
    weekday: ((day + 5) % 7) + 1,
  };
}

/** A pickup on Saturday the 21st at noon, ordered at half past ten, paid by card. */
export const contextOf = (more: Partial<CouponContext> = {}): CouponContext => ({
  orderType: 'pickup',
  paymentMethod: 'card',
  now: sydney(21, '10:30'),
  fulfilment: sydney(21, '12:00'),
  restaurantId: 1,
  isLoggedIn: false,
  isVerified: true,
  hasOrdered: false,
  uses: { total: 0, customer: 0 },
  ...more,
});

export const termsOf = (more: Partial<CouponTerms> = {}): CouponTerms => ({
  effect: {
    kind: 'amount',
    type: 'Percentage',
    value: 10,
    max_discount: null,
    product_ids: [],
    category_ids: [],
  },
  conditions: conditionsOf(),
  isActive: true,
  restaurantIds: [],
  needsLogin: false,
  firstOrderOnly: false,
  totalLimit: null,
  customerLimit: null,
  ...more,
});
