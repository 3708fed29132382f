import { expect, test } from 'vitest';
import { ordersToRepeat } from '#src/features/order-again/orders-to-repeat.ts';
import { orderWith } from '../order-history/orders-stand-in.ts';

const numbers = (...orders: Parameters<typeof ordersToRepeat>[0]) =>
  ordersToRepeat(orders).map(({ number }) => number);

test('the same dishes are offered once, as they were ordered last', () => {
  const [first, ...others] = orderWith(1).items;
  if (!first) throw new Error('The sample order has no dish.');
  const withNote = orderWith(1, { items: [{ ...first, notes: 'no salt' }, ...others] });
  expect(numbers(orderWith(4), orderWith(3), withNote, orderWith(0, { items: [first] }))).toEqual([
    '44',
    '41',
  ]);
  expect(numbers()).toEqual([]);
});
