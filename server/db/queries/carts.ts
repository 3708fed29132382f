import { and, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { StoredLine } from './cart-items.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { cartItems, carts } from '../schema.ts';
import { paymentUnderWay } from './payments.ts';
import { linesOf, otherCartsOf } from './stored-cart.ts';
import type { OtherCart } from './stored-cart.ts';

export type CartRow = typeof carts.$inferSelect;

const given = sql.placeholder;

const ownOpen = (tenantId: number, shopperId: string) =>
  and(eq(carts.tenantId, tenantId), eq(carts.shopperId, shopperId), isNull(carts.closedAt));

/** The shopper's open carts, the one with the latest change first. */
export function findOpenCarts(
  db: Database,
  tenantId: number,
  shopperId: string,
): Promise<CartRow[]> {
  return db
    .select()
    .from(carts)
    .where(ownOpen(tenantId, shopperId))
    .orderBy(desc(carts.updatedAt), desc(carts.id));
}

/** The last version that a shopper's carts at a restaurant had, 0 where there was none. */
export async function lastCartVersion(
  db: Database,
  tenantId: number,
  owner: { shopperId: string; restaurantId: number },
): Promise<number> {
  const [row] = await db
    .select({ version: max(carts.version) })
    .from(carts)
    .where(
      and(
        eq(carts.tenantId, tenantId),
        eq(carts.shopperId, owner.shopperId),
        eq(carts.restaurantId, owner.restaurantId),
      ),
    );
  return row?.version ?? 0;
}

/** Opens a cart that goes on counting versions; does nothing where one is open already. */
export async function insertCart(
  db: Database,
  tenantId: number,
  cart: { shopperId: string; restaurantId: number; version: number; now: Date },
): Promise<void> {
  const { shopperId, restaurantId, version, now } = cart;
  await db
    .insert(carts)
    .values({ tenantId, shopperId, restaurantId, version, updatedAt: now })
    .onConflictDoNothing();
}

/** The open cart at a restaurant, locked until the transaction ends. */
export async function lockOpenCart(
  db: Database,
  tenantId: number,
  owner: { shopperId: string; restaurantId: number },
): Promise<CartRow | null> {
  const [cart] = await openCartLock(db).execute({ tenantId, ...owner });
  return cart ?? null;
}

const openCartLock = prepareOnce((db) =>
  db
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.tenantId, sql.placeholder('tenantId')),
        eq(carts.shopperId, sql.placeholder('shopperId')),
        isNull(carts.closedAt),
        eq(carts.restaurantId, sql.placeholder('restaurantId')),
      ),
    )
    .for('update')
    .prepare('lock_open_cart'),
);

/** Any cart by its id, open or closed, locked until the transaction ends. */
export async function lockCart(
  db: Database,
  tenantId: number,
  id: string,
): Promise<CartRow | null> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, id)))
    .for('update');
  return cart ?? null;
}

/** The shopper's cart that had this version at a restaurant last; it may be closed. */
export async function findCartByVersion(
  db: Database,
  tenantId: number,
  cart: { shopperId: string; restaurantId: number; version: number },
): Promise<CartRow | null> {
  const [row] = await db
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.tenantId, tenantId),
        eq(carts.shopperId, cart.shopperId),
        eq(carts.restaurantId, cart.restaurantId),
        eq(carts.version, cart.version),
      ),
    );
  return row ?? null;
}

/** Restaurant of the shopper's open cart that holds an item; null where it is not theirs. */
export async function findRestaurantOfItem(
  db: Database,
  tenantId: number,
  shopperId: string,
  itemId: number,
): Promise<number | null> {
  const [row] = await db
    .select({ restaurantId: carts.restaurantId })
    .from(cartItems)
    .innerJoin(carts, and(eq(carts.tenantId, cartItems.tenantId), eq(carts.id, cartItems.cartId)))
    .where(and(ownOpen(tenantId, shopperId), eq(cartItems.id, itemId)));
  return row?.restaurantId ?? null;
}

/**
 * Raises the version of the open cart at a restaurant, which locks it until the transaction ends
 * (rule R50); null where none is open.
 */
export async function bumpOpenCart(
  tx: Database,
  tenantId: number,
  owner: { shopperId: string; restaurantId: number },
  now: Date,
): Promise<CartRow | null> {
  const [cart] = await bumpStatement(tx).execute({ tenantId, ...owner, now });
  return cart ?? null;
}

const bumpStatement = prepareOnce((db) =>
  db
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: sql`${given('now')}` })
    .where(
      and(
        eq(carts.tenantId, given('tenantId')),
        eq(carts.shopperId, given('shopperId')),
        eq(carts.restaurantId, given('restaurantId')),
        isNull(carts.closedAt),
      ),
    )
    .returning()
    .prepare('bump_open_cart'),
);

/** An order took the cart; the next item opens a new one. */
export async function closeCart(
  db: Database,
  tenantId: number,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(carts)
    .set({ closedAt: now })
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, id)));
}

/** Opens a new cart with some lines of one that was just closed, under the old one's lock. */
export async function reopenCart(
  tx: Database,
  tenantId: number,
  { cart, lines, now }: { cart: CartRow; lines: readonly StoredLine[]; now: Date },
): Promise<void> {
  const { shopperId, restaurantId, version } = cart;
  const [next] = await tx
    .insert(carts)
    .values({ tenantId, shopperId, restaurantId, version: version + 1, updatedAt: now })
    .returning({ id: carts.id });
  if (!next) throw new Error(`cart ${cart.id} could not be opened anew`);
  for (const { id, quantity } of lines) {
    await tx
      .update(cartItems)
      .set({ cartId: next.id, quantity })
      .where(and(eq(cartItems.tenantId, tenantId), eq(cartItems.id, id)));
  }
}

export type CartSurroundings = {
  lines: StoredLine[];
  otherCarts: OtherCart[];
  isPaymentUnderWay: boolean;
};

/** The lines of a locked open cart, its owner's other carts, and whether money is moving for it. */
export async function readAround(
  tx: Database,
  tenantId: number,
  cart: { shopperId: string; restaurantId: number; since: Date },
): Promise<CartSurroundings> {
  const [row] = await aroundStatement(tx).execute({ tenantId, ...cart });
  if (!row) throw new Error('a statement without a table gave no row');
  return row;
}

const openCartId = sql<string>`(
  select id from carts
  where tenant_id = ${given('tenantId')} and shopper_id = ${given('shopperId')}
    and restaurant_id = ${given('restaurantId')} and closed_at is null
)`;

const aroundStatement = prepareOnce((db) =>
  db
    .select({
      lines: linesOf(given('tenantId'), openCartId),
      otherCarts: otherCartsOf(given('tenantId'), given('shopperId'), given('restaurantId')),
      isPaymentUnderWay: sql<boolean>`exists ${paymentUnderWay(
        db,
        given('tenantId'),
        openCartId,
        given('since'),
      )}`,
    })
    .from(sql`(select 1) as one`)
    .prepare('read_around_cart'),
);
