import type { Database } from '../../db/client.ts';
import { closeCart, lockCart, reopenCart } from '../../db/queries/carts.ts';
import { listOrderLines } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { listCartItems } from '../../db/queries/cart-items.ts';
import { leftAfterOrder } from '../../domain/cart/left-after-order.ts';

/**
 * A paid order takes its cart, which is ordered once (rule R52). What was put into it while the
 * order waited for its money stays with the customer, in a cart of its own. The order is locked.
 */
export async function takeCart(
  tx: Database,
  tenantId: number,
  { id, cartId, cartVersion }: Pick<OrderRow, 'id' | 'cartId' | 'cartVersion'>,
  now: Date,
): Promise<void> {
  const cart = await lockCart(tx, tenantId, cartId);
  if (!cart || cart.closedAt !== null) return;
  await closeCart(tx, tenantId, cartId, now);
  if (cart.version === cartVersion) return;
  const lines = await listCartItems(tx, tenantId, cartId);
  const left = leftAfterOrder(lines, await listOrderLines(tx, tenantId, id));
  if (left.length > 0) await reopenCart(tx, tenantId, { cart, lines: left, now });
}
