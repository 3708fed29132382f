import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import * as tables from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertCoupon } from '#tests/fixtures/small-offers.ts';

export const start = { halves: 1_000_000, code: 'KILL' };

/** Everything that an order holds is counted: dishes, time and coupon. */
export async function countEverything(db: Database): Promise<void> {
  const restaurantId = small.restaurant;
  const stock = { tenantId: small.tenant, restaurantId, halves: start.halves };
  await db
    .insert(tables.stockLevels)
    .values({ ...stock, kind: 'product', itemId: small.lemonade.id });
  await db
    .update(tables.restaurants)
    .set({ capacityOrders: 1_000_000, daysAhead: 7 })
    .where(eq(tables.restaurants.id, restaurantId));
  await insertCoupon(db, { code: start.code, totalLimit: 1_000_000 });
}

/** What is wrong in the database, in words; empty where nothing is. */
export async function findWrongs(db: Database): Promise<string[]> {
  const wrongs: string[] = [];
  const check = (isRight: boolean, wrong: string) => {
    if (!isRight) wrongs.push(wrong);
  };
  const orders = await db.select().from(tables.orders);
  const rows = {
    lines: await db.select().from(tables.orderLines),
    events: await db.select().from(tables.orderEvents),
    payments: await db.select().from(tables.payments),
    carts: await db.select().from(tables.carts),
    keys: await db.select().from(tables.idempotencyKeys),
    uses: await db.select().from(tables.couponUses),
  };
  for (const order of orders) {
    const { id, paymentMethod, subtotal } = order;
    const lines = rows.lines.filter(({ orderId }) => orderId === id);
    const sum = lines.reduce((total, { itemTotal }) => total + itemTotal, 0);
    check(lines.length > 0 && sum === subtotal, `order ${id} lacks lines`);
    check(
      rows.events.some(({ orderId }) => orderId === id),
      `order ${id} has no event`,
    );
    const isCash = paymentMethod === 'cashOnDelivery';
    const paid = rows.payments.filter(({ orderId }) => orderId === id);
    check(paid.length === (isCash ? 1 : 0), `order ${id} has ${paid.length} payments`);
    const cart = rows.carts.find((one) => one.id === order.cartId);
    check(!isCash || cart?.closedAt !== null, `order ${id} left its cart open`);
  }
  const ended = new Set(['cancelled', 'expired']);
  const standing = orders.filter(({ status }) => !ended.has(status));
  const carts = new Set(standing.map(({ cartId }) => cartId));
  check(carts.size === standing.length, 'a cart was ordered twice');
  const halfKeys = rows.keys.filter(({ reply }) => reply === null);
  check(halfKeys.length === 0, `${halfKeys.length} keys have no reply`);

  const holding = orders.filter(({ heldReleasedAt }) => heldReleasedAt === null);
  check(
    holding.length === standing.length,
    `${holding.length} orders hold, ${standing.length} stand`,
  );
  const heldHalves = holding
    .flatMap(({ held }) => held?.stock ?? [])
    .reduce((sum, { halves }) => sum + halves, 0);
  const [level] = await db.select().from(tables.stockLevels);
  check(
    heldHalves + (level?.halves ?? 0) === start.halves,
    `${heldHalves} halves held and ${level?.halves} left`,
  );
  const slots = await db.select().from(tables.slotUsage);
  const used = slots.reduce((sum, slot) => sum + slot.orders, 0);
  check(used === holding.length, `slots count ${used} orders, ${holding.length} hold`);
  const liveUses = rows.uses.filter(({ releasedAt }) => releasedAt === null);
  check(liveUses.length === holding.length, `${liveUses.length} uses of the coupon are live`);
  for (const day of new Set(orders.map(({ businessDay }) => businessDay))) {
    const numbers = orders.filter((one) => one.businessDay === day).map(({ number }) => number);
    check(new Set(numbers).size === numbers.length, `numbers of ${day} occur twice`);
  }
  return wrongs;
}

/** Which of these orders are not there. */
export async function lostOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: tables.orders.id })
    .from(tables.orders)
    .where(inArray(tables.orders.id, [...ids]));
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}
