import { expect, test } from 'vitest';
import { orderStatus } from '#schemas/api/orders.ts';
import { isOrderOver, isUnfulfilled } from '#schemas/rules/order-end.ts';

test('R56 an order is over once completed, rejected, cancelled or expired', () => {
  expect(orderStatus.options.filter(isOrderOver)).toEqual([
    'completed',
    'rejected',
    'cancelled',
    'expired',
  ]);
});

test('R56 every order that is over but was not completed went unfulfilled', () => {
  expect(orderStatus.options.filter(isUnfulfilled)).toEqual(['rejected', 'cancelled', 'expired']);
});
