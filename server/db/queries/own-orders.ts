import { sql } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { listOrdersById } from './orders-by-id.ts';
import type { StoredOrder } from './orders.ts';

type Asked = {
  shopperId: string;
  /** null: of any. */
  restaurantId: number | null;
  deliveryMethod: DeliveryMethod | null;
  /** The order after which they begin; null: with the newest. */
  after: string | null;
  most: number;
};

/**
 * Orders of a shopper, the newest first, by the index orders_shopper. One that ended before its
 * money came is left out: its cart is there again, and another order may have it.
 * @returns them, and the id to go on after; null where these are all
 */
export async function listOrdersOfShopper(
  db: Database,
  tenantId: number,
  { shopperId, restaurantId, deliveryMethod, after, most }: Asked,
): Promise<{ orders: StoredOrder[]; next: string | null }> {
  const own = sql`o.tenant_id = ${tenantId} and o.shopper_id = ${shopperId}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from orders o
    where ${own}
      and (o.status <> 'expired' or o.payment_status not in ('unpaid', 'voided'))
      ${restaurantId === null ? sql`` : sql`and o.restaurant_id = ${restaurantId}`}
      ${deliveryMethod === null ? sql`` : sql`and o.delivery_method = ${deliveryMethod}`}
      ${
        after === null
          ? sql``
          : sql`and (o.placed_at, o.id) < (select o.placed_at, o.id from orders o where ${own} and o.id = ${after})`
      }
    order by o.placed_at desc, o.id desc
    limit ${most + 1}`);
  const ids = rows.slice(0, most).map(({ id }) => id);
  const next = rows.length > most ? (ids.at(-1) ?? null) : null;
  return { orders: await listOrdersById(db, tenantId, ids), next };
}
