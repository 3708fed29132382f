import { expect, test } from 'vitest';
import { z } from 'zod';
import { staffOrder } from '#schemas/api/staff.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { followStream } from '../setup/follow-stream.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const orders = 200;
const tenMinutes = 10 * 60_000;
/** The connection breaks after so many orders, again and again. */
const breaksAfter = 40;

let time = fridayNoon;
const { app, db } = await buildSmallApp({
  options: { fallbackTenantId: small.tenant },
  clock: () => time,
});
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('all'), orders: z.array(staffOrder) }),
  z.object({ type: z.literal('one'), order: staffOrder }),
]);

/** A board as it is connected: what it was sent so far, by id. */
async function connect() {
  const stream = await followStream(`${address}/api/v2/staff/orders/events`, {
    cookie: manager.cookie,
  });
  const seen = new Map<string, string>();
  const read = async () => {
    const next = await stream.next();
    if (!next) throw new Error('the stream ended by itself');
    const event = message.parse(JSON.parse(next.data));
    for (const { id, status } of event.type === 'all' ? event.orders : [event.order]) {
      seen.set(id, status);
    }
  };
  const until = async (isReached: (seen: ReadonlyMap<string, string>) => boolean) => {
    while (!isReached(seen)) await read();
  };
  await read();
  return { seen, until, leave: stream.leave };
}

test(
  'a board whose connection breaks again and again misses none of 200 orders in ten minutes',
  { timeout: 120_000 },
  async () => {
    const placed: string[] = [];
    let board = await connect();
    for (let count = 1; count <= orders; count += 1) {
      time = new Date(fridayNoon.getTime() + (tenMinutes * count) / orders);
      const shopper = await createShopper(app, 4_900_000 + count);
      await shopper.fillCart(lemonade);
      const { id } = await shopper.placed({ pickup_time: '21:00' });
      placed.push(id);
      if (count % breaksAfter === 0) {
        // Gone in the middle of what it is sent; the next ones come while it is away.
        board.leave();
      } else if (count % breaksAfter === breaksAfter / 2 && count > breaksAfter) {
        board = await connect();
        await board.until((seen) => placed.every((it) => seen.has(it)));
      }
    }
    board = await connect();
    await board.until((seen) => placed.every((it) => seen.has(it)));
    expect(placed).toHaveLength(orders);
    expect([...board.seen.keys()].toSorted()).toEqual(placed.toSorted());
  },
);

test('a step taken while a board is cut off for five minutes is what it sees first when it is back', async () => {
  const shopper = await createShopper(app, 4_999_000);
  await shopper.fillCart(lemonade);
  const order = await shopper.placed({ pickup_time: '21:30' });
  const before = await connect();
  await before.until((seen) => seen.get(order.id) === 'accepted');
  before.leave();
  expectStatus(
    await app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${order.id}/status`,
      headers: { ...manager },
      payload: { to: 'ready' },
    }),
    200,
  );
  time = new Date(time.getTime() + 5 * 60_000);
  expect((await connect()).seen.get(order.id)).toBe('ready');
});
