import { sql, type SQL } from 'drizzle-orm';
import type { GuestDetails } from '#schemas/api/orders.ts';
import type { Database } from '../client.ts';
import { fittingOrders, type SearchedText } from './fitting-orders.ts';

/** So many are read at a time. */
const most = 25;
/** A customer's last orders that are shown. */
const mostOrders = 20;

/** Whose orders count: one restaurant's, or all of the tenant's (null). */
type Scope = { tenantId: number; restaurantId: number | null };

export type CustomerRow = {
  /** The first of `contactKeys` that says who it is: the phone's, else the email's. */
  key: string;
  /** Their newest order. */
  orderId: string;
  customer: GuestDetails;
  lastOrderAt: Date;
  orders: number;
  /** Minor units. */
  spent: number;
  block: { reason: string; by: string; at: Date } | null;
};

/** `text` is '' where nobody in particular is looked for. */
type Asked = Scope &
  SearchedText & {
    isBlockedOnly: boolean;
    /** The order after whose customer they begin; null: with the newest. */
    after: string | null;
  };

/**
 * Customers by what they left with their orders, those who ordered last first (decision 062).
 * @returns them, and the order to go on after; null where these are all
 */
export async function listCustomers(
  db: Database,
  { text, phoneEnd, isBlockedOnly, after, ...scope }: Asked,
): Promise<{ customers: CustomerRow[]; next: string | null }> {
  const isAll = text === '' && !isBlockedOnly;
  const follows = (order: SQL) =>
    after === null
      ? sql`true`
      : sql`${order} < (select c.placed_at, c.id from orders c
          where c.tenant_id = ${scope.tenantId} and c.id = ${after})`;
  const page = isAll
    ? // From the newest order on, each customer at their last one.
      sql`
        select ${keyOf('o')} as key, o.id, o.placed_at from orders o
        where ${isCounted('o', scope)} and ${keyOf('o')} is not null
          and ${follows(sql`(o.placed_at, o.id)`)}
          and not exists (select 1 from orders n where ${isCounted('n', scope)}
            and ${keyOf('n')} = ${keyOf('o')} and (n.placed_at, n.id) > (o.placed_at, o.id))`
    : sql`
        select * from (
          select m.key, newest.id, newest.placed_at
          from (${matching(scope, { text, phoneEnd, isBlockedOnly })}) m
          cross join lateral (
            select o.id, o.placed_at from orders o
            where ${isCounted('o', scope)} and ${keyOf('o')} = m.key
            order by o.placed_at desc, o.id desc limit 1) newest
        ) o where ${follows(sql`(o.placed_at, o.id)`)}`;
  const found = await described(
    db,
    scope,
    sql`${page} order by placed_at desc, id desc limit ${most + 1}`,
  );
  const customers = found.slice(0, most);
  const next = found.length > most ? (customers.at(-1)?.orderId ?? null) : null;
  return { customers, next };
}

/** The customer of an order; undefined: there is no such order that counts here. */
export async function findCustomer(
  db: Database,
  scope: Scope,
  orderId: string,
): Promise<CustomerRow | undefined> {
  const [found] = await described(
    db,
    scope,
    sql`
      select ${keyOf('n')} as key, n.id, n.placed_at from orders n
      where ${isCounted('n', scope)} and ${keyOf('n')} = (
        select ${keyOf('o')} from orders o where ${isCounted('o', scope)} and o.id = ${orderId})
      order by n.placed_at desc, n.id desc limit 1`,
  );
  return found;
}

/** Whether an order counts here, so that it says whose customer it is. */
export async function isCountedOrder(db: Database, scope: Scope, orderId: string) {
  const { rows } = await db.execute(sql`
    select 1 from orders o where ${isCounted('o', scope)} and o.id = ${orderId}`);
  return rows.length > 0;
}

