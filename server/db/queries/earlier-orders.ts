import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

const any = (names: readonly string[], type: 'uuid' | 'text') =>
  sql`any (${sql.param([...names])}::${sql.raw(type)}[])`;

/**
 * Whether a customer of any of these names (domain/placing/customer-keys.ts) has ordered before:
 * an order that waits for its money counts, one that failed and one to try the site do not.
 * @param cartAt restaurant whose cart is looked at: the customer's unpaid order there does not
 * count, for it ends when its cart is ordered anew (rule R60).
 * @param except an order that does not count
 */
export async function hasOrderedBefore(
  db: Database,
  tenantId: number,
  customerKeys: readonly string[],
  { cartAt, except }: { cartAt?: number; except?: string } = {},
): Promise<boolean> {
  const namesOf = (kind: string) =>
    customerKeys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
  const shoppers = any(namesOf('shopper'), 'uuid');
  const emails = any(namesOf('email'), 'text');
  const phones = any(customerKeys, 'text');
  const others = except === undefined ? sql`` : sql` and o.id <> ${except}`;
  const email = sql`lower(o.customer->>'email')`;
  const digits = sql`regexp_replace(o.customer->>'phone_no', '[^0-9]', '', 'g')`;
  // As the index orders_customer has it.
  const key = sql`(case when ${digits} <> '' then 'phone:' || right(${digits}, 9) when o.customer->>'email' <> '' then 'email:' || lower(o.customer->>'email') end)`;
  const mine = sql`o.tenant_id = ${tenantId} and not o.is_test${others}`;
  const seen = sql`${mine} and o.status not in ('pending_payment', 'expired') and o.status not in ('rejected', 'cancelled')`;
  const waits = sql`${mine} and o.status = 'pending_payment'`;
  const isOwnCart =
    cartAt === undefined
      ? sql`false`
      : sql`(o.restaurant_id = ${cartAt} and o.shopper_id = ${shoppers})`;
  // Each by the index that knows this name.
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from orders o where ${seen} and o.shopper_id = ${shoppers})
      or exists (select from orders o where ${seen} and ${key} = ${phones})
      or exists (select from orders o where ${seen} and ${email} = ${emails})
      or exists (select from orders o where ${waits} and not ${isOwnCart}
        and (o.shopper_id = ${shoppers} or ${key} = ${phones} or ${email} = ${emails})) as has`);
  return rows[0]?.has ?? false;
}
