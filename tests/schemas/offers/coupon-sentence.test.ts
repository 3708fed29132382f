import { enFailures } from '#schemas/messages/en-failures.ts';
import { describe, expect, it } from 'vitest';
import { couponSentence } from '#schemas/rules/offers/coupon-sentence.ts';

describe('why a code does not count, in words', () => {
  it('R39 names what is missing or when, where that is known', () => {
    expect([
      couponSentence(enFailures, 'coupon_not_yet', { startsOn: 'Monday' }),
      couponSentence(enFailures, 'coupon_below_minimum', { missing: '$4.20' }),
      couponSentence(enFailures, 'coupon_order_type', { orderTypes: ['delivery'] }),
      couponSentence(enFailures, 'coupon_order_type', { orderTypes: ['pickup', 'dine_in'] }),
      couponSentence(enFailures, 'coupon_payment_method', { paymentMethods: ['cashOnDelivery'] }),
      couponSentence(enFailures, 'coupon_expired', { endedOn: '3 November' }),
      couponSentence(enFailures, 'coupon_not_now', { hours: 'Monday, 11:00–15:00' }),
    ]).toEqual([
      'This code starts on Monday.',
      'Add $4.20 more to use this code.',
      'This code is for delivery orders.',
      'This code is for pickup and table orders.',
      'This code is for orders paid in cash.',
      'This code ended on 3 November.',
      'This code is for Monday, 11:00–15:00.',
    ]);
  });

  it('R39 tells every reason apart, whatever is known', () => {
    const reasons = [
      'unknown_coupon',
      'coupon_expired',
      'coupon_not_yet',
      'coupon_other_restaurant',
      'coupon_order_type',
      'coupon_payment_method',
      'coupon_below_minimum',
      'coupon_used_up',
      'coupon_needs_login',
      'coupon_first_order',
      'coupon_not_now',
      'coupon_deal_is_better',
      'coupon_no_matching_item',
      'coupon_delivery_is_free',
    ] as const;
    const sentences = reasons.map((reason) => couponSentence(enFailures, reason));
    expect(new Set(sentences).size).toBe(reasons.length);
    expect(sentences[0]).toBe('Invalid coupon code');
  });
});
