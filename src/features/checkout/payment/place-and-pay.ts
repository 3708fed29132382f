import type { Order, PlaceOrderBody } from '#schemas/api/orders.ts';
import type { PaymentAction, SandboxCard } from '#schemas/api/payments.ts';
import { ApiFailure, type Api } from '#ui/api/client.ts';
import { newAttemptKey } from '#ui/stores/checkout-store.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { attemptFor } from './order-request.ts';

export type PayNeeds = { api: Api; stores: Pick<Stores, 'checkout' | 'random'> };

/** How an attempt ended. */
export type Outcome =
  | { kind: 'done'; order: Order }
  /** The bank has a say before the money moves. */
  | { kind: 'asked'; order: Order; action: PaymentAction }
  /** The order waits, and nobody has paid for it yet. */
  | { kind: 'unpaid'; order: Order }
  /** The card was refused; the order waits for another one. */
  | { kind: 'declined'; sentence: string }
  /** The server said no, and nothing was charged. */
  | { kind: 'refused'; failure: ApiFailure }
  /** No answer: the order may stand or not, and the same press asks again. */
  | { kind: 'unreached' };

/**
 * Sends the order under its attempt's key, which is kept before the request leaves, so that a
 * reload in the middle finds it again.
 * @throws ApiFailure
 */
export async function sendOrder(needs: PayNeeds, body: PlaceOrderBody): Promise<Order> {
  try {
    return await sendOnce(needs, body);
  } catch (failure) {
    if (isFinal(failure)) forgetAttempt(needs);
    // Another tab sent something else under the key that both found in storage.
    if (codeOf(failure) === 'idempotency_key_reused') return sendOnce(needs, body);
    throw failure;
  }
}

async function sendOnce({ api, stores }: PayNeeds, body: PlaceOrderBody): Promise<Order> {
  const { checkout, random } = stores;
  const attempt = attemptFor(checkout.getState(), body, () => newAttemptKey(random));
  checkout.getState().update({ ...attempt, placedOrderId: null });
  const { data } = await api.call('placeOrder', {
    headers: { 'idempotency-key': attempt.attemptKey },
    body,
  });
  checkout.getState().update({ placedOrderId: data.id });
  if (data.staff_note) toast.warning({ title: data.staff_note });
  return data;
}

/** The next press is a new attempt: this one is known to lead nowhere. */
export function forgetAttempt({ stores }: Pick<PayNeeds, 'stores'>): void {
  const attemptKey = newAttemptKey(stores.random);
  stores.checkout.getState().update({ attemptKey, attemptBody: null, placedOrderId: null });
}

const codeOf = (failure: unknown) => (failure instanceof ApiFailure ? failure.code : null);
const isRefusal = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;

/** A refusal that stays one; no reply, a fault of the server and 'wait a moment' leave it open. */
export function isFinal(failure: unknown): boolean {
  return (
    isRefusal(failure) &&
    ![401, 408, 425, 429].includes(failure.status) &&
    failure.code !== 'payment_in_progress'
  );
}

/** A card for the sandbox; Stripe's own element keeps the card to itself. */
export type Source = { gateway: 'sandbox'; card: SandboxCard } | { gateway: 'stripe' };

/** What is paid with, and under which key (rule R53). */
export type Payment = { source: Source; key: string };

type Paid = { order: Order; action: PaymentAction | null };

/** An order that ended before it was paid is placed anew, once. */
const endedCodes = new Set<string | null>(['order_expired', 'order_not_payable']);

/** Places the order and, by card, pays it. The card is sent and forgotten, never kept. */
export async function placeAndPay(
  needs: PayNeeds,
  body: PlaceOrderBody,
  payment: Payment | null,
  onPlaced: (order: Order) => void,
): Promise<Outcome> {
  const run = async (): Promise<Paid> => {
    const order = await sendOrder(needs, body);
    onPlaced(order);
    // A repeat of an attempt that went through: the order is paid already.
    if (!payment || order.status !== 'pending_payment') return { order, action: null };
    const { data, action } = await needs.api.call('payOrder', {
      params: { orderId: order.id },
      headers: { 'idempotency-key': payment.key },
      body: payment.source,
    });
    return { order: data, action };
  };
  return outcomeOf(needs, () =>
    run().catch((failure: unknown) => {
      if (!endedCodes.has(codeOf(failure))) throw failure;
      forgetAttempt(needs);
      return run();
    }),
  );
}

/** Asks the gateway, by our server, how an order stands that its bank has had a say about. */
export const checkPaid = (needs: PayNeeds, orderId: string): Promise<Outcome> =>
  outcomeOf(needs, async () => {
    const { data, action } = await needs.api.call('checkPayment', { params: { orderId } });
    return { order: data, action };
  });

async function outcomeOf(needs: PayNeeds, ask: () => Promise<Paid>): Promise<Outcome> {
  try {
    const { order, action } = await ask();
    if (order.status !== 'pending_payment') return { kind: 'done', order };
    return action ? { kind: 'asked', order, action } : { kind: 'unpaid', order };
  } catch (failure) {
    if (!isRefusal(failure)) return { kind: 'unreached' };
    if (failure.status === 402) return { kind: 'declined', sentence: failure.message };
    if (isFinal(failure)) forgetAttempt(needs);
    return { kind: 'refused', failure };
  }
}
