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
import { openTabMembers } from '../setup/tab-members.ts';

const shop = await openTabMembers();
const { app, pool, deps, manager, newTab, sit, staff, rowsOf, move, refund, change, seen } = shop;
const { newMember, newCard } = shop;
type Tender = 'card' | 'cash' | 'gift_card';

const minor = (amount: number) => toMinor(amount, 'AUD');
const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + minor(amount), 0);

const sumOfPoints = ({ discounts }: StaffDay['money']) =>
  sum(discounts.filter(({ kind }) => kind === 'points'));

async function figures(): Promise<StaffDay['money']> {
  const reply = await app.inject({
    url: '/api/v2/staff/days',
    headers: { ...manager },
    query: { restaurant_id: String(small.restaurant) },
  });
  expectStatus(reply, 200);
  return contract.getStaffDay.reply.parse(reply.json()).data.money;
}

const takenBy = (money: StaffDay['money'], kind: Tender) =>
  minor(money.tenders.find((tender) => tender.kind === kind)?.taken ?? 0);

const tenants = fc.record({
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
  points: fc.constantFrom(0, 13, 40),
  onCard: fc.constantFrom(0, 177, 600),
});

test('R83 a tab of two orders that cards, cash, points and gift cards pay adds up by tender and by parts', async () => {
  await fc.assert(
    fc.asyncProperty(
      tenants,
      parts,
      async (tenant, { cents, tips, quantity, back, points, onCard }) => {
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
        const member = await newMember(points);
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
        // Payments of an order stay so while staff change its dishes.
        const line = (await seen(ada.order)).items[0];
        if (line) await change(ada.order, { lines: [{ line_id: line.id, quantity }] });
        await staff.take(tabId, { kind: 'amount', amount: 10.02 }, 10.02);
        const dora = await sit(tabId, [plain('wings')], 'Dora', member.shopper);
        const giftCards = onCard === 0 ? [] : [(await newCard(dora.shopper, onCard)).handle];
        const doras = Math.min(minor((await dora.tab()).open), 450);
        const own = { expected: doras / 100, tip: 1, points, giftCards };
        const id = await dora.begun({ kind: 'amount', amount: doras / 100 }, own);
        const begun = (await dora.tab()).payments.find((payment) => payment.id === id);
        if (begun?.state === 'held') expectStatus(await dora.pay(id), 200);
        await ben.paid({ kind: 'rest' }, { tip: tips[1] });
        await move(ada.order, 'completed');
        await move(ben.order, 'completed');
        if (back > 0) await refund(ben.order, { what: { kind: 'amount' }, amount: back / 100 });
        await sendRefunds(deps);
        expect(await ada.tab()).toMatchObject({ open: 0, held: 0 });

        const money = await figures();
        const rows = await rowsOf(tabId);
        const of = (kind: Tender) =>
          rows
            .filter(({ gateway }) => (gateway === 'sandbox' ? 'card' : gateway) === kind)
            .reduce((all, row) => all + row.amount, 0);
        for (const kind of ['card', 'cash', 'gift_card'] as const) {
          expect(takenBy(money, kind) - takenBy(before, kind)).toBe(of(kind));
        }
        const handed = rows.filter((row) => row.gateway === 'cash' && row.tab_payment_id);
        expect(handed.reduce((all, row) => all + row.amount, 0) % cashStep).toBe(0);
        expect(rows.filter(({ status }) => status === 'pending')).toEqual([]);
        const given = rows.reduce((all, row) => all + row.back, 0);
        expect(minor(money.net) - minor(before.net)).toBe(
          of('card') + of('cash') + of('gift_card') - given,
        );
        expect(minor(money.tips) - minor(before.tips)).toBe(minor(tips[0]) + minor(tips[1]) + 100);
        expect(money.orders - before.orders).toBe(4);
        const byPoints = sumOfPoints(money) - sumOfPoints(before);
        expect(byPoints === 0).toBe(points === 0);
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
      },
    ),
    { numRuns: draws(6), endOnFailure: true },
  );
}, 240_000);
