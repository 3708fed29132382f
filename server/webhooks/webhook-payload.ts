import type { OrderEventType, WebhookPayload } from '#schemas/api/webhook-events.ts';
import { toMajor } from '#schemas/money.ts';
import { findStoredOrder, type StoredOrder } from '../db/queries/orders.ts';
import { findReservation } from '../db/queries/reservations.ts';
import type { WebhookEventRow } from '../db/queries/webhook-deliveries.ts';
import type { Deps } from '../dependencies/deps.ts';
import { showOrderToSystems } from '../ordering/order/show-order.ts';
import { isAboutReservation, reservationPayload } from './reservation-payload.ts';

/** How a message is called in its header and in the log. */
export const messageName = ({ messageId }: Pick<WebhookEventRow, 'messageId'>): string =>
  `msg_${messageId.replaceAll('-', '')}`;

/**
 * The body of a message: what happened, and the order or the reservation as it is now.
 * @returns null where what it tells of is there no more.
 */
export async function webhookPayload(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  event: WebhookEventRow,
): Promise<WebhookPayload | null> {
  const { type, tenantId, orderId, reservationId } = event;
  const timestamp = event.at.toISOString();
  if (type === 'test') {
    return { type, timestamp, data: { message: 'This is a test. Nobody ordered anything.' } };
  }
  if (isAboutReservation(type)) {
    const stored =
      reservationId === null ? null : await findReservation(deps.db, tenantId, reservationId);
    return stored && reservationPayload(deps, { ...event, type }, stored);
  }
  const stored = orderId === null ? null : await findStoredOrder(deps.db, tenantId, orderId);
  return stored && payloadOf(deps, { ...event, type }, stored);
}

function payloadOf(
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  { type, cause, at }: WebhookEventRow & { type: OrderEventType },
  stored: StoredOrder,
): WebhookPayload | null {
  const timestamp = at.toISOString();
  const order = showOrderToSystems(deps, stored);
  const common = {
    is_test: stored.order.isTest,
    restaurant_id: stored.order.restaurantId,
    order_id: stored.order.id,
    order_number: order.number,
    order,
  };
  if ('refundId' in cause) {
    const refund = stored.money.refunds.find(({ id }) => id === cause.refundId);
    if (!refund || type !== 'order.refunded') return null;
    const { id, amount, reason } = refund;
    const { currency } = stored.order;
    const money = { id, amount: toMajor(amount, currency), currency, reason };
    return { type, timestamp, data: { ...common, refund: money } };
  }
  if (!('eventId' in cause)) return null;
  const happened = stored.events.find(({ id }) => id === cause.eventId);
  if (!happened || type === 'order.refunded') return null;
  const { status, reason, promisedAt } = happened;
  if (type === 'order.placed') return { type, timestamp, data: { ...common, status } };
  const promised_at = promisedAt.toISOString();
  return {
    type,
    timestamp,
    data: { ...common, changed: cause.changed, status, reason, promised_at },
  };
}
