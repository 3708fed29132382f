import type { StaffOrder } from '#schemas/api/staff.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import type { StaffOrderCall } from '#desk/api/staff-orders.ts';
import type { QueuedAction } from './queued-action.ts';

const forward: readonly StaffOrder['status'][] = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
];

/**
 * Whether an action is shown as done only once the server has said so: an end, for it cannot be taken
 * back, and accepting what is paid by card, for the bank may refuse what is charged then (rule R61)
 * and nobody shall cook what is not paid.
 */
export const isHeldBack = (call: StaffOrderCall, order: StaffOrder): boolean =>
  'to' in call &&
  (call.to === 'rejected' ||
    call.to === 'cancelled' ||
    (call.to === 'accepted' && order.payment_status === 'authorised'));

/** What is still to be sent, by order, in the order in which it was done. */
export function actionsByOrder(
  actions: readonly QueuedAction[],
): ReadonlyMap<string, readonly QueuedAction[]> {
  const found = new Map<string, QueuedAction[]>();
  for (const action of actions) {
    if (action.refused !== null) continue;
    const own = found.get(action.orderId);
    if (own) own.push(action);
    else found.set(action.orderId, [action]);
  }
  return found;
}

/** The orders as they will be once what waits has been sent; those without are the same objects. */
export function applyActions(
  orders: readonly StaffOrder[],
  waiting: ReadonlyMap<string, readonly QueuedAction[]>,
): readonly StaffOrder[] {
  if (waiting.size === 0) return orders;
  return orders.map((order) => {
    let shown = order;
    for (const { call, madeAt } of waiting.get(order.id) ?? []) {
      if (isHeldBack(call, order)) break;
      shown = applyCall(shown, call, madeAt);
    }
    return shown;
  });
}

function applyCall(order: StaffOrder, call: StaffOrderCall, madeAt: number): StaffOrder {
  if (isOrderOver(order.status)) return order;
  const timed = call.promised_at === undefined ? order : withTime(order, call.promised_at);
  if (!('to' in call) || forward.indexOf(call.to) <= forward.indexOf(order.status)) {
    return timed;
  }
  const event = {
    id: order.events.at(-1)?.id ?? 0,
    status: call.to,
    actor: 'staff' as const,
    reason: call.reason ?? '',
    promised_at: timed.promised_at,
    at: new Date(madeAt).toISOString(),
    by: null,
  };
  return { ...timed, status: call.to, events: [...order.events, event] };
}

/** The kitchen begins as much later as it is promised later. */
function withTime(order: StaffOrder, promisedAt: string): StaffOrder {
  const later = Date.parse(promisedAt) - Date.parse(order.promised_at);
  const prepareAt = new Date(Date.parse(order.prepare_at) + later).toISOString();
  return { ...order, promised_at: promisedAt, prepare_at: prepareAt };
}
