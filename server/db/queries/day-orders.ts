import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { epochMs, type Day } from './day-money.ts';

/** The business day leads to the orders through the unique index of their numbers. */
const ofDay = (tenantId: number, { restaurantId, date }: Day) => sql`
  o.tenant_id = ${tenantId} and o.restaurant_id = ${restaurantId} and o.business_day = ${date}
  and not o.is_test`;

/** What was never paid the restaurant never saw; what nobody came for was not sold. */
const isSeen = sql`o.status not in ('pending_payment', 'expired') and o.not_collected_at is null`;
/** It is being made, or was; not what nobody came for, which a card may have paid all the same. */
const isMade = sql`o.status not in ('pending_payment', 'expired', 'rejected', 'cancelled')
  and o.not_collected_at is null`;

/** So many dishes are shown by either measure. */
const mostDishes = 10;

/** Orders for the day by state and type. */
export async function countOrders(db: Database, tenantId: number, day: Day) {
  const { rows } = await db.execute<{ status: OrderStatus; type: DeliveryMethod; count: number }>(
    sql`select o.status, o.delivery_method as type, count(*)::int as count
      from orders o where ${ofDay(tenantId, day)} and ${isSeen}
      group by 1, 2 order by 1, 2`,
  );
  return rows;
}

/** Orders for each of several days that were not called off, by their dates; none are left out. */
export async function countOrdersByDay(
  db: Database,
  tenantId: number,
  days: readonly Day[],
): Promise<ReadonlyMap<string, number>> {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return new Map();
  const { rows } = await db.execute<{ date: string; orders: number }>(sql`
    select o.business_day as date, count(*)::int as orders
    from orders o
    where o.tenant_id = ${tenantId} and o.restaurant_id = ${first.restaurantId}
      and o.business_day between ${first.date} and ${last.date} and ${isMade} and not o.is_test
    group by 1`);
  return new Map(rows.map(({ date, orders }) => [date, orders]));
}

export type DishSold = { name: string; quantity: number; amount: number };

/** What was ordered for the day, as people call it; minor units after discounts. */
export async function rankDishes(
  db: Database,
  tenantId: number,
  day: Day,
): Promise<{ byQuantity: DishSold[]; byAmount: DishSold[] }> {
  type Ranked = DishSold & { quantityRank: number; amountRank: number };
  const { rows } = await db.execute<Ranked>(sql`
    select * from (
      select name, quantity, amount,
        row_number() over (order by quantity desc, amount desc, name)::int as "quantityRank",
        row_number() over (order by amount desc, quantity desc, name)::int as "amountRank"
      from (
        select line.name, sum(line.quantity)::int as quantity,
          sum(line.item_total - line.deal_discount - line.order_discount)::float8 as amount
        from orders o
        join order_lines line on line.tenant_id = o.tenant_id and line.order_id = o.id
        where ${ofDay(tenantId, day)} and ${isMade}
        group by line.name
      ) dish
    ) ranked
    where "quantityRank" <= ${mostDishes} or "amountRank" <= ${mostDishes}`);
  const by = (rankOf: (dish: Ranked) => number) =>
    rows
      .filter((dish) => rankOf(dish) <= mostDishes)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map(({ name, quantity, amount }) => ({ name, quantity, amount }));
  return { byQuantity: by((dish) => dish.quantityRank), byAmount: by((dish) => dish.amountRank) };
}

/** Orders for the day by the hour (epoch ms) they were promised for; hours without any are left out. */
export async function countOrdersByHour(
  db: Database,
  tenantId: number,
  day: Day,
  firstHour: Date,
): Promise<{ at: number; orders: number }[]> {
  const { begins, ends } = day;
  // A time that staff changed to another day's stands at this one's edge.
  const inDay = sql`least(greatest(o.promised_at, ${begins}), ${ends}::timestamptz - interval '1 s')`;
  const { rows } = await db.execute<{ at: number; orders: number }>(sql`
    select ${epochMs(sql`date_bin('1 hour', ${inDay}, ${firstHour})`)} as at, count(*)::int as orders
    from orders o where ${ofDay(tenantId, day)} and ${isMade}
    group by 1`);
  return rows;
}

type Waits = {
  orders: number;
  averageMinutes: number | null;
  onTime: number;
  late: number;
  averageLateMinutes: number | null;
};

/**
 * How long customers of the day waited, from placed until it was ready, where they wanted it within
 * two hours; and how far the time that was promised last was met, by the minute: ready for pickup,
 * handed over else.
 */
