import { sql, type SQL } from 'drizzle-orm';
import type { SoldAmounts } from '#schemas/rules/pricing/sold-amounts.ts';
import type { Database } from '../client.ts';

/** A restaurant's business day, from when until when it lasts (server/domain/times). */
export type Day = {
  restaurantId: number;
  /** A local date, as orders hold it. */
  date: string;
  begins: Date;
  /** The first instant after it. */
  ends: Date;
};

export type Tender = 'card' | 'cash' | 'gift_card';
type Kinded<T extends readonly { kind: string }[]> = { kind: T[number]['kind']; amount: number }[];

/** Minor units, added up by the database: these fit, for each order's do. */
export const whole = (value: SQL) => sql`coalesce(sum(${value}), 0)::float8`;

const tenderOf = sql`case when p.gateway in ('cash', 'gift_card') then p.gateway else 'card' end`;
/** What moved as it should; of a mismatched payment nobody knows yet how much did (rule R58). */
const isTaken = sql`p.status in ('succeeded', 'surplus')`;

/** An order that was changed is not what each of its payments was taken for (decision 045). */
const tipPaid = sql`coalesce((p.pays->>'tip')::bigint, o.tip)`;

const takenIn = (tenantId: number, { restaurantId, begins, ends }: Omit<Day, 'date'>) => sql`
  from payments p
  join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
  where p.tenant_id = ${tenantId} and p.taken_at >= ${begins} and p.taken_at < ${ends}
    and ${isTaken} and o.restaurant_id = ${restaurantId}`;

/**
 * What counts as given back, and when: a refund that was asked for, also while it is on its way,
 * unless the bank sent it back (decision 044).
 */
const refundedIn = (tenantId: number, { restaurantId, begins, ends }: Omit<Day, 'date'>) => sql`
  from refunds r
  join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
  join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
  where r.tenant_id = ${tenantId} and r.created_at >= ${begins} and r.created_at < ${ends}
    and r.kind = 'refund' and r.status <> 'failed' and o.restaurant_id = ${restaurantId}`;

/** Payments taken in the day, by tender; minor units. */
export async function readTakings(db: Database, tenantId: number, day: Day) {
  const { rows } = await db.execute<{
    kind: Tender;
    payments: number;
    taken: number;
    tips: number;
    paidTwice: number;
  }>(sql`
    select ${tenderOf} as kind, count(*)::int as payments, ${whole(sql`p.amount`)} as taken,
      ${whole(sql`case when p.status = 'succeeded' then ${tipPaid} else 0 end`)} as tips,
      ${whole(sql`case when p.status = 'surplus' then p.amount else 0 end`)} as "paidTwice"
    ${takenIn(tenantId, day)}
    group by 1`);
  return rows;
}

/** Refunds given in the day, by the tender they go back by; minor units. */
export async function readRefunds(db: Database, tenantId: number, day: Day) {
  const { rows } = await db.execute<{ kind: Tender; refunds: number; refunded: number }>(sql`
    select ${tenderOf} as kind, count(*)::int as refunds, ${whole(sql`r.amount`)} as refunded
    ${refundedIn(tenantId, day)}
    group by 1`);
  return rows;
}

/** What banks took by disputes in the day, and gave back of it; minor units, by when it moved. */
export async function readDisputes(
  db: Database,
  tenantId: number,
  { restaurantId, begins, ends }: Day,
) {
  const { rows } = await db.execute<{
    withdrawals: number;
    withdrawn: number;
    reinstatements: number;
    reinstated: number;
  }>(sql`
    select count(*) filter (where t.amount < 0)::int as withdrawals,
      ${whole(sql`greatest(-t.amount, 0)`)} as withdrawn,
      count(*) filter (where t.amount > 0)::int as reinstatements,
      ${whole(sql`greatest(t.amount, 0)`)} as reinstated
    from dispute_transfers t
    join payment_disputes d
      on d.tenant_id = t.tenant_id and d.gateway = t.gateway and d.id = t.dispute_id
    join payments p on p.tenant_id = d.tenant_id and p.id = d.payment_id
    join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
    where t.tenant_id = ${tenantId} and t.at >= ${begins} and t.at < ${ends}
      and o.restaurant_id = ${restaurantId}`);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL counted no disputes, not even none');
  return row;
}

