import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertOrderEvents } from '#server/db/queries/order-events.ts';
import { findStoredOrder } from '#server/db/queries/orders.ts';
import { orders } from '#server/db/schema.ts';
import { listBlocked } from '#tests/database/lock-waits.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';

const { app, db, pool } = await buildSmallApp();

test('R56 an order read while it takes a step never bears a step that it has not taken', async () => {
  const shopper = await createShopper(app, 4_390_001);
  await shopper.fillCart(lemonade);
  const { id } = await shopper.placed();

  // Between the reader's two questions, as a busy server would have it.
  const reading = await db.transaction(async (tx) => {
    await tx.execute('lock table order_events in access exclusive mode');
    const begun = findStoredOrder(db, small.tenant, id);
    // Whoever reads the events waits for whoever has locked their table.
    await expect.poll(() => listBlocked(pool, 'order_events')).toHaveLength(1);
    const [order] = await tx
      .update(orders)
      .set({ status: 'preparing' })
      .where(eq(orders.id, id))
      .returning();
    if (!order) throw new Error('The order is gone.');
    await insertOrderEvents(tx, small.tenant, [
      { orderId: id, status: 'preparing', actor: 'staff', promisedAt: order.promisedAt },
    ]);
    return { begun };
  });

  const read = await reading.begun;
  expect(read?.events.at(-1)?.status).toBe('preparing');
  expect(read?.order.status).toBe('preparing');
});
