import type { OrderStatus } from '#schemas/api/orders.ts';
import type { Database } from '../db/client.ts';

/**
 * Tells everybody who follows an order that something happened to it, in the transaction in which
 * it happened: open order screens, staff and the mail.
 */
export async function announceOrder(
  _tx: Database,
  _tenantId: number,
  _news: { orderId: string; eventId: number; status: OrderStatus },
): Promise<void> {
  // Filled by the order's live screen and the outbox.
}
