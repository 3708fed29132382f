import { describe, expect, it } from 'vitest';
import type { CouponContext, CouponTerms } from '#schemas/rules/offers/coupon-refusal.ts';
import { couponRefusal } from '#schemas/rules/offers/coupon-refusal.ts';
import { conditionsOf, contextOf, sydney, termsOf } from './offer-contexts.ts';

const refusal = (terms: Partial<CouponTerms>, context: Partial<CouponContext> = {}) =>
  couponRefusal(termsOf(terms), contextOf(context));
const past = '2026-11-01T00:00:00Z';
const future = '2026-12-01T00:00:00Z';

describe('why a code does not count', () => {
  it('R39 a code that holds has no refusal', () => {
    expect(refusal({})).toBeNull();
  });

  it('R39 a code nobody knows, and one that was switched off', () => {
    expect(couponRefusal(null, contextOf())).toBe('unknown_coupon');
    expect(refusal({ isActive: false })).toBe('unknown_coupon');
  });

  it.each([
    ['coupon_other_restaurant', { restaurantIds: [2, 3] }, {}],
    ['coupon_expired', { conditions: conditionsOf({ valid_until: past }) }, {}],
    ['coupon_not_yet', { conditions: conditionsOf({ valid_from: future }) }, {}],
    ['coupon_order_type', { conditions: conditionsOf({ order_types: ['delivery'] }) }, {}],
    [
      'coupon_payment_method',
      { conditions: conditionsOf({ payment_methods: ['card'] }) },
      { paymentMethod: 'cashOnDelivery' },
    ],
    [
      'coupon_not_now',
      { conditions: conditionsOf({ windows: [{ weekday: 1, from: '11:00', to: '15:00' }] }) },
      {},
    ],
    ['coupon_needs_login', { needsLogin: true }, {}],
    ['coupon_first_order', { firstOrderOnly: true }, { hasOrdered: true }],
    ['coupon_used_up', { totalLimit: 5 }, { uses: { total: 5, customer: 0 } }],
    ['coupon_used_up', { customerLimit: 1 }, { uses: { total: 1, customer: 1 } }],
  ] as const)('R39 %s is a reason of its own', (reason, terms: Partial<CouponTerms>, context) => {
    expect(refusal(terms, context)).toBe(reason);
  });

  it('R39 limits that are not reached, the right restaurant and a login let it through', () => {
    const terms = { restaurantIds: [1], needsLogin: true, totalLimit: 5, customerLimit: 1 };
    expect(refusal(terms, { isLoggedIn: true, uses: { total: 4, customer: 0 } })).toBeNull();
    expect(refusal({ firstOrderOnly: true })).toBeNull();
    expect(refusal({}, { hasOrdered: true })).toBeNull();
  });

  it('R39 of several reasons the one nobody can change is named', () => {
    const terms = {
      needsLogin: true,
      conditions: conditionsOf({ valid_until: past, order_types: ['delivery' as const] }),
    };
    expect(refusal(terms)).toBe('coupon_expired');
  });

  it('R41 free delivery is for delivery', () => {
    const effect = { kind: 'free_delivery' as const };
    expect(refusal({ effect })).toBe('coupon_order_type');
    expect(refusal({ effect }, { orderType: 'delivery' })).toBeNull();
  });

  it('R44 it looks at the present context alone: switching type, payment or time brings it back', () => {
    const terms = {
      conditions: conditionsOf({
        order_types: ['delivery'],
        payment_methods: ['cashOnDelivery'],
        windows: [{ weekday: 6, from: '18:00', to: '21:00' }],
      }),
    };
    const right = {
      orderType: 'delivery',
      paymentMethod: 'cashOnDelivery',
      fulfilment: sydney(21, '18:30'),
    } as const;
    expect(refusal(terms, right)).toBeNull();
    expect(refusal(terms, { ...right, orderType: 'pickup' })).toBe('coupon_order_type');
    expect(refusal(terms, { ...right, paymentMethod: 'card' })).toBe('coupon_payment_method');
    expect(refusal(terms, { ...right, fulfilment: sydney(21, '17:59') })).toBe('coupon_not_now');
    expect(refusal(terms, right)).toBeNull();
  });
});
