import { storeEvent, markEventHandled } from '../../db/queries/gateway-events.ts';
import { findOrderById } from '../../db/queries/orders.ts';
import { findPayment, findPaymentByReference } from '../../db/queries/payments.ts';
import type { Payment } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { CardGatewayName, Webhook, WebhookEvent } from '../../ports/payments/gateway.ts';
import { askGateway } from './ask-gateway.ts';
import { checkDispute } from './check-dispute.ts';
import { checkRefunds } from './check-refunds.ts';
import { gatewayOf } from './gateway-of.ts';

/** `stored`: it is about nothing that we know; it is stored, not dropped (rule R57). */
export type Reception = 'handled' | 'repeated' | 'kept' | 'refused';

/** Acts on an event about something else than an order; false where it is about nothing it knows. */
export type EventReceiver = (
  deps: Deps,
  tenantId: number,
  gateway: CardGatewayName,
  event: WebhookEvent,
) => Promise<boolean>;

/**
 * Takes what a gateway sends by itself: the signature is checked, the event is stored, and only
 * then acted on. Its content is never trusted but looked up at the gateway, so that events may come
 * early, late, twice and in any order (rules R57, R58).
 * @throws GatewayUnreachable where it cannot be looked up; the gateway then sends it again.
 */
export async function receiveWebhook(
  deps: Deps,
  gateway: CardGatewayName,
  webhook: Webhook,
  besides: EventReceiver,
): Promise<Reception> {
  const { db, clock, log } = deps;
  const { tenantId } = webhook;
  const reading = await gatewayOf(deps, gateway).readWebhook(webhook);
  if (reading.kind === 'refused') {
    log.warn({ tenantId, gateway, reason: reading.reason }, 'a webhook was refused');
    return 'refused';
  }
  const { event } = reading;
  const { id: eventId, type, reference, payload } = event;
  const key = { gateway, eventId };
  const stored = { ...key, type, reference, payload, receivedAt: clock() };
  if (!(await storeEvent(db, tenantId, stored))) return 'repeated';

  const payment = await findAbout(deps, tenantId, gateway, event);
  const order = payment && (await findOrderById(db, tenantId, payment.orderId));
  if (!payment || !order) {
    if (await besides(deps, tenantId, gateway, event)) {
      await markEventHandled(db, tenantId, key, clock());
      return 'handled';
    }
    if (event.attemptId ?? reference) {
      log.warn({ tenantId, gateway, eventId, reference }, 'a webhook about an unknown payment');
    }
    return 'kept';
  }
  const { disputeId } = event;
  if (disputeId === null) {
    await askGateway(deps, tenantId, 'retrieve', { payment, order });
    await checkRefunds(deps, tenantId, { payment, order });
  } else await checkDispute(deps, tenantId, { gateway, payment, order, disputeId });
  await markEventHandled(db, tenantId, key, clock());
  return 'handled';
}

/** The payment that an event is about: by our own name, for it may come before we know theirs. */
async function findAbout(
  { db }: Pick<Deps, 'db'>,
  tenantId: number,
  gateway: CardGatewayName,
  { attemptId, reference }: WebhookEvent,
): Promise<Payment | null> {
  const payment =
    (attemptId && (await findPayment(db, tenantId, attemptId))) ||
    (reference && (await findPaymentByReference(db, tenantId, { gateway, reference })));
  if (!payment || payment.gateway !== gateway) return null;
  // An early event contains the gateway's name of it, which we would else have to ask for.
  return { ...payment, reference: payment.reference ?? reference };
}
