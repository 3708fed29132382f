import { expect, test } from 'vitest';
import { followedAfterEnd, isOrderFollowed } from '#schemas/rules/is-order-followed.ts';

const end = Date.parse('2026-11-20T19:00:00.000Z');
const over = {
  status: 'completed',
  payment_status: 'paid',
  refunds: [],
  events: [{ at: '2026-11-20T18:00:00.000Z' }, { at: '2026-11-20T19:00:00.000Z' }],
} as const;

test('an order under way is followed, however old it is', () => {
  expect(isOrderFollowed({ ...over, status: 'placed' }, end + 100 * followedAfterEnd)).toBe(true);
});

test('R71 one that was handed over is followed for a while, since it may still be refunded', () => {
  expect(isOrderFollowed(over, end)).toBe(true);
  expect(isOrderFollowed(over, end + followedAfterEnd - 1)).toBe(true);
  expect(isOrderFollowed(over, end + followedAfterEnd)).toBe(false);
});

test('one that ended unfulfilled is followed until its money is back, and no longer than that', () => {
  const rejected = { ...over, status: 'rejected', payment_status: 'refunded' } as const;
  expect(isOrderFollowed(rejected, end)).toBe(false);
  expect(isOrderFollowed({ ...rejected, refunds: [{ state: 'pending' }] }, end)).toBe(true);
  const onItsWay = { ...rejected, payment_status: 'refund_pending' } as const;
  expect(isOrderFollowed(onItsWay, end)).toBe(true);
  expect(isOrderFollowed(onItsWay, end + followedAfterEnd)).toBe(false);
});
