import type { Order } from '#schemas/api/orders.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMajor } from '#schemas/money.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import { heldUntil } from './authorised-until.ts';
import { prepareAt } from './prepare-at.ts';
import { disputeView, refundableView, staffRefundViews } from './refund-views.ts';

/** An order as its restaurant sees it. @param view as its customer does */
export function staffOrderView(stored: StoredOrder, view: Order): StaffOrder {
  const { order, events, restaurant, money } = stored;
  const namesOf = new Map(events.map(({ id, staffName }) => [id, staffName]));
  const amount = (minor: number) => toMajor(minor, order.currency);
  return {
    ...view,
    prepare_at: prepareAt(order, restaurant).toISOString(),
    authorised_until: heldUntil(stored)?.toISOString() ?? null,
    events: view.events.map((event) => ({ ...event, by: namesOf.get(event.id) ?? null })),
    refunds: staffRefundViews(stored, amount),
    refundable: refundableView(stored, amount),
    disputes: money.disputes.map((dispute) => disputeView(dispute, amount)),
  };
}
