import type { OrderStatus } from '#schemas/api/orders.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import { insertOrderEvents } from '../../db/queries/order-events.ts';
import type { Actor } from '../../db/queries/order-events.ts';
import { changeOrder, updateOrder } from '../../db/queries/orders.ts';
import type { OrderChange, OrderRow } from '../../db/queries/orders.ts';
import { takeCash } from '../../db/queries/payments.ts';
import { findRestaurant } from '../../db/queries/restaurants.ts';
import { mayMove } from '../../domain/order/order-transitions.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { debitGiftCards } from '../gift-cards/order-tenders.ts';
import { publishOrderEvent } from './publish-order-event.ts';
import { followOrder } from '../loyalty/earn-points.ts';
import { releaseGoods } from '../holds/held-goods.ts';
import { answerUntil } from './answer-until.ts';

export type OrderMove = {
  /** As it is under its lock, which the caller holds. */
  order: OrderRow;
  to: OrderStatus;
  actor: Actor;
  staffId?: string | undefined;
  /** Why; the customer reads it. */
  reason?: string | undefined;
  /** Another time than was promised so far. */
  promisedAt?: Date | undefined;
  now: Date;
  /** Idempotency-Key of the call. */
  actionKey?: string | undefined;
  /** What else changes with it, such as the payment's state. */
  changes?: Omit<OrderChange, 'status'> | undefined;
};

/**
 * Moves an order to another state (rule R56): writes it down with who, when and why, gives its goods
 * back where it ends early (rule R65), takes its cash where it is handed over, and notifies those who
 * follow it. A placed order that waits for nobody is accepted at once. Moving to where it is already
 * changes nothing.
 * @returns the order as it is now.
 * @throws ApiError 409 `order_state` where the way does not lead there.
 */
export async function moveOrder(
  tx: Database,
  tenantId: number,
  move: OrderMove,
): Promise<OrderRow> {
  const { order, to } = move;
  if (order.status === to) return order;
  if (!mayMove(order, to)) throw wrongState(order.status);
  return writeMove(tx, tenantId, move);
}

/**
 * The move itself, whatever the table of states says: only moveOrder and reviveOrder may. Of two
 * moves at once the last one is announced.
 */
export async function writeMove(
  tx: Database,
  tenantId: number,
  { order, to, actor, staffId, reason = '', promisedAt, now, actionKey, changes }: OrderMove,
): Promise<OrderRow> {
  const placed = to === 'placed' && {
    placedAt: now,
    acceptUntil: await answerOf(tx, order, { isAuthorised: isHeld(changes), now }),
  };
  const moved = await changeOrder(tx, tenantId, order.id, {
    ...changes,
    status: to,
    ...placed,
    // Of an end only its own reason counts, not why its time was changed before.
    ...((reason !== '' || isUnfulfilled(to)) && { statusReason: reason }),
    ...(promisedAt && { promisedAt }),
  });
  const [event] = await insertOrderEvents(tx, tenantId, [
    {
      orderId: order.id,
      status: to,
      actor,
      staffId: staffId ?? null,
      reason,
      promisedAt: moved.promisedAt,
      at: now,
      actionKey: actionKey ?? null,
    },
  ]);
  if (!event) throw new Error(`PostgreSQL wrote no event of order ${order.id}`);
  if (to === 'placed') {
    const giftCards = moved.held?.giftCards ?? [];
    await debitGiftCards(tx, tenantId, { orderId: order.id, giftCards, now });
  }
  // Nobody came, nobody paid; what is on a tab is paid with it.
  if (to === 'completed' && moved.notCollectedAt === null && moved.tabId === null) {
    const isTaken = await takeCash(tx, tenantId, order.id, now);
    // What was refunded before it was collected stays refunded.
    if (isTaken && moved.paymentStatus === 'unpaid') {
      await updateOrder(tx, tenantId, order.id, { paymentStatus: 'paid' });
    }
  }
  await followOrder(tx, tenantId, { order: moved, now });
  if (isUnfulfilled(to)) await releaseGoods(tx, tenantId, { order: moved, now });
  if (to === 'placed' && moved.acceptUntil === null) {
    return writeMove(tx, tenantId, { order: moved, to: 'accepted', actor: 'system', now });
  }
  await publishOrderEvent(tx, tenantId, { orderId: order.id, eventId: event.id, status: to });
  return moved;
}

const isHeld = (changes: OrderMove['changes']): boolean => changes?.paymentStatus === 'authorised';

/** The time to answer begins when the restaurant sees the order, not when it waited for money. */
async function answerOf(
  tx: Database,
  order: OrderRow,
  at: { isAuthorised: boolean; now: Date },
): Promise<Date | null> {
  if (order.acceptUntil === null) return null;
  const restaurant = await findRestaurant(tx, order.tenantId, order.restaurantId);
  if (!restaurant) throw new Error(`the restaurant of order ${order.id} vanished`);
  return answerUntil(tx, restaurant, { ...order, ...at });
}

const wrongState = (status: OrderStatus) =>
  new ApiError(409, 'order_state', ({ orders }) => orders.states[status]);
