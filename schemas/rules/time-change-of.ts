import type { Order } from '../api/orders.ts';

/** The last change of the promised time: both instants (ISO) and why, which may be empty. */
export function timeChangeOf({
  events,
}: Pick<Order, 'events'>): { before: string; after: string; reason: string } | null {
  for (let index = events.length - 1; index > 0; index -= 1) {
    const [earlier, later] = [events[index - 1], events[index]];
    if (earlier && later && Date.parse(earlier.promised_at) !== Date.parse(later.promised_at)) {
      return { before: earlier.promised_at, after: later.promised_at, reason: later.reason };
    }
  }
  return null;
}
