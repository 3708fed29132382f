import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

export type LastUse = { orderId: string; number: number; isTest: boolean; at: Date; name: string };

/** How an offer is used; minor units. */
export type OfferUsage = {
  used: number;
  given: number;
  unpaid: number;
  last: LastUse | null;
};

type UsageRow = {
  used: number;
  given: number;
  unpaid: number;
  last: { id: string; number: number; is_test: boolean; at: number; name: string } | null;
};

const usageOf = (row: UsageRow | undefined): OfferUsage => ({
  used: row?.used ?? 0,
  given: row?.given ?? 0,
  unpaid: row?.unpaid ?? 0,
  last: row?.last
    ? {
        orderId: row.last.id,
        number: row.last.number,
        isTest: row.last.is_test,
        at: new Date(row.last.at),
        name: row.last.name,
      }
    : null,
});

/** Figures of orders with what an offer gave each of them. */
const figures = sql`
  select count(*)::int as used, coalesce(sum(given), 0)::float8 as given,
    (count(*) filter (where status = 'pending_payment'))::int as unpaid,
    (array_agg(json_build_object('id', id, 'number', number, 'is_test', is_test,
      'at', extract(epoch from placed_at)::float8 * 1000, 'name', customer->>'name')
      order by placed_at desc))[1] as last
  from used`;

/** Of a code: by the uses that count (rule R43), and what its orders have it down for. */
export async function readCouponUsage(
  db: Database,
  tenantId: number,
  couponId: number,
): Promise<OfferUsage> {
  const { rows } = await db.execute<UsageRow>(sql`
    with used as (
      select o.*, (
        select sum((d->>'amount')::bigint) from jsonb_array_elements(o.amounts->'discounts') d
        where d->>'kind' in ('coupon', 'delivery')) as given
      from coupon_uses u
      join orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
      where u.tenant_id = ${tenantId} and u.coupon_id = ${couponId} and u.released_at is null
    ) ${figures}`);
  return usageOf(rows[0]);
}

/** Of a deal: by what its restaurant's orders since a moment have it down for. */
export async function readDealUsage(
  db: Database,
  tenantId: number,
  { dealId, restaurantId, since }: { dealId: number; restaurantId: number; since: Date },
): Promise<OfferUsage> {
  // Each as an index has them (orders_newest, orders_waiting).
  const seen = sql`select * from orders where tenant_id = ${tenantId} and not is_test
    and placed_at >= ${since.toISOString()} and status not in ('pending_payment', 'expired')
    and status not in ('rejected', 'cancelled')`;
  const waiting = sql`select * from orders where tenant_id = ${tenantId} and not is_test
    and status = 'pending_payment'`;
  const { rows } = await db.execute<UsageRow>(sql`
    with used as (
      select o.*, (
        select sum((d->>'amount')::bigint) from jsonb_array_elements(o.amounts->'discounts') d
        where d->>'kind' = 'deal' and (d->>'dealId')::bigint = ${dealId}) as given
      from (${seen} union all ${waiting}) o
      where o.restaurant_id = ${restaurantId}
        and o.amounts->'discounts' @> ${JSON.stringify([{ dealId }])}::jsonb
    ) ${figures}`);
  return usageOf(rows[0]);
}

/** Open carts with a deal that was put together by hand. */
export async function countCartsWithDeal(
  db: Database,
  tenantId: number,
  dealId: number,
): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(distinct c.id)::int as found from cart_items i
    join carts c on c.tenant_id = i.tenant_id and c.id = i.cart_id and c.closed_at is null
    where i.tenant_id = ${tenantId} and i.offer_id = ${dealId} and i.kind = 'deal'`);
  return rows[0]?.found ?? 0;
}
