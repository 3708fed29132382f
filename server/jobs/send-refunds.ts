import { minuteMs } from '#schemas/rules/time/minute.ts';
import { notifyOrderChange } from '../db/queries/notify.ts';
import { describeError } from '../logging/describe-error.ts';
import { findOrderById, lockOrder, updateOrder } from '../db/queries/orders.ts';
import { lockCart } from '../db/queries/carts.ts';
import { settlePayment } from '../db/queries/payments.ts';
import type { Payment } from '../db/queries/payments.ts';
import {
  listTenantsWithDueRefunds,
  lockDueRefund,
  putOffRefund,
  updateRefund,
} from '../db/queries/refunds.ts';
import type { Refund } from '../db/queries/refunds.ts';
import { findMoneyOfOrder } from '../db/queries/order-money.ts';
import { workInTurns } from '../db/work-in-turns.ts';
import { returnedState } from '../domain/order/returned-state.ts';
import type { Deps } from '../dependencies/deps.ts';
import { attemptOf } from '../ordering/paying/attempt-of.ts';
import { askGateway } from '../ordering/paying/ask-gateway.ts';
import { gatewayOf } from '../ordering/paying/gateway-of.ts';
import { publishRefund } from '../ordering/order/publish-refund.ts';

type Due = { refund: Refund; payment: Payment };

/** 30 s, 1 min, 2 min … and at most an hour apart; nobody's money is ever given up. */
const waitAfter = (attempts: number) => Math.min(30_000 * 2 ** attempts, 60 * minuteMs);
/** So often in vain, and a person should look. */
const alarmingAttempts = 6;

/**
 * Asks the gateways for the refunds that are due, of the tenants in turn. Each is put off before it is asked
 * for, so that any number of instances, and one that dies in between, ask once at a time; the
 * refund's id is its idempotency key, so that asking again moves nothing twice.
 * @returns how many were asked for.
 */
export function sendRefunds(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  return workInTurns({
    listDue: () => listTenantsWithDueRefunds(db, clock()),
    doNext: (tenantId) => sendNext(deps, tenantId),
    onFailure: (error, tenantId) =>
      log.error({ err: error, tenantId }, 'a refund could not be asked for; it is tried again'),
  });
}

async function sendNext(deps: Deps, tenantId: number): Promise<boolean> {
  const now = deps.clock();
  const due = await deps.db.transaction(async (tx) => {
    const found = await lockDueRefund(tx, tenantId, now);
    if (!found) return null;
    const { id, attempts } = found.refund;
    await putOffRefund(tx, tenantId, id, new Date(now.getTime() + waitAfter(attempts)));
    return found;
  });
  if (due) await send(deps, due).catch((error: unknown) => note(deps, due.refund, error));
  return due !== null;
}

async function send(deps: Deps, due: Due): Promise<void> {
  const { refund, payment } = due;
  if (refund.kind === 'void') return letGo(deps, due);
  const { id, amount, tenantId } = refund;
  const result = await gatewayOf(deps, payment.gateway).refund(attemptOf(payment), { id, amount });
  if (result.outcome === 'disputed') return giveUp(deps, due);
  if (result.outcome === 'failed') throw new Error(result.reason);
  await close(deps, due, { status: 'succeeded', reference: result.reference });
  deps.log.info({ tenantId, orderId: payment.orderId, amount }, 'a payment was refunded');
}

/** What the customer's bank takes back by a dispute is not sent to them a second time. */
async function giveUp({ db, log }: Deps, { refund, payment }: Due): Promise<void> {
  const { tenantId, id } = refund;
  const { orderId } = payment;
  await db.transaction(async (tx) => {
    await updateRefund(tx, tenantId, id, { status: 'failed', lastError: 'charge_disputed' });
    await notifyOrderChange(tx, tenantId, orderId);
  });
  log.warn({ tenantId, orderId, refund: id }, 'a refund was refused: the payment is disputed');
}

/** Ends what is held or still open; money that was taken after all is refunded instead. */
async function letGo(deps: Deps, due: Due): Promise<void> {
  const { refund, payment } = due;
  const { tenantId } = refund;
  const order = await findOrderById(deps.db, tenantId, payment.orderId);
  if (!order) throw new Error(`order ${payment.orderId} vanished while its payment was voided`);
  const result = await gatewayOf(deps, payment.gateway).cancel(attemptOf(payment));
  if (result.outcome === 'processing') throw new Error('The bank has not decided yet.');
  if (result.outcome === 'succeeded') {
    // Recording it asks for its refund: the order has ended.
    await askGateway(deps, tenantId, 'retrieve', { payment, order });
  } else {
    const voided = { status: 'failed', failureCode: 'voided' } as const;
    await settlePayment(deps.db, tenantId, payment.id, voided);
  }
  await close(deps, due, { status: 'succeeded' });
}

/** Marks a refund as done, and the order once nothing of its money is on the way any more. */
async function close(
  deps: Deps,
  { refund: { tenantId, id, kind }, payment: { orderId } }: Due,
  change: Pick<Refund, 'status'> & Partial<Pick<Refund, 'reference'>>,
): Promise<void> {
  const seen = await findOrderById(deps.db, tenantId, orderId);
  if (!seen) return;
  await deps.db.transaction(async (tx) => {
    await lockCart(tx, tenantId, seen.cartId);
    const order = await lockOrder(tx, tenantId, orderId);
    await updateRefund(tx, tenantId, id, { ...change, lastError: '' });
    if (kind === 'refund') {
      await publishRefund(tx, tenantId, { orderId, refundId: id, now: deps.clock() });
    }
    await notifyOrderChange(tx, tenantId, orderId);
    if (order?.paymentStatus !== 'refund_pending') return;
    const paymentStatus = returnedState(await findMoneyOfOrder(tx, tenantId, orderId));
    if (paymentStatus !== null) await updateOrder(tx, tenantId, orderId, { paymentStatus });
  });
}

async function note({ db, log }: Deps, refund: Refund, error: unknown): Promise<void> {
  const { tenantId, id, attempts } = refund;
  await updateRefund(db, tenantId, id, { lastError: describeError(error) });
  const options = { tenantId, refund: id, attempts: attempts + 1, err: error };
  if (attempts + 1 >= alarmingAttempts) log.error(options, 'a refund still does not go through');
  else log.warn(options, 'a refund did not go through yet');
}
