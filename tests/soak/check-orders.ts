import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { orders } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { findWrongs, lostOf } from '../server/start/kill-test-setup.ts';
import type { Shopping } from '../server/start/ordering-shopper.ts';
import type { Records } from './records.ts';

/** The cart or its price changed between looking and ordering: a lost answer may have changed it. */
const changed = /"code":"(?:cart_changed|total_changed|cart_empty)"/;

/** Every order that shoppers were told of is there once, whole, and no other; else it is a fault. */
export async function checkOrders(
  db: Database,
  results: readonly Shopping[],
  records: Records,
): Promise<void> {
  const placed = results.flatMap((result) => result.placed);
  const refused = results.flatMap((result) => result.refused);
  for (const refusal of refused.filter((text) => !changed.test(text))) {
    records.fault(`an order was refused: ${refusal.slice(0, 300)}`);
  }
  for (const id of await lostOf(db, placed)) {
    records.fault(`order ${id} was acknowledged and is lost`);
  }
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.tenantId, small.tenant));
  const doubled = rows.length - new Set(placed).size;
  if (doubled !== 0) records.fault(`${doubled} orders are there that nobody was told of`);
  for (const wrong of await findWrongs(db)) records.fault(wrong);
  if (placed.length === 0) records.fault('nothing was ordered');
}
