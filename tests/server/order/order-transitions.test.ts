import { describe, expect, test } from 'vitest';
import { orderStatus } from '#schemas/api/orders.ts';
import type { OrderStatus } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { findStoredOrder, lockOrder } from '#server/db/queries/orders.ts';
import { mayMove } from '#server/domain/order/order-transitions.ts';
import { isOrderOver, isUnfulfilled } from '#schemas/rules/order-end.ts';
import { moveOrder } from '#server/ordering/order/move-order.ts';
import type { OrderMove } from '#server/ordering/order/move-order.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
let nextGuest = 4_300_000;

async function acceptedOrder(): Promise<string> {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(lemonade);
  return (await shopper.placed()).id;
}

const move = (id: string, requested: Partial<OrderMove> & Pick<OrderMove, 'to'>) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, small.tenant, id);
    if (!order) throw new Error(`there is no order ${id}`);
    return moveOrder(tx, small.tenant, { order, actor: 'staff', now: fridayNoon, ...requested });
  });

const eventsOf = async (id: string) =>
  (await findStoredOrder(db, small.tenant, id))?.events.map(({ status, actor, reason }) => [
    status,
    actor,
    reason,
  ]);

describe('R56 states go only forward', () => {
  const line: OrderStatus[] = [
    'pending_payment',
    'placed',
    'accepted',
    'preparing',
    'ready',
    'out_for_delivery',
    'completed',
  ];
  const types = ['pickup', 'delivery', 'dine_in'] as const;
  const ways = orderStatus.options.flatMap((status) =>
    orderStatus.options.flatMap((to) =>
      types
        .filter((deliveryMethod) => mayMove({ status, deliveryMethod }, to))
        .map(() => ({ status, to })),
    ),
  );

  test('R56 no way leads back, out of a side exit or on from the end', () => {
    const wrong = ways.filter(
      ({ status, to }) =>
        isOrderOver(status) || (!isUnfulfilled(to) && line.indexOf(to) <= line.indexOf(status)),
    );
    expect(wrong).toEqual([]);
    expect(new Set(ways.map(({ to }) => to)).size).toBe(orderStatus.options.length - 1);
  });

  test.each<[OrderStatus, OrderStatus, DeliveryMethod, boolean]>([
    ['pending_payment', 'accepted', 'pickup', false],
    ['placed', 'preparing', 'pickup', false],
    ['accepted', 'ready', 'pickup', true],
    ['ready', 'out_for_delivery', 'pickup', false],
    ['ready', 'out_for_delivery', 'delivery', true],
    ['accepted', 'rejected', 'pickup', false],
    ['placed', 'rejected', 'pickup', true],
    ['out_for_delivery', 'cancelled', 'delivery', true],
    ['completed', 'cancelled', 'pickup', false],
    ['expired', 'placed', 'pickup', false],
  ])('R56 from %s to %s of a %s order: %s', (status, to, deliveryMethod, expected) => {
    expect(mayMove({ status, deliveryMethod }, to)).toBe(expected);
  });

  test('R56 every change has its actor, time and reason; the same move again is none', async () => {
    const id = await acceptedOrder();
    await move(id, { to: 'preparing' });
    await move(id, { to: 'preparing' });
    const promisedAt = new Date('2026-11-20T03:00:00Z');
    await move(id, { to: 'ready', promisedAt, reason: 'The oven was cold.' });
    expect(await eventsOf(id)).toEqual([
      ['placed', 'customer', ''],
      ['accepted', 'system', ''],
      ['preparing', 'staff', ''],
      ['ready', 'staff', 'The oven was cold.'],
    ]);
    const stored = await findStoredOrder(db, small.tenant, id);
    expect(stored?.order).toMatchObject({ promisedAt, statusReason: 'The oven was cold.' });
    expect(stored?.events.at(-1)).toMatchObject({ at: fridayNoon, promisedAt });
  });

  test('R56 a way back is refused and changes nothing', async () => {
    const id = await acceptedOrder();
    await move(id, { to: 'completed' });
    await expect(move(id, { to: 'ready' })).rejects.toMatchObject({
      status: 409,
      code: 'order_state',
      message: 'This is not possible any more: the order was handed over.',
    });
    expect(await eventsOf(id)).toHaveLength(3);
  });

  test('R56 twenty staff who press the same button at once make one event', async () => {
    const id = await acceptedOrder();
    await Promise.all(Array.from({ length: 20 }, () => move(id, { to: 'ready' })));
    expect((await eventsOf(id))?.filter(([status]) => status === 'ready')).toHaveLength(1);
  });
});
