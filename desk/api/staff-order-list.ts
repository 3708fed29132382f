import type { StaffOrder, StaffOrdersEvent } from '#schemas/api/staff.ts';

const newestOf = ({ events }: StaffOrder): number => events.at(-1)?.id ?? 0;

/** The list after an event of the stream. What is known of an order may be newer than the event. */
export function mergeStaffOrders(
  known: readonly StaffOrder[],
  event: Extract<StaffOrdersEvent, { type: 'all' | 'one' }>,
): StaffOrder[] {
  if (event.type === 'one') return replaceStaffOrder(known, event.order);
  const before = new Map(known.map((order) => [order.id, order]));
  return event.orders.map((order) => newerOf(before.get(order.id), order));
}

/** The list with an order as it is now. */
export function replaceStaffOrder(known: readonly StaffOrder[], order: StaffOrder): StaffOrder[] {
  if (!known.some(({ id }) => id === order.id)) return [...known, order];
  return known.map((one) => (one.id === order.id ? newerOf(one, order) : one));
}

const newerOf = (known: StaffOrder | undefined, order: StaffOrder): StaffOrder =>
  known && newestOf(known) > newestOf(order) ? known : order;
