import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { cartItems } from '../schema.ts';

/** A line as a cart stores it; equal lines have equal signatures (rule R29). */
export type StoredLine = CartLine & { id: number; signature: string };

const given = sql.placeholder;

/** The lines of a cart, in the order they were added. */
export function listCartItems(
  db: Database,
  tenantId: number,
  cartId: string,
): Promise<StoredLine[]> {
  return db
    .select({
      id: cartItems.id,
      kind: cartItems.kind,
      offerId: cartItems.offerId,
      parts: cartItems.parts,
      quantity: cartItems.quantity,
      notes: cartItems.notes,
      signature: cartItems.signature,
    })
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
  const [row] = await insertStatement(db).execute({ ...item, tenantId, cartId });
  if (!row) throw new Error('a new line of a cart has no id');
  return row.id;
}

const insertStatement = prepareOnce((db) =>
  db
    .insert(cartItems)
    .values({
      tenantId: given('tenantId'),
      cartId: given('cartId'),
      quantity: given('quantity'),
      notes: given('notes'),
      kind: given('kind'),
      offerId: given('offerId'),
      parts: given('parts'),
      signature: given('signature'),
    })
    .returning({ id: cartItems.id })
    .prepare('insert_cart_item'),
);

/** @returns whether the cart holds such a line. */
export async function updateCartItem(
  db: Database,
  tenantId: number,
  cartId: string,
  item: { id: number; quantity: number },
): Promise<boolean> {
  const { rowCount } = await updateStatement(db).execute({ tenantId, cartId, ...item });
  return rowCount === 1;
}

const updateStatement = prepareOnce((db) =>
  db
    .update(cartItems)
    .set({ quantity: sql`${given('quantity')}` })
    .where(ofCart(given('tenantId'), given('cartId'), given('id')))
    .prepare('update_cart_item'),
);

/** Writes another line over one that the cart holds. */
export async function replaceCartItem(
  db: Database,
  tenantId: number,
  cartId: string,
  { id, ...line }: StoredLine,
): Promise<void> {
  await db
    .update(cartItems)
    .set(line)
    .where(ofCart(tenantId, cartId, id));
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

type Given<T> = T | SQLWrapper;

const ofCart = (tenantId: Given<number>, cartId: Given<string>, id: Given<number>) =>
  and(eq(cartItems.tenantId, tenantId), eq(cartItems.cartId, cartId), eq(cartItems.id, id));
