import { and, asc, eq } from 'drizzle-orm';
import type { StoredLine } from '../../domain/stored-line.ts';
import type { Database } from '../client.ts';
import { cartItems } from '../schema.ts';

const stored = {
  id: cartItems.id,
  kind: cartItems.kind,
  offerId: cartItems.offerId,
  parts: cartItems.parts,
  quantity: cartItems.quantity,
  notes: cartItems.notes,
  signature: cartItems.signature,
};

/** Lines in the order they were added. */
export function findCartItems(
  db: Database,
  tenantId: number,
  cartId: string,
): Promise<StoredLine[]> {
  return db
    .select(stored)
    .from(cartItems)
    .where(and(eq(cartItems.tenantId, tenantId), eq(cartItems.cartId, cartId)))
    .orderBy(asc(cartItems.id));
}

/** @returns the id of the new line. */
export async function insertCartItem(
  db: Database,
  tenantId: number,
  cartId: string,
  item: Omit<StoredLine, 'id'>,
): Promise<number> {
  const [row] = await db
    .insert(cartItems)
    .values({ ...item, tenantId, cartId })
    .returning({ id: cartItems.id });
  if (!row) throw new Error('a new line of a cart has no id');
  return row.id;
}

/** @returns whether the cart holds such a line. */
export async function updateCartItem(
  db: Database,
  tenantId: number,
  cartId: string,
  item: { id: number; quantity: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(cartItems)
    .set({ quantity: item.quantity })
    .where(ofCart(tenantId, cartId, item.id));
  return rowCount === 1;
}

/** @returns whether the cart held such a line. */
export async function deleteCartItem(
  db: Database,
  tenantId: number,
  cartId: string,
  id: number,
): Promise<boolean> {
  const { rowCount } = await db.delete(cartItems).where(ofCart(tenantId, cartId, id));
  return rowCount === 1;
}

/** @returns how many lines were removed. */
export async function deleteCartItems(
  db: Database,
  tenantId: number,
  cartId: string,
): Promise<number> {
  const { rowCount } = await db
    .delete(cartItems)
    .where(and(eq(cartItems.tenantId, tenantId), eq(cartItems.cartId, cartId)));
  return rowCount ?? 0;
}

const ofCart = (tenantId: number, cartId: string, id: number) =>
  and(eq(cartItems.tenantId, tenantId), eq(cartItems.cartId, cartId), eq(cartItems.id, id));
