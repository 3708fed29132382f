import { ApiError } from '../api-error.ts';
import type { Database } from '../db/client.ts';
import { lockCart } from '../db/queries/carts.ts';
import { lockOrder, updateOrder } from '../db/queries/orders.ts';
import type { OrderRow } from '../db/queries/orders.ts';
import { findPaymentsOfOrder, insertPayment } from '../db/queries/payments.ts';
import type { Payment } from '../db/queries/payments.ts';
import { isFresh, underWaySince } from '../domain/pending-order.ts';

/** What to do next about an order that is to be paid. */
export type Beginning =
  | { step: 'confirm'; payment: Pick<Payment, 'id' | 'amount' | 'currency'> }
  /** An older attempt was never heard of again: end it first (rule R60). */
  | { step: 'abandon'; payment: Payment }
  | { step: 'done' }
  | { step: 'declined'; code: string }
  | { step: 'refuse'; error: ApiError };

/**
 * Writes down an attempt before the gateway hears of it (rule R53), with cart and order locked.
 * What is refused is returned, not thrown, so that an order found too old stays ended.
 */
export async function beginPayment(
  tx: Database,
  tenantId: number,
  { order: seen, attempt, now }: { order: OrderRow; attempt: string; now: Date },
): Promise<Beginning> {
  const cart = await lockCart(tx, tenantId, seen.cartId);
  const order = await lockOrder(tx, tenantId, seen.id);
  if (!cart || !order) throw new Error(`order ${seen.id} vanished while it was paid`);
  if (order.paymentStatus !== 'unpaid') return { step: 'done' };

  const tried = await findPaymentsOfOrder(tx, tenantId, order.id);
  const same = tried.find(({ id }) => id === attempt);
  if (same?.status === 'failed') return { step: 'declined', code: same.failureCode ?? '' };
  const open = tried.find(({ status, gateway }) => status === 'pending' && gateway !== 'cash');
  if (open && open.createdAt > underWaySince(now)) return { step: 'refuse', error: inProgress() };
  if (open) return { step: 'abandon', payment: open };

  if (order.status !== 'pending_payment') return { step: 'refuse', error: notPayable() };
  if (!isFresh(order, now)) {
    await updateOrder(tx, tenantId, order.id, { status: 'expired' });
    return { step: 'refuse', error: tooLate() };
  }
  if (cart.closedAt !== null || cart.version !== order.cartVersion) {
    return { step: 'refuse', error: cartChanged() };
  }
  const payment = { id: attempt, amount: order.total, currency: order.currency };
  await insertPayment(tx, tenantId, {
    ...payment,
    orderId: order.id,
    gateway: 'sandbox',
    status: 'pending',
    createdAt: now,
  });
  return { step: 'confirm', payment };
}

const inProgress = () =>
  new ApiError(409, 'payment_in_progress', 'This payment is on its way. Wait a moment.');
const notPayable = () =>
  new ApiError(409, 'order_not_payable', 'This order is not waiting for a card payment.');
const tooLate = () =>
  new ApiError(
    409,
    'order_expired',
    'This order waited too long. Go back to the checkout and place it again.',
  );
const cartChanged = () =>
  new ApiError(
    409,
    'cart_changed',
    'Your cart changed after this order. Go back to the checkout and place it again.',
  );
