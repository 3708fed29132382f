import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
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
  const { key, ...ids } = around;
  const [row] = await surroundings(tx).execute({ tenantId, ...ids, ...key });
  return row ?? null;
}

const tenant = sql.placeholder('tenantId');

const surroundings = prepareOnce((tx) =>
  tx
    .select({
      restaurant: restaurants,
      pendingId: sql<string | null>`(
        select id from orders
        where tenant_id = ${tenant} and cart_id = ${sql.placeholder('cartId')}
          and status = 'pending_payment'
      )`,
      stored: sql<StoredReply | null>`(
        select json_build_object('requestHash', request_hash, 'reply', reply)
        from idempotency_keys
        where tenant_id = ${tenant} and owner_id = ${sql.placeholder('ownerId')}
          and key = ${sql.placeholder('key')}
      )`,
    })
    .from(restaurants)
    .where(
      and(eq(restaurants.tenantId, tenant), eq(restaurants.id, sql.placeholder('restaurantId'))),
    )
    .for('share', { of: restaurants })
    .prepare('surroundings_of_cart'),
);
