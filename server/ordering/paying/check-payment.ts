import { findPaymentsOfOrder } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isBeingAsked, isByCard, isOpen } from './attempt-of.ts';
import { askGateway } from './ask-gateway.ts';
import { mismatched } from './begin-payment.ts';
import { declined, explain } from './confirm-at-gateway.ts';
import { readOrder, replyAfter } from './pay-order.ts';
import type { PaymentCall, PaymentReply } from './pay-order.ts';

/**
 * Asks the gateway how the payment of an order stands, after the customer came back from their
 * bank or while it takes its time (rule R57). The browser's word counts for nothing (rule R58).
 * @throws ApiError 402 where the newest attempt was refused, 404, 409, 503.
 */
export async function checkPayment(
  deps: Deps,
  call: Pick<PaymentCall, 'tenant' | 'shopperId' | 'orderId'>,
): Promise<PaymentReply> {
  const { order } = await readOrder(deps, call);
  if (order.paymentStatus !== 'unpaid') return replyAfter(deps, call, null);
  const payments = await findPaymentsOfOrder(deps.db, call.tenant.id, order.id);
  if (payments.some(({ status }) => status === 'mismatched')) throw mismatched();
  const now = deps.clock();
  const open = payments.findLast(isOpen);
  if (open && isBeingAsked(open, now)) {
    return { ...(await replyAfter(deps, call, null)), action: { kind: 'wait' } };
  }
  if (open) {
    const answer = askGateway(deps, call.tenant.id, 'retrieve', { payment: open, order });
    return replyAfter(deps, call, await answer.catch(explain));
  }
  const refused = payments.findLast(isByCard)?.failureCode;
  if (refused && refused !== 'abandoned') {
    throw declined(refused);
  }
  return replyAfter(deps, call, null);
}
