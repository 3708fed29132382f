import type { Order } from '#schemas/api/orders.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { orderView } from '../../domain/order/order-view.ts';
import { staffOrderView } from '../../domain/order/staff-order-view.ts';
import type { Identity } from '../../identity/identity.ts';
import { orderLink, orderLinkEnd, orderPath } from '../../identity/order-key.ts';

/**
 * An order as the wire shows it now, with the link that opens it anywhere until it ends (rule R62).
 * @param units of its amounts: the wire's are major ones
 */
export function showOrder(
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  stored: StoredOrder,
  units: 'major' | 'minor' = 'major',
): Order {
  const { tenantId, id: orderId } = stored.order;
  const now = deps.clock();
  const hasEnded = orderLinkEnd(stored.order) <= now;
  const link = hasEnded ? '' : orderLink(deps, { tenantId, orderId });
  return orderView(stored, { now, link, units });
}

/**
 * The same for other systems, whatever they may read or change: their link opens nothing, for who
 * has an order's signature may do what its customer may.
 */
export function showOrderToSystems(
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  stored: StoredOrder,
): StaffOrder {
  const order = showStaffOrder(deps, stored);
  // A program dials what it is given: the number as it is stored, with its prefix.
  const { customer } = stored.order;
  return { ...order, customer, link: orderPath(order.id) };
}

/** An order for whoever acts in a call that a key opens besides staff. */
export const showOrderTo = (
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  identity: Identity | null,
  stored: StoredOrder,
): StaffOrder =>
  identity?.kind === 'staff' ? showStaffOrder(deps, stored) : showOrderToSystems(deps, stored);

/** An order for staff of its restaurant. */
export const showStaffOrder = (
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  stored: StoredOrder,
): StaffOrder => staffOrderView(stored, showOrder(deps, stored));