type Parts = {
  orders: number;
  dishes: number;
  tips: number;
  cashRounding: number;
  discounts: Kinded<SoldAmounts['discounts']> | null;
  fees: Kinded<SoldAmounts['fees']> | null;
  taxes: { ppm: number; included: boolean; base: number; amount: number }[] | null;
};

/**
 * What the orders that were paid in the day are made of, as sold (rule R14); minor units. Orders
 * from before amounts were stored have a tax and a delivery fee only. Where an order was changed, a
 * payment knows what of it it pays for.
 */
export async function readPartsOfTakings(db: Database, tenantId: number, day: Day): Promise<Parts> {
  const { rows } = await db.execute<Parts>(sql`
    with paid as materialized (
      select o.id, o.tax_mode = 'inclusive' as included, ${tipPaid} as tip,
        coalesce((p.pays->>'dishes')::bigint, (o.amounts->>'listTotal')::bigint,
          o.total - o.tip - o.delivery_charge
            - case when o.tax_mode = 'inclusive' then 0 else o.tax_total end) as dishes,
        coalesce((p.pays->>'cashRounding')::bigint, (o.amounts->>'cashRounding')::bigint,
          p.amount - o.total) as rounding,
        coalesce(p.pays->'discounts', o.amounts->'discounts') as discounts,
        coalesce(p.pays->'fees', o.amounts->'fees') as fees,
        coalesce(p.pays->'taxes', o.amounts->'taxes') as taxes,
        o.delivery_charge, o.tax_ppm, o.subtotal, o.tax_total
      ${takenIn(tenantId, day)} and p.status = 'succeeded'
    ),
    discount as (
      select part->>'kind' as kind, ${whole(sql`(part->>'amount')::bigint`)} as amount
      from paid, jsonb_array_elements(paid.discounts) part group by 1
    ),
    fee as (
      select kind, ${whole(sql`amount`)} as amount from (
        select part->>'kind' as kind, (part->>'amount')::bigint as amount
        from paid, jsonb_array_elements(paid.fees) part
        union all
        select 'delivery', delivery_charge from paid where fees is null and delivery_charge > 0
      ) part group by 1
    ),
    tax as (
      select ppm, included, ${whole(sql`base`)} as base, ${whole(sql`amount`)} as amount from (
        select (part->>'ppm')::int as ppm, included,
          (part->>'base')::bigint as base, (part->>'amount')::bigint as amount
        from paid, jsonb_array_elements(paid.taxes) part
        union all
        select tax_ppm, included, subtotal, tax_total from paid where taxes is null
      ) part group by 1, 2
    )
    select count(distinct id)::int as orders,
      ${whole(sql`dishes`)} as dishes, ${whole(sql`tip`)} as tips,
      ${whole(sql`rounding`)} as "cashRounding",
      (select json_agg(discount order by kind) from discount) as discounts,
      (select json_agg(fee order by kind) from fee) as fees,
      (select json_agg(tax order by ppm, included) from tax) as taxes
    from paid`);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL counted no orders, not even none');
  return row;
}

/**
 * What was taken on each of several days that follow one another, the oldest first; minor units by
 * their dates. Days without anything are left out.
 */
export async function readTakenByDay(
  db: Database,
  tenantId: number,
  days: readonly Day[],
): Promise<ReadonlyMap<string, number>> {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return new Map();
  const { restaurantId, begins } = first;
  const beginnings = sql.join(
    days.map((day) => sql`${day.begins}::timestamptz`),
    sql`, `,
  );
  const { rows } = await db.execute<{ day: number; taken: number }>(sql`
    select width_bucket(p.taken_at, array[${beginnings}]) as day, ${whole(sql`p.amount`)} as taken
    ${takenIn(tenantId, { restaurantId, begins, ends: last.ends })}
    group by 1`);
  return new Map(rows.map(({ day, taken }) => [days[day - 1]?.date ?? '', taken]));
}

/** An instant as epoch ms. */
export const epochMs = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`;

/** What was taken in each hour (epoch ms) from an instant on; hours without anything are left out. */
export async function readTakenByHour(
  db: Database,
  tenantId: number,
  day: Day,
  firstHour: Date,
): Promise<{ at: number; taken: number }[]> {
  const { rows } = await db.execute<{ at: number; taken: number }>(sql`
    select ${epochMs(sql`date_bin('1 hour', p.taken_at, ${firstHour})`)} as at, ${whole(sql`p.amount`)} as taken
    ${takenIn(tenantId, day)}
    group by 1`);
  return rows;
}
