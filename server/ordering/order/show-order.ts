import type { Order } from '#schemas/api/orders.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { orderView } from '../../domain/order/order-view.ts';
import { staffOrderView } from '../../domain/order/staff-order-view.ts';
import { orderLink } from '../../identity/order-key.ts';

/**
 * An order as the wire shows it now, with the link that opens it anywhere (rule R62).
 * @param units of its amounts: the wire's are major ones
 */
export function showOrder(
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  stored: StoredOrder,
  units: 'major' | 'minor' = 'major',
): Order {
  const { tenantId, id: orderId } = stored.order;
  const link = orderLink(deps, { tenantId, orderId });
  return orderView(stored, { now: deps.clock(), link, units });
}

/** The same for staff of its restaurant. */
export const showStaffOrder = (
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  stored: StoredOrder,
): StaffOrder => staffOrderView(stored, showOrder(deps, stored));
