import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { listOverdueOrders } from '#server/db/queries/orders.ts';
import { giftCards, guests, orders, shoppers } from '#server/db/schema.ts';
import { queueGiftCards } from '#server/jobs/queue-gift-cards.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { cartOf, plainLine } from '#tests/schemas/pricing/carts.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertGiftCard } from '../setup/gift-cards.ts';
import { insertOrders } from '../setup/insert-orders.ts';

const { db, pool, deps } = await buildSmallApp();
const minutesAgo = (minutes: number) => new Date(fridayNoon.getTime() - minutes * minuteMs);

type Place = { tenantId: number; restaurantId: number };
const here: Place = { tenantId: small.tenant, restaurantId: small.restaurant };
const elsewhere: Place = { tenantId: small.otherTenant, restaurantId: small.otherRestaurant };

describe('cards to be mailed of a tenant with many, and of one with a single card', () => {
  const many = 25;
  let single = '';
  beforeAll(async () => {
    const addDue = async (place: Place, deliverAt: Date) => {
      const { id } = await insertGiftCard(deps, 1000, place);
      await db.update(giftCards).set({ deliverAt }).where(eq(giftCards.id, id));
      return id;
    };
    for (let index = 0; index < many; index += 1) await addDue(here, minutesAgo(60));
    single = await addDue(elsewhere, minutesAgo(1));
  });

  test('are each queued once by two workers, the single one among the first', async () => {
    const counts = await Promise.all([queueGiftCards(deps), queueGiftCards(deps)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(many + 1);
    const { rows } = await pool.query<{ card: string }>(
      `select payload->>'giftCardId' as card from graphile_worker._private_jobs order by id`,
    );
    const queued = rows.map(({ card }) => card);
    expect(new Set(queued).size).toBe(many + 1);
    expect(queued).toHaveLength(many + 1);
    // Each worker takes one of the tenant with many, and then looks at the other.
    expect(queued.indexOf(single)).toBeLessThanOrEqual(2);
  });
});

test('a tenant with many overdue orders leaves room for those of others', async () => {
  const overdue = async (minutes: number) => {
    const [id = ''] = await insertOrders(db, [
      {
        cart: cartOf([plainLine(1, 1000)]),
        businessDay: '2026-11-20',
        placedAt: minutesAgo(minutes),
        promisedAt: fridayNoon,
        status: 'pending_payment',
      },
    ]);
    await db
      .update(orders)
      .set({ holdUntil: minutesAgo(minutes) })
      .where(eq(orders.id, id));
    return id;
  };
  const longest = await overdue(50);
  const second = await overdue(40);
  await overdue(30);
  const others = await overdue(20);
  const shopperId = randomUUID();
  const { tenantId } = elsewhere;
  await db.insert(shoppers).values({ tenantId, id: shopperId });
  await db
    .insert(guests)
    .values({ tenantId, id: shopperId, guestNumber: 1_234_567, tokenHash: shopperId });
  await pool.query('delete from order_lines where order_id = $1', [others]);
  // No row is given another tenant, so that it may be distributed by it.
  const [moved] = await db.delete(orders).where(eq(orders.id, others)).returning();
  if (!moved) throw new Error('the order is gone');
  await db.insert(orders).values({ ...moved, ...elsewhere, shopperId });

  const listed = await listOverdueOrders(db, fridayNoon, 3);
  expect(listed.map(({ id }) => id)).toEqual([longest, others, second]);
});
