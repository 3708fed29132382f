import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { groupBy } from '#server/caches/group-by.ts';
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

/** What is wrong with the first small tenant's orders, in words; empty where nothing is. */
export async function findWrongs(db: Database): Promise<string[]> {
  const wrongs: string[] = [];
  const check = (isRight: boolean, wrong: string) => {
    if (!isRight) wrongs.push(wrong);
  };
  const { orderLines, orderEvents, payments: paymentRows, idempotencyKeys } = tables;
  const own = (table: { tenantId: PgColumn }) => eq(table.tenantId, small.tenant);
  const orders = await db.select().from(tables.orders).where(own(tables.orders));
  const rows = {
    lines: await db.select().from(orderLines).where(own(orderLines)),
    events: await db.select().from(orderEvents).where(own(orderEvents)),
    payments: await db.select().from(paymentRows).where(own(paymentRows)),
    carts: await db.select().from(tables.carts).where(own(tables.carts)),
    keys: await db.select().from(idempotencyKeys).where(own(idempotencyKeys)),
    uses: await db.select().from(tables.couponUses).where(own(tables.couponUses)),
  };
  const linesOf = groupBy(rows.lines, ({ orderId }) => orderId);
  const eventsOf = groupBy(rows.events, ({ orderId }) => orderId);
  const paymentsOf = groupBy(rows.payments, ({ orderId }) => orderId);
  const cartOf = new Map(rows.carts.map((cart) => [cart.id, cart]));
  for (const order of orders) {
    const { id, paymentMethod, subtotal } = order;
    const lines = linesOf.get(id) ?? [];
    const sum = lines.reduce((total, { itemTotal }) => total + itemTotal, 0);
    check(lines.length > 0 && sum === subtotal, `order ${id} lacks lines`);
    check(eventsOf.has(id), `order ${id} has no event`);
    const isCash = paymentMethod === 'cashOnDelivery';
    const paid = paymentsOf.get(id) ?? [];
    check(paid.length === (isCash ? 1 : 0), `order ${id} has ${paid.length} payments`);
    const cart = cartOf.get(order.cartId);
    check(!isCash || (cart?.closedAt ?? null) !== null, `order ${id} left its cart open`);
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
  const [level] = await db.select().from(tables.stockLevels).where(own(tables.stockLevels));
  check(
    heldHalves + (level?.halves ?? 0) === start.halves,
    `${heldHalves} halves held and ${level?.halves} left`,
  );
  const slots = await db.select().from(tables.slotUsage).where(own(tables.slotUsage));
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
