import type { OrderStatus } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';

/**
 * Where an order may go from each state: only forward, with side exits (rule R56). A kitchen may
 * skip a step it does not use, but nobody skips the acceptance, for it takes the held money (R61).
 */
const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending_payment: ['placed', 'cancelled', 'expired'],
  placed: ['accepted', 'rejected', 'cancelled'],
  accepted: ['preparing', 'ready', 'out_for_delivery', 'completed', 'cancelled'],
  preparing: ['ready', 'out_for_delivery', 'completed', 'cancelled'],
  ready: ['out_for_delivery', 'completed', 'cancelled'],
  out_for_delivery: ['completed', 'cancelled'],
  completed: [],
  rejected: [],
  cancelled: [],
  expired: [],
};

/** Whether an order may go from one state to another (rule R56); only deliveries are taken out. */
export function mayMove(
  order: { status: OrderStatus; deliveryMethod: DeliveryMethod },
  to: OrderStatus,
): boolean {
  if (to === 'out_for_delivery' && order.deliveryMethod !== 'delivery') return false;
  return next[order.status].includes(to);
}
