import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { orderStatus } from '#schemas/api/orders.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import type { Database } from '../client.ts';
import { prepareSql } from '../prepare-sql.ts';
import { orderNumbers, orders } from '../schema.ts';

/** Three digits are read, called and written quickly. */
const highest = 999;
/** So many numbers in a row are looked at for those that nobody has. */
const looks = 25;

const over = orderStatus.options.filter(isOrderOver);

export type NumberRequest = {
  restaurantId: number;
  /** The first day ('YYYY-MM-DD') of which no order shares a number; open ones never do. */
  since: string;
};

/**
 * The next number of a restaurant (rule R62), from 1 to 999 and on with 1: none that an open order
 * has, nor one for a day from `since` on, whatever became of it, for it may come back. The row of
 * the last number is the lock, and a number comes back only after a whole round, so orders that are
 * written at this moment are met as well. Where all numbers at hand are taken it goes on above.
 *
 * Orders are looked at for a run of numbers at once, which the row remembers: nobody else gives
 * them, so they stay free until it does, and one that is taken by hand is refused by its index. So
 * the lock that all orders of a restaurant wait for is held as long as it takes to count on by one.
 *
 * In a transaction of its own: were it taken within the order's, all orders of a restaurant would
 * be placed one after the other. It need not wait for the disk, for the order that bears it is
 * written later, and does.
 * @returns null where the restaurant never gave one: `beginOrderNumbers` first.
 */
export async function nextOrderNumber(
  db: Database,
  tenantId: number,
  request: NumberRequest,
): Promise<number | null> {
  const { rows } = await nextNumber(db, { tenantId, ...request });
  return rows[0]?.last ?? null;
}

/** The number so many steps on, 999 followed by 1. */
const after = (step: SQL) => sql`((counter.last + ${step} - 1) % ${sql.raw(String(highest))} + 1)`;

/** Makes the row that a restaurant's numbers are counted in, before it gives the first. */
export async function beginOrderNumbers(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<void> {
  await db
    .insert(orderNumbers)
    .values({ tenantId, restaurantId, last: 0, freeUntil: 0 })
    .onConflictDoNothing();
}

const nextNumber = prepareSql<{ last: number }>('next_order_number', () => {
  const [tenant, restaurant] = [sql.placeholder('tenantId'), sql.placeholder('restaurantId')];
  const ofRestaurant = sql`o.tenant_id = ${tenant} and o.restaurant_id = ${restaurant}`;
  const ended = sql.raw(over.map((status) => `'${status}'`).join(', '));
  const [atHand, most] = [sql.raw(String(looks)), sql.raw(String(highest))];
  // One look for all of them: how PostgreSQL finds orders of a table that was empty a moment ago is
  // not to be relied on.
  const taken = sql`
    select o.number from ${orders} o
    where ${ofRestaurant}
      and o.number = any (array(
        select ${after(sql`step`)} from generate_series(1, ${atHand}) as step
      ))
      and (o.status not in (${ended}) or o.business_day >= ${sql.placeholder('since')})`;
  // Without `with`: a distributed database would plan each of its parts by itself.
  const looked = sql`
    select step, is_taken, min(step) filter (where not is_taken) over () as first
    from (
      select step, ${after(sql`step`)} in (${taken}) as is_taken
      from generate_series(1, ${atHand}) as step
    ) as asked`;
  const found = sql`
    select looked.first, coalesce(
      min(looked.step) filter (where looked.is_taken and looked.step > looked.first), ${atHand} + 1
    ) as until
    from (${looked}) as looked group by looked.first`;
  const run = sql`
    select number,
      case when first is null then number + ${atHand} - 1
        else least(${most}, number + until - first - 1) end
    from (
      select found.first, found.until, coalesce(
        ${after(sql`found.first`)},
        (select greatest(max(o.number), counter.last) + 1 from ${orders} o where ${ofRestaurant})
      ) as number
      from (${found}) as found
    ) as chosen`;
  return sql`
    with quick as (select set_config('synchronous_commit', 'off', true) as setting)
    update ${orderNumbers} as counter set (last, free_until) = (
      select counter.last + 1, counter.free_until where counter.last < counter.free_until
      union all
      select * from (${run}) as run (number, free_until) where counter.last >= counter.free_until
    )
    from quick
    where quick.setting = 'off'
      and counter.tenant_id = ${tenant} and counter.restaurant_id = ${restaurant}
    returning counter.last`;
});

/** Gives a number back that no order bears, if it is still the last: gaps stay rare. */
export async function returnOrderNumber(
  db: Database,
  tenantId: number,
  { restaurantId, number }: { restaurantId: number; number: number },
): Promise<void> {
  await db
    .update(orderNumbers)
    .set({ last: number - 1 })
    .where(
      and(
        eq(orderNumbers.tenantId, tenantId),
        eq(orderNumbers.restaurantId, restaurantId),
        eq(orderNumbers.last, number),
      ),
    );
}
