import type { Order } from '#schemas/api/orders.ts';
import type { PaymentAction } from '#schemas/api/payments.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { findOrder } from '../../db/queries/orders.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { attemptId } from './attempt-id.ts';
import { askGateway } from './ask-gateway.ts';
import type { Answer } from './ask-gateway.ts';
import {
  actionAfter,
  checkOffered,
  confirmAtGateway,
  declined,
  explain,
} from './confirm-at-gateway.ts';
import type { PaymentSource } from './confirm-at-gateway.ts';
import { beginPayment, inProgress, mismatched, tooLate } from './begin-payment.ts';
import { expireIfOverdue } from './expire-orders.ts';
import { gatewayOf } from './gateway-of.ts';
import { recordOutcome } from './record-outcome.ts';
import { showOrder } from '../order/show-order.ts';

export type PaymentCall = {
  tenant: Tenant;
  shopperId: string;
  orderId: string;
  /** Idempotency-Key: the same key is the same attempt, whatever card comes with it. */
  key: string;
  source: PaymentSource;
};

/** The order as it is now, and what the customer has to do before the money moves. */
export type PaymentReply = { data: Order; action: PaymentAction | null };

/**
 * Pays an order by card: the attempt is written down and committed, then the gateway is asked with
 * the attempt's id as its key, then the outcome is recorded (rule R53). A paid order is answered as
 * it is.
 * @throws ApiError 404, 402 with the gateway's refusal, 409 where it cannot be paid now, 503 where
 * the gateway does not answer: the same key asks again.
 */
export async function payOrder(deps: Deps, call: PaymentCall): Promise<PaymentReply> {
  const stored = await readOrder(deps, call);
  if (stored.order.paymentStatus !== 'unpaid')
    return { data: showOrder(deps, stored), action: null };
  await checkOffered(deps, call.tenant.id, call.source.gateway);
  const answer = await attemptPayment(deps, call, stored.order).catch(explain);
  return replyAfter(deps, call, answer);
}

/** The order with what an answer asks of the customer. @throws ApiError for a refusal. */
export async function replyAfter(
  deps: Deps,
  call: Pick<PaymentCall, 'tenant' | 'shopperId' | 'orderId'>,
  answer: Answer | null,
): Promise<PaymentReply> {
  const result = answer?.result;
  if (result?.outcome === 'declined') throw declined(result.code);
  if (answer?.recorded === 'mismatched') throw mismatched();
  if (answer?.recorded === 'returned') throw tooLate();
  const data = showOrder(deps, await readOrder(deps, call));
  return { data, action: data.status === 'pending_payment' ? actionAfter(result) : null };
}

/** @throws ApiError 404 where it is nobody's or somebody else's (rule R62). */
export async function readOrder(
  { db }: Pick<Deps, 'db'>,
  { tenant, shopperId, orderId }: Pick<PaymentCall, 'tenant' | 'shopperId' | 'orderId'>,
): Promise<StoredOrder> {
  const stored = await findOrder(db, tenant.id, shopperId, orderId);
  if (!stored) throw new ApiError(404, 'unknown_order', ({ orders }) => orders.unknown);
  return stored;
}

/** @returns how the attempt stands; null where the order was paid meanwhile. */
async function attemptPayment(
  deps: Deps,
  { tenant, orderId, key, source }: PaymentCall,
  order: OrderRow,
): Promise<Answer | null> {
  const { db, clock } = deps;
  // A restaurant that accepts by hand gets the money when it does (rule R61).
  const capture = order.acceptUntil === null ? 'automatic' : 'manual';
  await expireIfOverdue(deps, order);
  const request = {
    order,
    attempt: attemptId(orderId, key),
    gateway: source.gateway,
    capture,
  } as const;
  for (;;) {
    const next = await db.transaction((tx) =>
      beginPayment(tx, tenant.id, { ...request, now: clock() }),
    );
    if (next.step === 'done') return null;
    if (next.step === 'refuse') throw next.error;
    if (next.step === 'declined') throw declined(next.code);
    if (next.step === 'cancel') {
      const { result } = await askGateway(deps, tenant.id, 'cancel', {
        payment: next.payment,
        order,
      });
      if (result.outcome === 'processing') throw inProgress();
      continue;
    }
    const { attempt } = next;
    const result = await (next.step === 'confirm'
      ? confirmAtGateway(deps, attempt, source)
      : gatewayOf(deps, source.gateway).retrieve(attempt));
    const now = clock();
    const payment: Pick<Payment, 'id' | 'orderId'> = attempt;
    const recorded = await db.transaction((tx) =>
      recordOutcome(tx, tenant.id, deps, { payment, order, result, now }),
    );
    // It was ended at the gateway meanwhile: the next turn says so, or begins anew.
    if (result.outcome !== 'cancelled') return { result, recorded };
  }
}
