import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import { notifyOrderChange } from '../../db/queries/notify.ts';
import { changeOrder, listUnansweredOrders, lockOrderIfFree } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isUnanswered } from '../../domain/order/pending-order.ts';
import { queueRestaurantMail } from '../../mails/queue-mail.ts';
import { endOrder } from '../order/end-order.ts';
import { moveOrder } from '../order/move-order.ts';
import { captureOnAccept } from './capture-on-accept.ts';

/** One round looks at so many; the next one comes seconds later. */
const most = 100;

type OrderId = Pick<OrderRow, 'tenantId' | 'id'>;

/** What its customer reads of an order that was rejected because nobody answered. */
const notAnswered = orderReasons.unanswered;

/**
 * Sees to the orders that nobody answered in time (rule R61): the restaurant is reminded by one
 * mail, and what was chosen comes true. Any number of instances may do it at the same time, and one
 * that dies in between is taken over at the next step.
 * @returns how many were seen to.
 */
export async function settleUnanswered(deps: Deps): Promise<number> {
  let settled = 0;
  for (const order of await listUnansweredOrders(deps.db, deps.clock(), most)) {
    try {
      if (await settleOne(deps, order)) settled += 1;
    } catch (error) {
      deps.log.warn({ err: error, orderId: order.id }, 'an unanswered order could not be settled');
    }
  }
  return settled;
}

async function settleOne(deps: Deps, order: OrderId): Promise<boolean> {
  const outcome = await remind(deps, order);
  if (outcome === null) return false;
  // The bank is asked before the order is locked.
  if (outcome === 'accept') await captureOnAccept(deps, order.tenantId, order.id);
  return outcome === 'wait' || bringAbout(deps, order);
}

/** Puts the mail into the outbox, once. @returns what is to come; null: it was answered meanwhile. */
async function remind(
  deps: Deps,
  { tenantId, id }: OrderId,
): Promise<OrderRow['ifUnanswered'] | null> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const order = await lockOrderIfFree(tx, tenantId, id);
    if (!order || !isUnanswered(order, now)) return null;
    if (order.remindedAt === null) {
      await changeOrder(tx, tenantId, id, { remindedAt: now });
      await queueRestaurantMail(tx, { tenantId, orderId: id, cause: 'unanswered' });
      await notifyOrderChange(tx, tenantId, id);
    }
    return order.ifUnanswered;
  });
}

async function bringAbout(deps: Deps, { tenantId, id }: OrderId): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const order = await lockOrderIfFree(tx, tenantId, id);
    if (!order || !isUnanswered(order, now)) return false;
    const step = { order, actor: 'system', now } as const;
    if (order.ifUnanswered === 'reject') {
      await endOrder(tx, tenantId, { ...step, to: 'rejected', reason: notAnswered });
    } else if (order.paymentStatus === 'authorised') {
      // The bank gave another amount (rule R58): that is for a person.
      await changeOrder(tx, tenantId, id, { ifUnanswered: 'wait' });
    } else {
      await moveOrder(tx, tenantId, { ...step, to: 'accepted' });
    }
    return true;
  });
}
