import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { toMinor } from '#schemas/money.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { draws } from '../../draws.ts';
import { halves, meal, pizza, plain } from '../setup/offer-lines.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openTabPaymentShop } from '../setup/tab-payment-shop.ts';

const { app, pool, deps, manager, newTab, sit, staff, rowsOf, move, refund, change, seen } =
  await openTabPaymentShop();

const minor = (amount: number) => toMinor(amount, 'AUD');
const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + minor(amount), 0);

async function figures(): Promise<StaffDay['money']> {
  const reply = await app.inject({
    url: '/api/v2/staff/days',
    headers: { ...manager },
    query: { restaurant_id: String(small.restaurant) },
  });
  expectStatus(reply, 200);
  return contract.getStaffDay.reply.parse(reply.json()).data.money;
}

const takenBy = (money: StaffDay['money'], kind: 'card' | 'cash') =>
  minor(money.tenders.find((tender) => tender.kind === kind)?.taken ?? 0);

const shop = fc.record({
  inclusive: fc.boolean(),
  ppm: fc.constantFrom(100_000, 88_750),
  cashStep: fc.constantFrom(1, 5),
  servicePpm: fc.constantFrom(0, 33_000),
});
const parts = fc.record({
  cents: fc.integer({ min: 1, max: 900 }),
  tips: fc.tuple(fc.constantFrom(0, 1.23), fc.constantFrom(0, 4)),
  quantity: fc.integer({ min: 1, max: 3 }),
  back: fc.integer({ min: 0, max: 300 }),
});

test('R83 a tab of two orders that two cards and cash pay adds up by tender and by parts', async () => {
  await fc.assert(
    fc.asyncProperty(shop, parts, async (tenant, { cents, tips, quantity, back }) => {
      const { inclusive, ppm, cashStep, servicePpm } = tenant;
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
      const tabId = await newTab();
      const ada = await sit(tabId, [plain('fries', 2), meal(pizza('margherita'))]);
      const ben = await sit(tabId, [halves(pizza('margherita'), pizza('diavola'))], 'Ben');
      // Given by the house: nobody pays for it.
      const cleo = await sit(tabId, [plain('cola')], 'Cleo');
      const waived = (await seen(cleo.order)).refundable?.left ?? 0;
      expectStatus(await refund(cleo.order, { what: { kind: 'all' }, amount: waived }), 200);
      const amount = { kind: 'amount', amount: cents / 100 } as const;
      await ada.paid(amount, { expected: cents / 100, tip: tips[0] });
      // What is paid of an order stays so while staff change its dishes.
      const line = (await seen(ada.order)).items[0];
      if (line) await change(ada.order, { lines: [{ line_id: line.id, quantity }] });
      await staff.take(tabId, { kind: 'amount', amount: 10.02 }, 10.02);
      await ben.paid({ kind: 'rest' }, { tip: tips[1] });
      await move(ada.order, 'completed');
      await move(ben.order, 'completed');
      if (back > 0) await refund(ben.order, { what: { kind: 'amount' }, amount: back / 100 });
      await sendRefunds(deps);
      expect(await ada.tab()).toMatchObject({ open: 0, held: 0 });

      const money = await figures();
      const rows = await rowsOf(tabId);
      const of = (kind: 'card' | 'cash') =>
        rows
          .filter(({ gateway }) => (gateway === 'cash') === (kind === 'cash'))
          .reduce((all, row) => all + row.amount, 0);
      expect(takenBy(money, 'card') - takenBy(before, 'card')).toBe(of('card'));
      expect(takenBy(money, 'cash') - takenBy(before, 'cash')).toBe(of('cash'));
      const handed = rows.filter((row) => row.gateway === 'cash' && row.tab_payment_id);
      expect(handed.reduce((all, row) => all + row.amount, 0) % cashStep).toBe(0);
      expect(rows.filter(({ status }) => status === 'pending')).toEqual([]);
      const given = rows.reduce((all, row) => all + row.back, 0);
      expect(minor(money.net) - minor(before.net)).toBe(of('card') + of('cash') - given);
      expect(minor(money.tips) - minor(before.tips)).toBe(minor(tips[0] + tips[1]));
      expect(money.orders - before.orders).toBe(3);
      const added = money.taxes.filter(({ included }) => !included);
      expect(
        minor(money.dishes) -
          sum(money.discounts) +
          sum(money.fees) +
          sum(added) +
          minor(money.tips) +
          minor(money.cash_rounding) +
          minor(money.paid_twice),
      ).toBe(minor(money.taken));
    }),
    { numRuns: draws(6), endOnFailure: true },
  );
}, 240_000);
