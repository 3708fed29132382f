import type { OrderChange } from '#schemas/api/order-changes.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';

/** What staff changed of an order's lines, oldest first. @param amount minor units as the reply has them */
export const changeViews = (
  { events }: Pick<StoredOrder, 'events'>,
  amount: (minor: number) => number,
): OrderChange[] =>
  events.flatMap(({ id, at, change }) =>
    change
      ? [
          {
            event_id: id,
            at: at.toISOString(),
            lines: change.lines,
            total_was: amount(change.totalWas),
            total_now: amount(change.totalNow),
            refunded: amount(change.refunded),
            collect_was: amount(change.collectWas),
            collect_now: amount(change.collectNow),
          },
        ]
      : [],
  );
