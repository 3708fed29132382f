import type { Sentence } from '#schemas/messages/sentence.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import { findCartByVersion } from '../../db/queries/carts.ts';
import { findLiveOrderOfCart, findStoredOrder } from '../../db/queries/orders.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import { isSameOrder } from '../../domain/placing/is-same-order.ts';
import { clockTime } from '../../domain/times/clock-time.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';

/**
 * The order that already took the cart which the caller still sees: another tab or a double click
 * was faster (rule R52).
 * @throws ApiError 409 where that order was another one than this call asks for.
 */
export async function findEarlierOrder(
  tx: Database,
  { tenant, shopperId, body }: PlacementCall,
  { expectedTotal, table, tab }: Pick<Prepared, 'expectedTotal' | 'table' | 'tab'>,
): Promise<StoredOrder | null> {
  const cart = await findCartByVersion(tx, tenant.id, {
    shopperId,
    restaurantId: body.restaurant_id,
    version: body.cart_version,
  });
  const order = cart?.closedAt ? await findLiveOrderOfCart(tx, tenant.id, cart.id) : null;
  if (!order) return null;
  const meant = { expectedTotal, tableId: table?.id ?? null, tabId: tab?.id ?? null };
  if (isSameOrder(order, body, meant)) return findStoredOrder(tx, tenant.id, order.id);
  const message: Sentence = ({ language, placing }) =>
    placing.alreadyOrdered(clockTime(order.pickupTime, language, tenant.locale));
  throw new ApiError(409, 'already_ordered', message, {
    order_id: order.id,
    problems: [{ path: 'cart', code: 'already_ordered', message }],
  });
}
