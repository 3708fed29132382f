import type { Order } from '#schemas/api/orders.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { orderView } from '../../domain/order/order-view.ts';
import { orderLink } from '../../identity/order-key.ts';

/** An order as the wire shows it now, with the link that opens it anywhere (rule R62). */
export function showOrder(deps: Pick<Deps, 'clock' | 'secretKey'>, stored: StoredOrder): Order {
  const { tenantId, id: orderId } = stored.order;
  return orderView(stored, { now: deps.clock(), link: orderLink(deps, { tenantId, orderId }) });
}