/** The ids of a customer's last orders, newest first. */
export async function listCustomerOrders(
  db: Database,
  scope: Scope,
  key: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from orders o where ${isCounted('o', scope)} and ${keyOf('o')} = ${key}
    order by o.placed_at desc, o.id desc limit ${mostOrders}`);
  return rows.map(({ id }) => id);
}

/** Customers with their figures, of rows with `key`, and the `id` of their newest order. */
async function described(db: Database, scope: Scope, page: SQL): Promise<CustomerRow[]> {
  const { rows } = await db.execute<{
    key: string;
    id: string;
    customer: GuestDetails;
    at: number;
    orders: number;
    spent: number;
    reason: string | null;
    blockedBy: string | null;
    blockedAt: number | null;
  }>(sql`
    with page as materialized (${page})
    select page.key, page.id, o.customer, extract(epoch from o.placed_at)::float8 * 1000 as at,
      figures.orders, figures.spent, b.reason, b.blocked_by as "blockedBy",
      extract(epoch from b.at)::float8 * 1000 as "blockedAt"
    from page
    join orders o on o.tenant_id = ${scope.tenantId} and o.id = page.id
    cross join lateral (
      select count(*)::int as orders, coalesce(sum(${paidFor('x', scope)}), 0)::float8 as spent
      from orders x where ${isCounted('x', scope)} and ${keyOf('x')} = page.key) figures
    left join lateral (
      select * from blocked_customers c where c.tenant_id = ${scope.tenantId}
        and c.key in (page.key, 'email:' || lower(o.customer->>'email'))
      order by c.at desc limit 1) b on true
    order by o.placed_at desc, o.id desc`);
  return rows.map(({ key, id, customer, at, orders, spent, reason, blockedBy, blockedAt }) => ({
    key,
    orderId: id,
    customer,
    lastOrderAt: new Date(at),
    orders,
    spent,
    block:
      reason === null || blockedBy === null || blockedAt === null
        ? null
        : { reason, by: blockedBy, at: new Date(blockedAt) },
  }));
}

/** The keys of customers of whom an order fits what is looked for, or who are blocked. */
function matching(
  scope: Scope,
  { text, phoneEnd, isBlockedOnly }: SearchedText & Pick<Asked, 'isBlockedOnly'>,
) {
  const blocked = sql`select b.customer_key as key from blocked_customers b
    where b.tenant_id = ${scope.tenantId}`;
  if (text === '') return sql`select distinct key from (${blocked}) c`;
  const fitting = sql`select distinct ${keyOf('o')} as key
    from (${fittingOrders(scope, { text, phoneEnd })}) f
    join orders o on o.tenant_id = ${scope.tenantId} and o.id = f.id
    where ${isCounted('o', scope)}`;
  return isBlockedOnly ? sql`${fitting} intersect ${blocked}` : fitting;
}

/** As the indexes orders_newest and orders_customer have it. */
function isCounted(alias: string, { tenantId, restaurantId }: Scope): SQL {
  const o = sql.raw(alias);
  const place = restaurantId === null ? sql`` : sql` and ${o}.restaurant_id = ${restaurantId}`;
  return sql`${o}.tenant_id = ${tenantId} and not ${o}.is_test
    and ${o}.status not in ('pending_payment', 'expired')${place}`;
}

/** As the index orders_customer has it, and as `contactKeys` says it. */
const keyOf = (alias: string): SQL => {
  const customer = sql.raw(`${alias}.customer`);
  const digits = sql`regexp_replace(${customer}->>'phone_no', '[^0-9]', '', 'g')`;
  return sql`(case when ${digits} <> '' then 'phone:' || right(${digits}, 9) when ${customer}->>'email' <> '' then 'email:' || lower(${customer}->>'email') end)`;
};

/**
 * What was taken for an order and not given back; minor units. By the tenant itself, by which alone a
 * distributed database finds the shard.
 */
const paidFor = (alias: string, { tenantId }: Scope): SQL => sql`
  (select coalesce(sum(p.amount - (
      select coalesce(sum(r.amount), 0) from refunds r
      where r.tenant_id = ${tenantId} and r.payment_id = p.id
        and r.kind = 'refund' and r.status <> 'failed')), 0)
    from payments p
    where p.tenant_id = ${tenantId} and p.order_id = ${sql.raw(alias)}.id
      and p.taken_at is not null and p.status in ('succeeded', 'surplus'))`;
