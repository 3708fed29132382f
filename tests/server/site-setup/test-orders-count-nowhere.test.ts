import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { demoLimits } from '#server/environment/server-options.ts';
import { rankBestSellers } from '#server/db/queries/best-sellers.ts';
import { countOpenOrders } from '#server/db/queries/waiting-work.ts';
import * as tables from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { draws } from '../../draws.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { setupCalls } from './new-site.ts';

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A shop of its own, in which the same can be done with or without test orders in between. */
async function openShop() {
  const { app, db, deps } = await buildSmallApp({ options: { limits: demoLimits } });
  await insertStaff(db);
  const owner = await signStaffIn(app);
  const setup = setupCalls(app, owner);
  const dayOf = { restaurant_id: String(small.restaurant) };
  let guests = 5_000_000;
  const ask = async (url: string, query: Record<string, string>) => {
    const reply = await app.inject({ url: `/api/v2/staff/${url}`, headers: { ...owner }, query });
    expectStatus(reply, 200);
    return reply;
  };
  const move = async (id: string, to: string) => {
    const url = `/api/v2/staff/orders/${id}/status`;
    const payload = { to, reason: 'Why not' };
    expectStatus(await app.inject({ method: 'POST', url, headers: { ...owner }, payload }), 200);
  };
  return {
    reset: async () => {
      await db.execute(sql`truncate orders, order_numbers, stock_levels, slot_usage cascade`);
      await db.insert(tables.stockLevels).values({
        tenantId: small.tenant,
        restaurantId: small.restaurant,
        kind: 'product',
        itemId: small.lemonade.id,
        halves: 200,
      });
      deps.menus.clear();
    },
    order: async ({ dish, way, to }: Real) => {
      const shopper = await createShopper(app, (guests += 1));
      await shopper.fillCart(dish === 'burger' ? plainBurger : lemonade);
      const { id } = await shopper.placed({ payment_method: way });
      if (way === 'card') expectStatus(await shopper.pay(id), 200);
      if (to !== null) await move(id, to);
    },
    test: async ({ dish, to, isRemoved }: Test) => {
      const payload = {
        restaurant_product_id: dish === 'burger' ? small.burger.id : small.lemonade.id,
      };
      const reply = await setup.send('POST', '/test-orders', payload, randomUUID());
      expectStatus(reply, 201);
      const [order] = contract.placeTestOrder.reply.parse(reply.json()).data.test_orders;
      if (!order) throw new Error('no test order was placed');
      if (to !== null) await move(order.id, to);
      if (isRemoved) expectStatus(await setup.send('DELETE', `/test-orders/${order.id}`), 200);
    },
    /** Everything that counts, without the ids that no two shops share. */
    counted: async () => {
      const day = contract.getStaffDay.reply.parse((await ask('days', dayOf)).json()).data;
      const file = await ask('orders.csv', { ...dayOf, from: '2026-11-20', to: '2026-11-20' });
      const { rows: numbers } = await db.execute(
        sql`select number from orders where not is_test order by number`,
      );
      const { rows: last } = await db.execute(sql`select last from order_numbers`);
      const { rows: stock } = await db.execute(sql`select halves from stock_levels`);
      const { rows: slots } = await db.execute(
        sql`select starts_at, orders, units from slot_usage where orders > 0 order by 1`,
      );
      const loads = await ask(`restaurants/${small.restaurant}/slot-loads`, {});
      return {
        day: {
          ...day,
          open: day.open
            .map(({ order_id: _id, ...matter }) => matter)
            .toSorted((a, b) => a.number.localeCompare(b.number)),
        },
        file: file.body.replaceAll(uuid, '').split('\n').toSorted(),
        numbers,
        last,
        stock,
        slots,
        loads: loads.json<unknown>(),
        best: await rankBestSellers(db, small.tenant, small.restaurant, '2026-11-01'),
        metrics: await countOpenOrders(db),
      };
    },
  };
}

type Real = { dish: 'burger' | 'lemonade'; way: 'card' | 'cashOnDelivery'; to: string | null };
type Test = { dish: 'burger' | 'lemonade'; to: string | null; isRemoved: boolean };

const dish = fc.constantFrom('burger' as const, 'lemonade' as const);
const to = fc.constantFrom(null, 'preparing', 'ready', 'completed', 'cancelled');
const real = fc.record({
  kind: fc.constant('real' as const),
  dish,
  way: fc.constantFrom('card' as const, 'cashOnDelivery' as const),
  to,
});
const trial = fc.record({ kind: fc.constant('test' as const), dish, to, isRemoved: fc.boolean() });
const acts = fc.array(fc.oneof(real, trial), { minLength: 3, maxLength: 9 });

const [withTests, without] = [await openShop(), await openShop()];

test('R62 takings, numbers, figures, files and stock are the same with test orders and without', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      await withTests.reset();
      await without.reset();
      for (const act of sequence) {
        if (act.kind === 'test') await withTests.test(act);
        else {
          await withTests.order(act);
          await without.order(act);
        }
      }
      expect(await withTests.counted()).toEqual(await without.counted());
    }),
    { numRuns: draws(15) },
  );
}, 120_000);

test('and three completed test orders of a dish make it no best seller', async () => {
  await withTests.reset();
  for (let index = 0; index < 3; index += 1) {
    await withTests.test({ dish: 'burger', to: 'completed', isRemoved: false });
  }
  expect((await withTests.counted()).best).toEqual([]);
});
