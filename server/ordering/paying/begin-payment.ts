import { partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import { partsLeft } from '#schemas/rules/pricing/split-paid-parts.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import { lockCart } from '../../db/queries/carts.ts';
import { lockOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { findPaymentsOfOrder, insertPayment } from '../../db/queries/payments.ts';
import type { Payment } from '../../db/queries/payments.ts';
import { attemptOf, isBeingAsked, isOpen } from './attempt-of.ts';
import { isFresh } from '../../domain/order/pending-order.ts';
import type { CardGatewayName, PaymentAttempt } from '../../ports/payments/gateway.ts';

/** What to do next about an order that is to be paid. */
export type Beginning =
  | { step: 'confirm'; attempt: PaymentAttempt }
  /** The same attempt again, or an open one that can go on: ask how it stands. */
  | { step: 'resume'; attempt: PaymentAttempt }
  /** An older attempt is open: end it first (rule R60). */
  | { step: 'cancel'; payment: Payment }
  | { step: 'done' }
  | { step: 'declined'; code: string }
  | { step: 'refuse'; error: ApiError };

type PaymentRequest = {
  order: OrderRow;
  attempt: string;
  gateway: CardGatewayName;
  /** The restaurant accepts by hand, so the money is only held (rule R61). */
  capture: PaymentAttempt['capture'];
  now: Date;
};

/**
 * Writes down an attempt before the gateway is called (rule R53), with cart and order locked.
 * What is refused is returned, not thrown, so that what was written stays.
 */
export async function beginPayment(
  tx: Database,
  tenantId: number,
  { order: seen, attempt: id, gateway, capture, now }: PaymentRequest,
): Promise<Beginning> {
  const cart = await lockCart(tx, tenantId, seen.cartId);
  const order = await lockOrder(tx, tenantId, seen.id);
  if (!cart || !order) throw new Error(`order ${seen.id} vanished while it was paid`);
  if (order.paymentStatus !== 'unpaid') return { step: 'done' };

  const { due: amount, currency } = order;
  const tried = await findPaymentsOfOrder(tx, tenantId, order.id);
  if (tried.some(({ status }) => status === 'mismatched')) return refuse(mismatched());
  const refusal = refusalOf(order, cart, now);
  const same = tried.find((payment) => payment.id === id);
  if (same?.failureCode === 'abandoned') return refuse(refusal ?? ended());
  if (same?.status === 'failed') return { step: 'declined', code: same.failureCode ?? '' };
  if (same && refusal) return { step: 'cancel', payment: same };
  // The same key is the same attempt at the gateway too: asking it twice moves nothing twice.
  if (same) return { step: same.reference ? 'resume' : 'confirm', attempt: attemptOf(same) };

  const open = tried.find(isOpen);
  if (open && isBeingAsked(open, now)) return refuse(inProgress());
  if (open && refusal === null && canGoOn(open, { gateway, capture, amount, currency })) {
    return { step: 'resume', attempt: attemptOf(open) };
  }
  if (open) return { step: 'cancel', payment: open };
  if (refusal) return refuse(refusal);

  const payment = { id, orderId: order.id, amount, currency, capture };
  const besides = tried.flatMap(({ gateway: way, pays }) =>
    way === 'gift_card' && pays ? [pays] : [],
  );
  await insertPayment(tx, tenantId, {
    ...payment,
    gateway,
    status: 'pending',
    createdAt: now,
    pays: besides.length > 0 ? partsLeft(partsOfSold(order), besides) : null,
  });
  return { step: 'confirm', attempt: { ...payment, tenantId, reference: null } };
}

/** One intent of Stripe's takes card after card, so another tab goes on with the same one. */
const canGoOn = (
  open: Payment,
  request: Pick<Payment, 'gateway' | 'capture' | 'amount' | 'currency'>,
): boolean =>
  request.gateway === 'stripe' &&
  open.gateway === 'stripe' &&
  open.capture === request.capture &&
  open.amount === request.amount &&
  open.currency === request.currency;

function refusalOf(
  order: OrderRow,
  cart: { closedAt: Date | null; version: number },
  now: Date,
): ApiError | null {
  if (order.status === 'expired') return tooLate();
  if (order.status !== 'pending_payment') return notPayable();
  if (!isFresh(order, now)) return tooLate();
  if (cart.closedAt !== null || cart.version !== order.cartVersion) return cartChanged();
  return null;
}

const refuse = (error: ApiError): Beginning => ({ step: 'refuse', error });

export const inProgress = () =>
  new ApiError(409, 'payment_in_progress', ({ orders }) => orders.payment.underWay);
export const mismatched = () =>
  new ApiError(409, 'payment_mismatched', ({ orders }) => orders.payment.otherAmount);
export const tooLate = () =>
  new ApiError(409, 'order_expired', ({ orders }) => orders.payment.expired);
const ended = () => new ApiError(409, 'payment_ended', ({ orders }) => orders.payment.ended);
const notPayable = () =>
  new ApiError(409, 'order_not_payable', ({ orders }) => orders.payment.notWaiting);
const cartChanged = () =>
  new ApiError(409, 'cart_changed', ({ orders }) => orders.payment.cartChanged);