export async function readWaits(db: Database, tenantId: number, day: Day): Promise<Waits> {
  const { rows } = await db.execute<Waits>(sql`
    with step as (
      select o.id, o.placed_at, o.promised_at, o.delivery_method,
        min(event.at) filter (where event.status = 'ready') as ready,
        min(event.at) filter (where event.status = 'out_for_delivery') as left_at,
        min(event.at) filter (where event.status = 'completed') as completed
      from orders o
      join order_events event on event.tenant_id = o.tenant_id and event.order_id = o.id
      where ${ofDay(tenantId, day)} and o.status in ('ready', 'out_for_delivery', 'completed') and o.not_collected_at is null
      group by o.tenant_id, o.id
    ),
    measured as (
      select extract(epoch from least(ready, left_at, completed) - placed_at) / 60 as waited,
        promised_at - placed_at <= interval '2 hours' as soon,
        floor(extract(epoch from
          case when delivery_method = 'pickup' then coalesce(ready, completed) else completed end
          - promised_at) / 60) as late
      from step
    )
    select count(*) filter (where soon)::int as orders,
      (avg(waited) filter (where soon))::float8 as "averageMinutes",
      count(*) filter (where late < 1)::int as "onTime",
      count(*) filter (where late >= 1)::int as late,
      (avg(late) filter (where late >= 1))::float8 as "averageLateMinutes"
    from measured`);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL measured no orders, not even none');
  return row;
}

export type OpenMatter = {
  kind:
    | 'order'
    | 'held'
    | 'refund_pending'
    | 'refund_failed'
    | 'refund_waiting'
    | 'mismatched'
    | 'disputed';
  orderId: string;
  number: number;
  date: string;
  amount: number;
};

/** What is listed at most; a restaurant that has more open has other worries. */
const mostOpen = 200;
/** Days after which a refund that came back is no news any more. */
const failedFor = 30;

/** As much was given back of the order after a refund that failed. */
const isGivenAgain = sql`(
  select coalesce(sum(again.amount), 0) >= r.amount
  from payments ap join refunds again on again.tenant_id = ap.tenant_id and again.payment_id = ap.id
  where ap.tenant_id = o.tenant_id and ap.order_id = o.id and again.kind = 'refund'
    and again.status <> 'failed' and again.created_at > r.created_at)`;

/** The bank gives it to the customer itself, or wants to. */
const isDisputed = sql`exists (
  select from payment_disputes d
  where d.tenant_id = p.tenant_id and d.payment_id = p.id
    and d.status not in ('won', 'closed') and not d.is_refundable)`;

/** What is not settled now, of the day or from before it, oldest first; minor units. */
export async function listOpenMatters(
  db: Database,
  tenantId: number,
  { restaurantId, date, ends }: Day,
): Promise<OpenMatter[]> {
  const ofRestaurant = sql`o.tenant_id = ${tenantId} and o.restaurant_id = ${restaurantId}`;
  const { rows } = await db.execute<OpenMatter>(sql`
    select kind, id as "orderId", number, business_day as date, amount::float8 as amount from (
      select 'order' as kind, o.id, o.number, o.business_day, o.due as amount, o.promised_at as at
      from orders o
      where ${ofRestaurant} and o.business_day <= ${date} and not o.is_test
        and o.status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery')
      union all
      select case p.status when 'authorised' then 'held' else 'mismatched' end,
        o.id, o.number, o.business_day, p.amount, p.created_at
      from payments p join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
      where ${ofRestaurant} and p.tenant_id = ${tenantId}
        and p.status in ('authorised', 'mismatched') and p.created_at < ${ends}
      union all
      select 'mismatched', o.id, o.number, o.business_day,
        t.amount + t.tip - t.points_worth - (
          select coalesce(sum((card->>'amount')::bigint), 0) from jsonb_array_elements(t.gift_cards) card
        ),
        t.created_at
      from tab_payments t
      -- The order that says so too (ordering/tab-payments/record-tab-outcome.ts).
      join lateral (
        select * from orders newest
        where newest.tenant_id = t.tenant_id and newest.tab_id = t.tab_id
        order by newest.placed_at desc, newest.number desc, newest.id desc limit 1
      ) o on true
      where ${ofRestaurant} and t.tenant_id = ${tenantId} and t.status = 'mismatched'
        and t.created_at < ${ends}
      union all
      select case r.status when 'pending' then 'refund_pending' else 'refund_failed' end,
        o.id, o.number, o.business_day, r.amount, r.created_at
      from refunds r
      join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
      join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
      where ${ofRestaurant} and r.tenant_id = ${tenantId} and r.kind = 'refund'
        and r.created_at < ${ends} and (r.status = 'pending' or r.status = 'failed'
          and r.created_at >= ${ends}::timestamptz - make_interval(days => ${failedFor})
          and not ${isGivenAgain} and not ${isDisputed})
      union all
      select 'refund_waiting', o.id, o.number, o.business_day, r.amount, r.created_at
      from refunds r
      join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
      join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
      where ${ofRestaurant} and r.tenant_id = ${tenantId} and r.replacement_card_id is not null
        and r.instead = 'waiting' and r.created_at < ${ends}
      union all
      select 'disputed', o.id, o.number, o.business_day, d.amount, d.opened_at
      from payment_disputes d
      join payments p on p.tenant_id = d.tenant_id and p.id = d.payment_id
      join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
      where ${ofRestaurant} and d.tenant_id = ${tenantId} and d.opened_at < ${ends}
        and d.status in ('needs_response', 'under_review')
    ) matter
    order by at, kind, id
    limit ${mostOpen}`);
  return rows;
}
