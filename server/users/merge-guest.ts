import { mergeCarts } from '#schemas/rules/offers/merge-carts.ts';
import type { Database } from '../db/client.ts';
import {
  deleteCartItems,
  insertCartItem,
  listCartItems,
  updateCartItem,
  type StoredLine,
} from '../db/queries/cart-items.ts';
import {
  bumpOpenCart,
  closeCart,
  findOpenCarts,
  insertCart,
  lastCartVersion,
  lockCart,
  lockOpenCart,
  type CartRow,
} from '../db/queries/carts.ts';
import { noteMerged } from '../db/queries/guests.ts';
import { giveTabs } from '../db/queries/user-tabs.ts';
import { giveReservations } from '../db/queries/user-reservations.ts';
import { giveCart, isCartWaiting, takeOrdersUnderWay } from '../db/queries/user-orders.ts';
import type { User } from '../db/queries/users.ts';
import { mostLines } from '../ordering/cart/add-line.ts';
import { earnClaimedOrders } from '../ordering/loyalty/claim-points.ts';

/**
 * Makes a guest's carts, at every restaurant, the user's (rule R49), their reservations, who they are
 * on tabs, and their orders that are under way, so that whoever signs in while they wait still sees them. The guest's carts are closed, so that
 * it happens once: what the user takes out afterwards does not come back.
 * @returns whether there was something in them
 */
export async function mergeGuest(
  tx: Database,
  user: Pick<User, 'tenantId' | 'id'>,
  { guestId, now }: { guestId: string; now: Date },
): Promise<boolean> {
  const { tenantId, id: userId } = user;
  const open = await findOpenCarts(tx, tenantId, guestId);
  let hasMerged = false;
  // In one order, as everywhere where several carts are locked.
  for (const { id } of open.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const cart = await lockCart(tx, tenantId, id);
    if (!cart || cart.closedAt !== null) continue;
    const merge = { tenantId, userId, guestCart: cart, now };
    if (await isCartWaiting(tx, tenantId, id)) {
      // An order waits for its money with this very cart: both stay together.
      if (await moveCart(tx, merge)) hasMerged = true;
      continue;
    }
    if (await mergeCart(tx, merge)) hasMerged = true;
    await closeCart(tx, tenantId, id, now);
  }
  // So that gift cards whose codes the guest gave are still given.
  await noteMerged(tx, tenantId, { guestId, userId });
  const orderIds = await takeOrdersUnderWay(tx, tenantId, { from: guestId, to: userId });
  await giveReservations(tx, tenantId, { from: guestId, to: userId });
  await giveTabs(tx, tenantId, { from: guestId, to: userId });
  await earnClaimedOrders(tx, tenantId, { orderIds, now });
  return hasMerged;
}

type Merge = { tenantId: number; userId: string; guestCart: CartRow; now: Date };

/** Gives the whole cart to a user who has none there; else it stays with the order that waits. */
async function moveCart(tx: Database, { tenantId, userId, guestCart }: Merge): Promise<boolean> {
  const { id: cartId, restaurantId, version } = guestCart;
  const owner = { shopperId: userId, restaurantId };
  if (await lockOpenCart(tx, tenantId, owner)) return false;
  // An owner's versions never repeat at a restaurant.
  if ((await lastCartVersion(tx, tenantId, owner)) >= version) return false;
  await giveCart(tx, tenantId, { cartId, to: userId });
  return true;
}

async function mergeCart(tx: Database, merge: Merge): Promise<boolean> {
  const { tenantId, userId, guestCart, now } = merge;
  const added = await listCartItems(tx, tenantId, guestCart.id);
  if (added.length === 0) return false;
  const owner = { shopperId: userId, restaurantId: guestCart.restaurantId };
  const version = await lastCartVersion(tx, tenantId, owner);
  await insertCart(tx, tenantId, { ...owner, version, now });
  const cart = await bumpOpenCart(tx, tenantId, owner, now);
  if (!cart) throw new Error('a cart that was opened is not there');
  const own = await listCartItems(tx, tenantId, cart.id);
  // Codes of coupons are no part of a stored cart: the checkout's draft keeps its own (rule R44).
  const { lines } = mergeCarts(asRule(1, own), asRule(2, added), () => false);
  await deleteCartItems(tx, tenantId, guestCart.id);
  // A cart holds so many lines, whoever fills it.
  for (const line of lines.slice(0, mostLines)) {
    const before = own.find(({ signature }) => signature === line.signature);
    if (!before) await insertCartItem(tx, tenantId, cart.id, line);
    else if (before.quantity !== line.quantity) await updateCartItem(tx, tenantId, cart.id, line);
  }
  return true;
}

const asRule = (id: number, lines: readonly StoredLine[]) => ({
  id,
  lines: lines.map((line) => ({ ...line, key: line.signature })),
  couponCode: null,
  mergedCartIds: [],
});
