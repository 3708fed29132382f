import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { epochMs } from './day-money.ts';

/** A business day and the ones after it, until when they last; the file's span. */
export type Days = { restaurantId: number; from: string; to: string; begins: Date; ends: Date };

/** An order of the file; amounts in minor units, instants in epoch ms. */
export type OrderOfFile = {
  id: string;
  businessDay: string;
  number: number;
  status: OrderStatus;
  type: DeliveryMethod;
  placedAt: number;
  promisedAt: number;
  customer: string;
  note: string;
  items: string;
  currency: string;
  dishes: number;
  discounts: number;
  deliveryFee: number;
  serviceFee: number;
  tax: number;
  taxIncluded: boolean;
  tip: number;
  cashRounding: number;
  due: number;
  /** Taken and given back within the days alone. */
  card: number;
  cash: number;
  giftCard: number;
  refundedCard: number;
  refundedCash: number;
  refundedGiftCard: number;
  /** What banks took by disputes within the days, less what they gave back. */
  disputed: number;
};

/** Of these the next part is asked for after. */
export type PlaceInFile = Pick<OrderOfFile, 'businessDay' | 'id'>;

/**
 * The next orders, of so many at most, that are for the days or whose money moved in them, in the
 * order of the file. What counts as taken and given back is what day-money.ts says. Each table is asked
 * for by the tenant itself, by which alone a distributed database finds its shard.
 */
export async function listOrdersOfFile(
  db: Database,
  tenantId: number,
  { restaurantId, from, to, begins, ends }: Days,
  { after, most }: { after: PlaceInFile | null; most: number },
): Promise<OrderOfFile[]> {
  const isAfter = after
    ? sql`and (o.business_day, o.id) > (${after.businessDay}, ${after.id}::uuid)`
    : sql``;
  const taken = sql`p.taken_at >= ${begins} and p.taken_at < ${ends}
    and p.status in ('succeeded', 'surplus')`;
  const back = sql`r.created_at >= ${begins} and r.created_at < ${ends}
    and r.kind = 'refund' and r.status <> 'failed'`;
  const disputed = sql`dispute_transfers t
      join payment_disputes d
        on d.tenant_id = t.tenant_id and d.gateway = t.gateway and d.id = t.dispute_id
      join payments p on p.tenant_id = d.tenant_id and p.id = d.payment_id
      where t.tenant_id = ${tenantId} and t.at >= ${begins} and t.at < ${ends}`;
  const { rows } = await db.execute<OrderOfFile>(sql`
    with named as (
      select id from orders
      where tenant_id = ${tenantId} and restaurant_id = ${restaurantId}
        and business_day between ${from} and ${to}
        and status not in ('pending_payment', 'expired') and not is_test
      union
      select p.order_id from payments p where p.tenant_id = ${tenantId} and ${taken}
      union
      select p.order_id from refunds r
      join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
      where r.tenant_id = ${tenantId} and ${back}
      union
      select p.order_id from ${disputed}
    ),
    part as materialized (
      select o.* from named join orders o on o.tenant_id = ${tenantId} and o.id = named.id
      where o.restaurant_id = ${restaurantId} ${isAfter}
      order by o.business_day, o.id limit ${most}
    )
    select o.id, o.business_day as "businessDay", o.number, o.status, o.delivery_method as type,
      ${epochMs(sql`o.placed_at`)} as "placedAt", ${epochMs(sql`o.promised_at`)} as "promisedAt",
      o.customer->>'name' as customer, o.special_instructions as note, o.currency,
      coalesce(line.items, '') as items,
      coalesce((o.amounts->>'listTotal')::float8, o.total - o.tip - o.delivery_charge
        - case when o.tax_mode = 'inclusive' then 0 else o.tax_total end) as dishes,
      case when o.amounts is null then 0 else o.discount_total end::float8 as discounts,
      case when o.amounts is null then o.delivery_charge else fee.delivery end::float8
        as "deliveryFee",
      coalesce(fee.service, 0)::float8 as "serviceFee",
      o.tax_total::float8 as tax, o.tax_mode = 'inclusive' as "taxIncluded", o.tip::float8 as tip,
      coalesce((o.amounts->>'cashRounding')::float8, 0) as "cashRounding", o.due::float8 as due,
      money.card, money.cash, money.gift as "giftCard", refund.card as "refundedCard", refund.cash as "refundedCash",
      refund.gift as "refundedGiftCard",
      dispute.taken as disputed
    from part o
    cross join lateral (
      select string_agg(line.quantity || ' × ' || line.name, '; ' order by line.position) as items
      from order_lines line where line.tenant_id = ${tenantId} and line.order_id = o.id
    ) line
    cross join lateral (
      select coalesce(sum((one->>'amount')::bigint) filter (where one->>'kind' = 'delivery'), 0)
          as delivery,
        sum((one->>'amount')::bigint) filter (where one->>'kind' = 'service') as service
      from jsonb_array_elements(o.amounts->'fees') one
    ) fee
    cross join lateral (
      select coalesce(sum(p.amount) filter (where p.gateway not in ('cash', 'gift_card')), 0)::float8
          as card,
        coalesce(sum(p.amount) filter (where p.gateway = 'gift_card'), 0)::float8 as gift,
        coalesce(sum(p.amount) filter (where p.gateway = 'cash'), 0)::float8 as cash
      from payments p
      where p.tenant_id = ${tenantId} and p.order_id = o.id and ${taken}
    ) money
    cross join lateral (
      select coalesce(sum(r.amount) filter (where p.gateway not in ('cash', 'gift_card')), 0)::float8
          as card,
        coalesce(sum(r.amount) filter (where p.gateway = 'gift_card'), 0)::float8 as gift,
        coalesce(sum(r.amount) filter (where p.gateway = 'cash'), 0)::float8 as cash
      from payments p
      join refunds r on r.tenant_id = p.tenant_id and r.payment_id = p.id
      where p.tenant_id = ${tenantId} and p.order_id = o.id and ${back}
    ) refund
    cross join lateral (
      select coalesce(sum(-t.amount), 0)::float8 as taken from ${disputed} and p.order_id = o.id
    ) dispute
    order by o.business_day, o.id`);
  return rows;
}
