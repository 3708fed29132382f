import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { restaurants } from '../schema.ts';
import type { IdempotencyKey, StoredReply } from './idempotency.ts';
import { seenRestaurant, type SeenRestaurant } from './restaurant-at.ts';

/** What stands around a cart that is being placed, as it is once the cart is locked. */
export type Surroundings = {
  /**
   * The restaurant's row, held as it is until the transaction ends: neither its menu nor its pause
   * changes meanwhile, while other orders of it go on beside this one.
   */
  seen: SeenRestaurant;
  /** The order of the cart that waits for its money. */
  pendingId: string | null;
  /** What the key was used for already (rule R51). */
  stored: StoredReply | null;
  /** Whether a printer of the restaurant may have a ticket of the order. */
  hasPrinters: boolean;
  /** Whether another system of the tenant may be told of it. */
  hasWebhooks: boolean;
  /** Drawn for the order's lines and events, so that they can be written without waiting for ids. */
  lineIds: number[];
  eventIds: number[];
};

export type Around = {
  shopperId: string;
  restaurantId: number;
  key: IdempotencyKey;
  /** How many lines the order will have at most. */
  lines: number;
};

/** Reads them in one statement, for every placement does; the shopper's open cart is locked. */
export async function readSurroundings(
  tx: Database,
  tenantId: number,
  { key, ...around }: Around,
): Promise<Surroundings | null> {
  const [row] = await surroundings(tx).execute({ tenantId, ...around, ...key });
  return row ?? null;
}

const [tenant, restaurant] = [sql.placeholder('tenantId'), sql.placeholder('restaurantId')];

const drawn = (table: string, count: unknown) => sql<number[]>`coalesce((
  select json_agg(nextval(pg_get_serial_sequence(${sql.raw(`'${table}'`)}, 'id')))
  from generate_series(1, ${count}::int)
), '[]')`;

/** An order is placed and accepted at once at most. */
const mostEvents = sql.raw('2');

const surroundings = prepareOnce((tx) =>
  tx
    .select({
      seen: seenRestaurant,
      pendingId: sql<string | null>`(
        select o.id from carts c join orders o on o.tenant_id = c.tenant_id and o.cart_id = c.id
        where c.tenant_id = ${tenant} and c.shopper_id = ${sql.placeholder('shopperId')}
          and c.restaurant_id = ${restaurant} and c.closed_at is null
          and o.status = 'pending_payment'
      )`,
      stored: sql<StoredReply | null>`(
        select json_build_object('requestHash', request_hash, 'reply', reply)
        from idempotency_keys
        where tenant_id = ${tenant} and owner_id = ${sql.placeholder('ownerId')}
          and key = ${sql.placeholder('key')}
      )`,
      hasPrinters: sql<boolean>`exists (
        select from printers where tenant_id = ${tenant} and restaurant_id = ${restaurant}
      )`,
      hasWebhooks: sql<boolean>`exists (
        select from webhook_endpoints where tenant_id = ${tenant} and is_active
      )`,
      lineIds: drawn('order_lines', sql.placeholder('lines')),
      eventIds: drawn('order_events', mostEvents),
    })
    .from(restaurants)
    .where(and(eq(restaurants.tenantId, tenant), eq(restaurants.id, restaurant)))
    .for('share', { of: restaurants })
    .prepare('surroundings_of_cart'),
);
