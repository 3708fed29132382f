import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMinor } from '#schemas/money.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { draws } from '../../draws.ts';
import { openChangeShop } from '../setup/change-shop.ts';
import { halves, meal, pizza, plain } from '../setup/offer-lines.ts';
import { expectStatus } from '../setup/shopper.ts';

const { app, pool, deps, manager, orderOf, refund, move, seen, change } = await openChangeShop();

const minor = (amount: number) => toMinor(amount, 'AUD');
const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + minor(amount), 0);

const lines = [
  plain('fries'),
  plain('cola'),
  plain('bread'),
  plain('wings'),
  meal(pizza('margherita')),
  halves(pizza('margherita'), pizza('diavola')),
];
const place = fc.nat(5);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ quantity: fc.integer({ min: 0, max: 4 }), at: place }) },
  { weight: 2, arbitrary: fc.record({ add: fc.nat(lines.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ amount: fc.integer({ min: 1, max: 1500 }) }) },
  { weight: 1, arbitrary: fc.record({ refundAt: place }) },
);
const shop = fc.record({
  inclusive: fc.boolean(),
  ppm: fc.constantFrom(100_000, 88_750),
  cashStep: fc.constantFrom(1, 5),
  servicePpm: fc.constantFrom(0, 33_000),
});

async function figures(): Promise<StaffDay['money']> {
  const reply = await app.inject({
    url: '/api/v2/staff/days',
    headers: { ...manager },
    query: { restaurant_id: String(small.restaurant) },
  });
  expectStatus(reply, 200);
  return contract.getStaffDay.reply.parse(reply.json()).data.money;
}

/** What came in and went back of an order, as the tables have it; minor units. */
async function moneyOf(id: string) {
  const { rows } = await pool.query(
    `select p.gateway = 'cash' as is_cash, p.status, p.amount::int,
       (select coalesce(sum(r.amount), 0)::int from refunds r
        where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.kind = 'refund') as back,
       (select coalesce(sum(r.amount), 0)::int from refunds r
        join order_refunds o on o.tenant_id = r.tenant_id and o.id = r.order_refund_id
        where r.tenant_id = p.tenant_id and r.payment_id = p.id and o.kind = 'change') as by_change
     from payments p where p.order_id = $1 and p.status in ('pending', 'succeeded')`,
    [id],
  );
  return rows;
}

/** What never fails to hold, whatever was changed and refunded in between. */
async function check(order: StaffOrder): Promise<void> {
  const money = await moneyOf(order.id);
  const total = (of: (row: (typeof money)[number]) => number) =>
    money.reduce((all, row) => all + of(row), 0);
  for (const { amount, back } of money) expect(back).toBeLessThanOrEqual(amount);
  // What is paid or to be collected, without what changes sent back, is what the order costs.
  expect(total(({ amount, by_change }) => amount - by_change)).toBe(minor(order.due));
  expect(minor(order.refundable?.left ?? 0)).toBe(total(({ amount, back }) => amount - back));
}

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(order: StaffOrder, one: Step): Promise<void> {
  const version = order.changes.length;
  const lineOf = (at: number) => order.items[at % order.items.length];
  if ('quantity' in one) {
    const line = lineOf(one.at);
    if (!line) return;
    await change(order, { version, lines: [{ line_id: line.id, quantity: one.quantity }] });
  } else if ('add' in one) {
    const line = lines[one.add];
    if (line) await change(order, { version, added: [line] });
  } else if ('amount' in one) {
    await refund(order, { what: { kind: 'amount' }, amount: one.amount / 100 });
  } else {
    const line = lineOf(one.refundAt);
    const [amount] =
      order.refundable?.lines.find(({ line_id }) => line_id === line?.id)?.units ?? [];
    if (!line || amount === undefined) return;
    const items = [{ line_id: line.id, part: null, quantity: 1 }];
    await refund(order, { what: { kind: 'items', items }, amount });
  }
}

test('R71 whatever is changed and refunded, no more goes back than was paid, and the day adds up', async () => {
  await fc.assert(
    fc.asyncProperty(
      shop,
      fc.constantFrom('card' as const, 'cashOnDelivery' as const),
      fc.array(step, { minLength: 1, maxLength: 7 }),
      async ({ inclusive, ppm, cashStep, servicePpm }, method, steps) => {
        await pool.query('update tenants set tax_inclusive = $1, tax_ppm = $2, cash_step = $3', [
          inclusive,
          ppm,
          cashStep,
        ]);
        await pool.query(
          'update restaurants set service_fee_ppm = $1, menu_version = menu_version + 1',
          [servicePpm],
        );
        deps.tenants.clear();
        const before = await figures();
        const { order } = await orderOf([plain('fries', 2), meal(pizza('margherita'))], method);
        for (const one of steps) {
          await take(await seen(order), one);
          await check(await seen(order));
        }
        const done = await move(order, 'completed');
        await check(done);
        await sendRefunds(deps);
        const money = await figures();
        const rows = await moneyOf(order.id);
        const paid = rows.reduce((all, { amount }) => all + amount, 0);
        expect(minor(money.taken) - minor(before.taken)).toBe(paid);
        expect(minor(money.net) - minor(before.net)).toBe(
          rows.reduce((all, { amount, back }) => all + amount - back, 0),
        );
        expect(money.orders - before.orders).toBe(1);
        const added = money.taxes.filter(({ included }) => !included);
        expect(
          minor(money.dishes) -
            sum(money.discounts) +
            sum(money.fees) +
            sum(added) +
            minor(money.tips) +
            minor(money.cash_rounding),
        ).toBe(minor(money.taken));
      },
    ),
    // Each smaller try would place another order.
    { numRuns: draws(12), endOnFailure: true },
  );
});
