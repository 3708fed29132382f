import { listPaymentsOfTabPayment } from '../../db/queries/payments.ts';
import {
  findTabPaymentByAttempt,
  findTabPaymentByReference,
} from '../../db/queries/tab-payments.ts';
import { findOrderById } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { CardGatewayName, WebhookEvent } from '../../ports/payments/gateway.ts';
import { checkDispute } from '../paying/check-dispute.ts';
import { checkRefunds } from '../paying/check-refunds.ts';
import { askAboutTabPayment } from './ask-about-tab-payment.ts';

/**
 * Acts on what a gateway sent about the payment of a tab: it is looked up at the gateway, so that it
 * may come twice, early and late (rule R57). A refund is looked for on each order that it paid; a
 * dispute of the charge is written to the order that had most of it.
 * @returns false where it is about no tab. @throws GatewayUnreachable
 */
export async function receiveTabEvent(
  deps: Deps,
  tenantId: number,
  gateway: CardGatewayName,
  { attemptId, reference, disputeId }: WebhookEvent,
): Promise<boolean> {
  const { db } = deps;
  const found =
    (attemptId && (await findTabPaymentByAttempt(db, tenantId, attemptId))) ||
    (reference && (await findTabPaymentByReference(db, tenantId, { gateway, reference })));
  if (!found || found.gateway !== gateway || found.attemptId === null) return false;
  const asked = {
    ...found,
    attemptId: found.attemptId,
    reference: found.reference ?? reference,
  };
  if (disputeId === null) await askAboutTabPayment(deps, 'retrieve', asked);
  const paid = await listPaymentsOfTabPayment(db, tenantId, found.id);
  // Gateways know nothing of what gift cards paid beside it.
  const parts = paid.filter((payment) => payment.gateway === gateway);
  for (const payment of disputeId === null ? parts : parts.slice(0, 1)) {
    const order = await findOrderById(db, tenantId, payment.orderId);
    if (!order) continue;
    if (disputeId === null) await checkRefunds(deps, tenantId, { payment, order });
    else await checkDispute(deps, tenantId, { gateway, payment, order, disputeId });
  }
  return true;
}
