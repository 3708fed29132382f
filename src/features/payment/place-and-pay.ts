import type { Order, PlaceOrderBody, SandboxCard } from '#schemas/api/orders.ts';
import { ApiFailure, type Api } from '#src/api/client.ts';
import { newAttemptKey } from '#src/stores/checkout-store.ts';
import type { Stores } from '#src/stores/stores.tsx';
import { attemptFor } from './order-request.ts';

export type PayNeeds = { api: Api; stores: Pick<Stores, 'checkout' | 'random'> };

/** How an attempt ended. */
export type Outcome =
  | { kind: 'done'; order: Order }
  /** The card was refused; the order waits for another one. */
  | { kind: 'declined'; sentence: string }
  /** The server said no, and nothing was placed. */
  | { kind: 'refused'; failure: ApiFailure }
  /** No answer: the order may stand or not, and the same press asks again. */
  | { kind: 'unreached' };

/**
 * Sends the order under its attempt's key, which is kept before the request leaves, so that a
 * reload in the middle finds it again.
 * @throws ApiFailure
 */
export async function sendOrder({ api, stores }: PayNeeds, body: PlaceOrderBody): Promise<Order> {
  const { checkout, random } = stores;
  const attempt = attemptFor(checkout.getState(), body, () => newAttemptKey(random));
  checkout.getState().update({ ...attempt, placedOrderId: null });
  try {
    const { data } = await api.call('placeOrder', {
      headers: { 'idempotency-key': attempt.attemptKey },
      body,
    });
    checkout.getState().update({ placedOrderId: data.id });
    return data;
  } catch (failure) {
    if (isFinal(failure)) forgetAttempt({ stores });
    throw failure;
  }
}

/** The next press is a new attempt: this one is known to have placed nothing. */
export function forgetAttempt({ stores }: Pick<PayNeeds, 'stores'>): void {
  const attemptKey = newAttemptKey(stores.random);
  stores.checkout.getState().update({ attemptKey, attemptBody: null, placedOrderId: null });
}

/** A refusal that stays one; no reply, a fault of the server and 'later' leave it open. */
export function isFinal(failure: unknown): failure is ApiFailure {
  return (
    failure instanceof ApiFailure &&
    failure.status >= 400 &&
    failure.status < 500 &&
    ![408, 425, 429].includes(failure.status) &&
    failure.code !== 'order_in_progress'
  );
}

type Payment = { card: SandboxCard; key: string };

/** Places the order and, by card, pays it. The card is sent and forgotten, never kept. */
export async function placeAndPay(
  needs: PayNeeds,
  body: PlaceOrderBody,
  payment: Payment | null,
  onPlaced: (order: Order) => void,
): Promise<Outcome> {
  try {
    const order = await sendOrder(needs, body);
    onPlaced(order);
    // A repeat of an attempt that went through: the order is paid already.
    if (!payment || order.status !== 'pending_payment') return { kind: 'done', order };
    const { data } = await needs.api.call('payOrder', {
      params: { orderId: order.id },
      headers: { 'idempotency-key': payment.key },
      body: { gateway: 'sandbox', card: payment.card },
    });
    return { kind: 'done', order: data };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 402) {
      return { kind: 'declined', sentence: failure.message };
    }
    if (isFinal(failure)) return { kind: 'refused', failure };
    return { kind: 'unreached' };
  }
}
