import { expect, test } from 'vitest';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { mergeStaffOrders } from '#desk/api/staff-order-list.ts';
import { event, orderWith } from './sample-order.ts';

const order = (number: number, status: StaffOrder['status'], eventId = 1): StaffOrder =>
  orderWith({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number: String(number),
    status,
    events: [{ ...event(status, 0), id: eventId }],
  });
const statuses = (orders: readonly StaffOrder[]) =>
  orders.map(({ number, status }) => `${number} ${status}`);

test('a board that comes back after 200 orders has each of them once, as it is now', () => {
  const before = Array.from({ length: 80 }, (_, at) => order(at, 'placed'));
  const now = Array.from({ length: 200 }, (_, at) => order(at, at < 80 ? 'ready' : 'placed', 2));
  const all = mergeStaffOrders(before, { type: 'all', orders: now });
  expect(statuses(all)).toEqual(statuses(now));
  const again = now.reduce(
    (known, one) => mergeStaffOrders(known, { type: 'one', order: one }),
    all,
  );
  expect(statuses(again)).toEqual(statuses(now));
});

test('what a call has answered already is not set back by a list from before', () => {
  const known = [order(1, 'ready', 7)];
  const older = order(1, 'preparing', 6);
  expect(statuses(mergeStaffOrders(known, { type: 'all', orders: [older] }))).toEqual(['1 ready']);
  expect(statuses(mergeStaffOrders(known, { type: 'one', order: older }))).toEqual(['1 ready']);
});

test('an order that is gone from all of them is gone from the board', () => {
  const orders = [order(2, 'placed')];
  expect(statuses(mergeStaffOrders([order(1, 'ready')], { type: 'all', orders }))).toEqual([
    '2 placed',
  ]);
});
