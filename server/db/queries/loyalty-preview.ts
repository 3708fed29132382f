import { sql } from 'drizzle-orm';
import type { LoyaltyRules } from '#schemas/rules/loyalty/loyalty-rules.ts';
import type { Database } from '../client.ts';

type Earnings = {
  orders: number;
  /** Minor units. */
  spent: number;
  points: number;
  userOrders: number;
  userPoints: number;
};

/**
 * What the completed orders of some days of fulfilment, both ends included, would have earned by
 * given rules (rule R74): all of them, and those of users.
 */
export async function sumEarnings(
  db: Database,
  tenantId: number,
  { from, until, rules }: { from: string; until: string; rules: LoyaltyRules },
): Promise<Earnings> {
  const { unit, pointsPerUnit, countsTax } = rules;
  const { rows } = await db.execute<Record<keyof Earnings, string>>(sql`
    with sold as (
      select orders.id, (users.id is not null) as is_user, greatest(0, coalesce(sum(
        lines.item_total - lines.deal_discount - lines.order_discount
        + case
            when orders.tax_mode = 'inclusive' and not ${countsTax}::boolean then -lines.tax
            when orders.tax_mode = 'exclusive' and ${countsTax}::boolean then lines.tax
            else 0
          end), 0)) as spent
      from orders
      left join order_lines lines on lines.tenant_id = orders.tenant_id and lines.order_id = orders.id
      left join users on users.tenant_id = orders.tenant_id and users.id = orders.shopper_id
      where orders.tenant_id = ${tenantId} and orders.business_day between ${from} and ${until}
        and orders.status = 'completed' and not orders.is_test and orders.not_collected_at is null
      group by orders.id, users.id
    ), earned as (
      select is_user, spent, floor(spent / ${unit}::numeric) * ${pointsPerUnit}::numeric as points
      from sold
    )
    select count(*) as "orders", coalesce(sum(spent), 0) as "spent",
      coalesce(sum(points), 0) as "points", count(*) filter (where is_user) as "userOrders",
      coalesce(sum(points) filter (where is_user), 0) as "userPoints"
    from earned`);
  const [row] = rows;
  const of = (name: keyof Earnings) => Number(row?.[name] ?? 0);
  return {
    orders: of('orders'),
    spent: of('spent'),
    points: of('points'),
    userOrders: of('userOrders'),
    userPoints: of('userPoints'),
  };
}
