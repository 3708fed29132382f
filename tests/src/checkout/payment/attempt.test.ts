import { describe, expect, it } from 'vitest';
import { attemptFor } from '#src/features/checkout/payment/order-request.ts';

const body = {
  guest_id: 1_234_567,
  restaurant_id: 7,
  cart_version: 3,
  expected_total: 30.5,
  delivery_method: 'pickup' as const,
  pickup_date: '2026-11-21',
  pickup_time: '13:00',
  payment_method: 'card' as const,
};
const first = { attemptKey: 'first', attemptBody: null };
const renewed = () => 'renewed';

describe('the key of an attempt', () => {
  it('is the draft’s own at the first press', () => {
    expect(attemptFor(first, body, renewed)).toEqual({ attemptKey: 'first', attemptBody: body });
  });

  it('stays while the request is the same, in whatever order its fields were stored', () => {
    const stored = Object.fromEntries(Object.entries(body).toReversed());
    const sent = { attemptKey: 'first', attemptBody: { ...body, ...stored } };
    expect(attemptFor(sent, body, renewed).attemptKey).toBe('first');
  });

  it.each([
    ['another cart', { cart_version: 4 }],
    ['another total', { expected_total: 31 }],
    ['another time', { pickup_time: '13:15' }],
    ['another way to pay', { payment_method: 'cashOnDelivery' as const }],
    ['a note', { special_instructions: 'Ring twice' }],
  ])('is renewed by %s', (_, change) => {
    const sent = { attemptKey: 'first', attemptBody: body };
    expect(attemptFor(sent, { ...body, ...change }, renewed).attemptKey).toBe('renewed');
  });
});
