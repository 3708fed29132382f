import { and, eq, sql } from 'drizzle-orm';
import type { EditedDish } from '#schemas/api/menu-document.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { restaurantProducts } from '../../db/schema.ts';
import type { EntryChange } from './entry-changes.ts';
import { unknownEntry } from './unknown-entry.ts';
import { idOf, type WriteContext } from './write-context.ts';

type DishChange = EntryChange<EditedDish>;

/** Whether a change is of a dish's two prices and of nothing else. */
export const isPriceChange = ({ before, after }: DishChange): boolean =>
  before !== null &&
  after !== null &&
  isSameValue({ ...before, online_price: after.online_price, price: after.price }, after);

/** Writes the prices of dishes in two statements, however many they are; the shared ones everywhere. */
export async function writePrices(
  context: WriteContext,
  changes: readonly DishChange[],
): Promise<void> {
  const { tx, tenantId, restaurantId, minor } = context;
  const rows = changes.flatMap(({ key, after }) =>
    after ? [{ key, id: idOf(context, key), after }] : [],
  );
  if (rows.length === 0) return;
  const table = restaurantProducts;
  const columns = {
    ids: rows.map(({ id }) => id),
    prices: rows.map(({ after }) => minor(after.price)),
    onlinePrices: rows.map(({ after }) => minor(after.online_price)),
  };
  const next = sql`unnest(${sql.param(columns.ids)}::bigint[], ${sql.param(columns.prices)}::bigint[], ${sql.param(columns.onlinePrices)}::bigint[]) as next (id, price, online_price)`;
  const toNext = { price: sql`next.price`, onlinePrice: sql`next.online_price` };
  const written = await tx
    .update(table)
    .set(toNext)
    .from(next)
    .where(
      and(
        eq(table.tenantId, tenantId),
        eq(table.restaurantId, restaurantId),
        eq(table.id, sql`next.id`),
      ),
    )
    .returning({ id: table.id });
  const known = new Set(written.map(({ id }) => id));
  const missing = rows.find(({ id }) => !known.has(id));
  if (missing) throw unknownEntry('dishes', missing.key);
  // The other restaurants that sell a dish at the same price.
  await tx.execute(sql`
    update restaurant_products other
    set price = own.price, online_price = own.online_price
    from restaurant_products own
    where own.tenant_id = ${tenantId}
      and own.restaurant_id = ${restaurantId}
      and own.id = any(${sql.param(columns.ids)}::bigint[])
      and not own.has_own_price
      and other.tenant_id = own.tenant_id
      and other.product_id = own.product_id
      and not other.has_own_price
      and (other.price, other.online_price) is distinct from (own.price, own.online_price)`);
}
