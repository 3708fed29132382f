import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMajor, toMinor } from '#schemas/money.ts';
import { splitOverTenders } from '#schemas/rules/refunds/split-over-tenders.ts';
import { tenants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { draws } from '../../draws.ts';
import { openRefundShop } from '../setup/refund-shop.ts';
import { lemonade, plainBurger } from '../setup/shopper.ts';

const shop = await openRefundShop();
const { db, deps, orderOf, refund, refunded, move, seen } = shop;
await db.update(tenants).set({ cashStep: 5 }).where(eq(tenants.id, small.tenant));
deps.tenants.clear();
const minor = (amount: number) => toMinor(amount, 'AUD');
const amountOf = (amount: number) => ({ what: { kind: 'amount' as const }, amount });

/** 17.40, paid in cash when it was handed over. */
async function paidInCash() {
  const { order } = await orderOf([plainBurger, lemonade], 'cashOnDelivery');
  await move(order, 'completed');
  return seen(order);
}

describe('R15 a part of what was paid in cash', () => {
  test('goes back as coins can pay it, and the difference is in the ledger', async () => {
    const order = await paidInCash();
    const after = await refunded(order, amountOf(7.96));
    expect(after.refunds).toMatchObject([
      { amount: 7.95, cash_rounding: -0.01, tenders: [{ kind: 'cash', amount: 7.95 }] },
    ]);
    expect(after.refundable).toMatchObject({ left: 9.45, cash_step: 0.05, rounded_up: 0 });
  });

  test('that is still to be collected leaves what coins can pay', async () => {
    const { order } = await orderOf([plainBurger, lemonade], 'cashOnDelivery');
    const after = await refunded(order, amountOf(0.98));
    expect(after).toMatchObject({
      to_collect: 16.4,
      refunds: [{ amount: 1, cash_rounding: 0.02 }],
    });
  });

  test('that is less than the smallest coin goes back not at all', async () => {
    const reply = await refund(await paidInCash(), amountOf(0.02));
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'refund_empty']);
  });

  test('of a card is exact', async () => {
    const { order } = await orderOf([plainBurger]);
    expect((await refunded(order, amountOf(7.96))).refunds).toMatchObject([
      { amount: 7.96, cash_rounding: 0 },
    ]);
  });

  test('comes to all that was paid, and never to more, however it is divided', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 3, max: 900 }), { minLength: 1, maxLength: 4 }),
        async (parts) => {
          const order = await paidInCash();
          let left = 1740;
          for (const part of parts) {
            const after = await refunded(order, amountOf(toMajor(Math.min(part, left), 'AUD')));
            const given = minor(after.refunds.at(-1)?.amount ?? 0);
            expect(given % 5).toBe(0);
            expect(given - minor(after.refunds.at(-1)?.cash_rounding ?? 0)).toBe(
              Math.min(part, left),
            );
            left -= given;
            expect(minor(after.refundable?.left ?? 0)).toBe(left);
            if (left === 0) break;
          }
          if (left > 0) {
            const rest = { what: { kind: 'all' as const }, amount: toMajor(left, 'AUD') };
            left -= minor((await refunded(order, rest)).refunds.at(-1)?.amount ?? 0);
          }
          expect(left).toBe(0);
        },
      ),
      { numRuns: draws(5) },
    );
  });

  test('is rounded where it is the last that is given, after a card and before a gift card', () => {
    const tenders = [
      { kind: 'card' as const, left: 1001 },
      { kind: 'cash' as const, left: 500 },
      { kind: 'gift_card' as const, left: 300 },
    ];
    const split = (amount: number) =>
      splitOverTenders(amount, tenders, 5).map(({ tender, amount: part }) => [tender.kind, part]);
    expect(split(1000)).toEqual([['card', 1000]]);
    expect(split(1199)).toEqual([
      ['card', 1001],
      ['cash', 200],
    ]);
    expect(split(1503)).toEqual([
      ['card', 1001],
      ['cash', 500],
      ['gift_card', 2],
    ]);
  });
});
