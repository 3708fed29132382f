import type { Database } from '../../db/client.ts';
import { findCouponUse } from '../../db/queries/coupon-uses.ts';
import { changeOrder, findLiveOrderOfCart } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { reopenGiftCards } from '../../db/queries/payments.ts';
import { findRestaurant } from '../../db/queries/restaurants.ts';
import { orderRefusal } from '../../domain/restaurant/takes-orders.ts';
import { restaurantDayAt } from '../restaurant/restaurant-day-at.ts';
import { holdGoods } from '../holds/held-goods.ts';
import type { RequestedGoods } from '../holds/held-goods.ts';
import { writeMove } from '../order/move-order.ts';
import type { OrderMove } from '../order/move-order.ts';
import { takeCart } from '../cart/take-cart.ts';

type Revival = Pick<OrderMove, 'order' | 'now' | 'changes'>;

/**
 * Places an order after all whose money came after it had expired, if all it held can still be had
 * (rule R59). Its cart and itself are locked by the caller; it takes the cart as any paid order does.
 * @returns false where nothing changed, and the money has to go back.
 */
export async function reviveOrder(
  tx: Database,
  tenantId: number,
  { order, now, changes }: Revival,
): Promise<boolean> {
  const requested = await goodsOf(tx, tenantId, order, now);
  if (requested === null) return false;
  try {
    await tx.transaction(async (inner) => {
      const { held, unheld } = await holdGoods(inner, tenantId, requested);
      const { shortages, ...lacks } = unheld;
      const isMissing = shortages.length > 0 || Object.values(lacks).includes(true);
      if (isMissing) throw new NoLongerFits();
      await changeOrder(inner, tenantId, order.id, { held, heldReleasedAt: null });
      await reopenGiftCards(inner, tenantId, order.id);
    });
  } catch (error) {
    if (error instanceof NoLongerFits) return false;
    throw error;
  }
  await writeMove(tx, tenantId, { order, to: 'placed', actor: 'gateway', now, changes });
  await takeCart(tx, tenantId, order, now);
  return true;
}

/** Undoes what was taken already. */
class NoLongerFits extends Error {
  override readonly name = 'NoLongerFits';
}

/** What the order held; null where it cannot stand any more, whatever is left. */
async function goodsOf(
  tx: Database,
  tenantId: number,
  order: OrderRow,
  now: Date,
): Promise<RequestedGoods | null> {
  const { id: orderId, held, promisedAt } = order;
  if (order.status !== 'expired' || held === null || promisedAt <= now) return null;
  if (await findLiveOrderOfCart(tx, tenantId, order.cartId)) return null;
  const restaurant = await findRestaurant(tx, tenantId, order.restaurantId);
  const request = { orderType: order.deliveryMethod, fulfilment: promisedAt, now };
  if (!restaurant || orderRefusal(restaurant, request)) return null;
  const { couponId, slot } = held;
  const use = couponId === null ? null : await findCouponUse(tx, tenantId, { couponId, orderId });
  return {
    orderId,
    restaurant,
    stock: held.stock,
    stockDay: await restaurantDayAt(tx, restaurant, promisedAt),
    slot: slot && { startsAt: new Date(slot.startsAt), units: slot.units },
    points: held.points ? { userId: order.shopperId, points: held.points } : null,
    giftCards: held.giftCards ?? [],
    currency: order.currency,
    coupon:
      use && couponId !== null ? { id: couponId, isLimited: true, proof: null, ...use } : null,
    now,
  };
}
