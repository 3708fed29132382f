import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import { insertNoShow } from '../../db/queries/no-shows.ts';
import { contactKeys } from '../../domain/placing/customer-keys.ts';
import { moveOrder } from '../order/move-order.ts';
import type { OrderMove } from '../order/move-order.ts';

/**
 * Completes an order that was made and that nobody came for: what was cooked is not given back, and
 * of a cash order it is written down that its customer did not come (rule R61). Again changes nothing.
 * @throws ApiError 409 `order_state` where it ended otherwise.
 */
export async function completeUncollected(
  tx: Database,
  tenantId: number,
  step: Omit<OrderMove, 'to' | 'changes' | 'promisedAt'>,
): Promise<void> {
  const { order, now } = step;
  if (order.notCollectedAt !== null) return;
  if (order.status === 'completed') {
    throw new ApiError(409, 'order_state', 'This order was handed over already.');
  }
  await moveOrder(tx, tenantId, { ...step, to: 'completed', changes: { notCollectedAt: now } });
  if (order.paymentMethod !== 'cashOnDelivery') return;
  const { id: orderId, restaurantId, customer } = order;
  const noShow = { orderId, restaurantId, customerKeys: contactKeys(customer), at: now };
  await insertNoShow(tx, tenantId, noShow);
}
