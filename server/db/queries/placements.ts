import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { restaurants } from '../schema.ts';
import type { IdempotencyKey, StoredReply } from './idempotency.ts';
import type { Restaurant } from './restaurants.ts';

/** What stands around a cart that is being placed, as it is once the cart is locked. */
export type Surroundings = {
  /**
   * Held as it is until the transaction ends: neither its menu nor its pause changes meanwhile,
   * while other orders of it go on beside this one.
   */
  restaurant: Restaurant;
  /** The order of the cart that waits for its money. */
  pendingId: string | null;
  /** What the key was used for already (rule R51). */
  stored: StoredReply | null;
};

/** Reads them in one statement, for every placement does. */
export async function readSurroundings(
  tx: Database,
  tenantId: number,
  around: { restaurantId: number; cartId: string | null; key: IdempotencyKey },
): Promise<Surroundings | null> {
  const { restaurantId, cartId, key } = around;
  const [row] = await tx
    .select({
      restaurant: restaurants,
      pendingId: sql<string | null>`(
        select id from orders
        where tenant_id = ${tenantId} and cart_id = ${cartId} and status = 'pending_payment'
      )`,
      stored: sql<StoredReply | null>`(
        select json_build_object('requestHash', request_hash, 'reply', reply)
        from idempotency_keys
        where tenant_id = ${tenantId} and owner_id = ${key.ownerId} and key = ${key.key}
      )`,
    })
    .from(restaurants)
    .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, restaurantId)))
    .for('share', { of: restaurants });
  return row ?? null;
}
