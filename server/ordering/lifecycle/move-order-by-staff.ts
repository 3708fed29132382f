import type { OrderStatus } from '#schemas/api/orders.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Actor } from '../../identity/record-staff-call.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { lockCart } from '../../db/queries/carts.ts';
import { listOrderEvents } from '../../db/queries/order-events.ts';
import type { OrderEventRow } from '../../db/queries/order-events.ts';
import { findStoredOrder, lockOrder } from '../../db/queries/orders.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { GatewayUnreachable } from '../../ports/payments/gateway.ts';
import { captureOnAccept } from '../paying/capture-on-accept.ts';
import { endOrder } from '../order/end-order.ts';
import { moveOrder } from '../order/move-order.ts';
import { completeUncollected } from './complete-uncollected.ts';
import { worksAt } from '../../identity/own-restaurant.ts';
import { promiseTime } from './promise-time.ts';

export type StaffCall = { tenant: Tenant; staff: Actor; orderId: string };

/** Idempotency-Key: one press of a button, however often it is sent (decision 043). */
type Action = StaffCall & { key: string | undefined };

type Move = Action & {
  to: Exclude<OrderStatus, 'pending_payment' | 'placed' | 'expired'>;
  promisedAt: Date | undefined;
  reason: string;
  /** It was made, and nobody came for it: with `completed`. */
  isNotCollected: boolean;
};

/**
 * Moves an order as the kitchen says (rule R56). Accepting takes held money first (R61); rejecting
 * and cancelling need a reason, give everything back and send the money back (R65, R73). A call that
 * comes again with its key changes nothing, wherever the order has gone meanwhile.
 * @throws ApiError 404, 409 `order_state` or `capture_failed`, 422 without a reason or with a key
 * that came with another step, 503 where the gateway does not answer.
 */
export async function moveOrderByStaff(deps: Deps, move: Move): Promise<StoredOrder> {
  const { to, tenant, staff, promisedAt, orderId } = move;
  const stored = await findStaffOrder(deps, move);
  if (isDone(stored.events, move.key, { status: to })) return stored;
  const { order: seen } = stored;
  const isEnd = to === 'rejected' || to === 'cancelled';
  const isOtherTime = promisedAt && promisedAt.getTime() !== seen.promisedAt.getTime();
  if (move.reason === '' && (isEnd || isOtherTime)) throw reasonMissing();
  // Before any money moves; a time that goes by meanwhile is refused below.
  if (isOtherTime) laterThan(promisedAt, deps.clock());
  if (to === 'accepted') await takeHeldMoney(deps, tenant.id, orderId);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const order = await lockBoth(tx, tenant.id, seen);
    const events = await listOrderEvents(tx, tenant.id, orderId);
    if (isDone(events, move.key, { status: to })) return;
    const { reason, key: actionKey } = move;
    const step = { order, actor: 'staff' as const, staffId: staff.id, reason, actionKey, now };
    if (isEnd) await endOrder(tx, tenant.id, { ...step, staff, to });
    else if (move.isNotCollected) await completeUncollected(tx, tenant.id, step);
    else if (isOtherTime) {
      if (order.status !== to) {
        await moveOrder(tx, tenant.id, { ...step, to, promisedAt: laterThan(promisedAt, now) });
      } else await promiseTime(tx, tenant.id, { ...step, promisedAt: laterThan(promisedAt, now) });
    } else await moveOrder(tx, tenant.id, { ...step, to });
  });
  return findStaffOrder(deps, move);
}

/** Promises another time (rule R56), once for a key. @throws ApiError 404, 409 `order_state`, 422. */
export async function changeTimeByStaff(
  deps: Deps,
  call: Action & { promisedAt: Date; reason: string },
): Promise<StoredOrder> {
  const { key: actionKey, promisedAt } = call;
  const stored = await findStaffOrder(deps, call);
  if (isDone(stored.events, actionKey, { promisedAt })) return stored;
  const { order: seen } = stored;
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const order = await lockBoth(tx, call.tenant.id, seen);
    const events = await listOrderEvents(tx, call.tenant.id, seen.id);
    if (isDone(events, actionKey, { promisedAt })) return;
    await promiseTime(tx, call.tenant.id, {
      order,
      actor: 'staff',
      staffId: call.staff.id,
      reason: call.reason,
      promisedAt: laterThan(promisedAt, now),
      actionKey,
      now,
    });
  });
  return findStaffOrder(deps, call);
}

/** An order of the staff member's restaurants; to anybody else it does not exist. */
export async function findStaffOrder(
  { db }: Pick<Deps, 'db'>,
  { tenant, staff, orderId }: StaffCall,
): Promise<StoredOrder> {
  const stored = await findStoredOrder(db, tenant.id, orderId);
  if (stored && worksAt(staff, stored.order.restaurantId)) return stored;
  throw new ApiError(404, 'unknown_order', 'There is no such order.');
}

async function takeHeldMoney(deps: Deps, tenantId: number, orderId: string): Promise<void> {
  try {
    if ((await captureOnAccept(deps, tenantId, orderId)) !== 'failed') return;
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    const sentence = 'The payment service does not answer. Try again in a minute.';
    throw new ApiError(503, 'gateway_unreachable', sentence);
  }
  throw new ApiError(
    409,
    'capture_failed',
    "The customer's bank did not release the payment, so the order was not accepted.",
  );
}

/**
 * Whether a call with this key has done its work already.
 * @throws ApiError 422 `idempotency_key_reused` where it did something else.
 */
function isDone(
  events: readonly OrderEventRow[],
  key: string | undefined,
  { status, promisedAt }: Partial<Pick<OrderEventRow, 'status' | 'promisedAt'>>,
): boolean {
  const own = key === undefined ? undefined : events.find(({ actionKey }) => actionKey === key);
  if (!own) return false;
  const isSame =
    (status ?? own.status) === own.status &&
    (promisedAt ?? own.promisedAt).getTime() === own.promisedAt.getTime();
  if (isSame) return true;
  const sentence = 'This key came with another step of the order already.';
  throw new ApiError(422, 'idempotency_key_reused', sentence);
}

/** An order and its cart, in the order in which everybody locks them. */
export async function lockBoth(tx: Database, tenantId: number, seen: OrderRow): Promise<OrderRow> {
  await lockCart(tx, tenantId, seen.cartId);
  const order = await lockOrder(tx, tenantId, seen.id);
  if (!order) throw new Error(`order ${seen.id} vanished while staff moved it`);
  return order;
}

/** @throws ApiError 422 for a time that has passed. */
function laterThan(promisedAt: Date, now: Date): Date {
  if (promisedAt > now) return promisedAt;
  throw refused('promised_at', 'time_passed', 'Promise a time that lies ahead.');
}

const reasonMissing = () =>
  refused('reason', 'reason_missing', 'Say why in a few words: the customer reads it.');

const refused = (path: string, code: 'time_passed' | 'reason_missing', message: string) =>
  new ApiError(422, code, message, { problems: [{ path: `body.${path}`, code, message }] });
