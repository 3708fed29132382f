import type { PaidParts } from '#schemas/rules/pricing/paid-parts.ts';
import type { Database } from '../../db/client.ts';
import { lowerOrder } from '../../db/queries/order-changes.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';
import { withPointsOnOrder } from '../../domain/tabs/points-on-order.ts';
import { changePromise } from '../loyalty/earn-points.ts';
import { redeemPoints } from '../loyalty/redeem-points.ts';

type ByPoints = {
  /** Order as it is under its lock. */
  stored: OrderOfTab;
  /** Whose points they are; the order may be another guest's. */
  userId: string;
  /** Worth of the points, and the payment that still waits with what it pays for; minor units. */
  paid: { points: number; worth: number; waiting: number; whole: PaidParts };
  now: Date;
};

/**
 * Takes points off a user for an order of their tab and lowers it by what they are worth (rule R76);
 * the payment's hold of them has ended.
 * @returns the order, and what its waiting payment still pays for
 */
export async function payOrderByPoints(
  tx: Database,
  { stored, userId, paid, now }: ByPoints,
): Promise<{ order: OrderRow; pays: PaidParts }> {
  const { tenantId, id: orderId } = stored.order;
  const { order: change, lines, pays } = withPointsOnOrder(stored, paid);
  const redemption = { userId, orderId, points: paid.points, isHeld: true, now };
  if (!(await redeemPoints(tx, tenantId, redemption))) {
    throw new Error(`points that were held for order ${orderId} are gone`);
  }
  const order = await lowerOrder(tx, tenantId, orderId, { change, lines });
  await changePromise(tx, tenantId, { orderId, earns: order.amounts?.loyalty?.earns ?? 0, now });
  return { order, pays };
}
