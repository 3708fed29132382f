import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#schemas/api/contract.ts';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { toMinor } from '#schemas/money.ts';
import { giftCardPayments, giftCardRefunds, giftCards } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { draws } from '../../draws.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const firstDay = Date.parse('2026-11-16T13:00:00Z');
const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
const moment = fc.nat(3 * 24 * 60 - 1).map((minutes) => new Date(firstDay + minutes * 60_000));
const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + toMinor(amount, 'AUD'), 0);

async function figuresOf(date: string): Promise<StaffDay> {
  const reply = await app.inject({
    url: '/api/v2/staff/days',
    headers: { ...owner },
    query: { restaurant_id: String(small.restaurant), date },
  });
  expectStatus(reply, 200);
  return contract.getStaffDay.reply.parse(reply.json()).data;
}

const soldCard = fc.record({
  gateway: fc.constantFrom('cash' as const, 'terminal' as const, 'stripe' as const),
  status: fc.constantFrom('succeeded' as const, 'pending' as const, 'surplus' as const),
  amount: fc.integer({ min: 1, max: 50_000 }),
  takenAt: moment,
  refunds: fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 5000 }),
      status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
      createdAt: moment,
    }),
    { maxLength: 2 },
  ),
});
type SoldCard = typeof soldCard extends fc.Arbitrary<infer T> ? T : never;

async function insertSoldCards(cards: readonly SoldCard[]) {
  await db.delete(giftCards);
  for (const { refunds, takenAt, ...payment } of cards) {
    const own = { tenantId: small.tenant };
    const [giftCardId, paymentId] = [randomUUID(), randomUUID()];
    await db.insert(giftCards).values({
      ...own,
      id: giftCardId,
      restaurantId: small.restaurant,
      state: 'active',
      codeHash: giftCardId,
      lastFour: 'ABCD',
      currency: 'AUD',
      amount: payment.amount,
      design: 'plain',
      senderName: '',
      senderEmail: '',
      recipientName: '',
      recipientEmail: '',
      requestKey: giftCardId,
      requestHash: '',
      createdAt: takenAt,
    });
    await db.insert(giftCardPayments).values({
      ...own,
      ...payment,
      id: paymentId,
      giftCardId,
      currency: 'AUD',
      createdAt: takenAt,
      takenAt: payment.status === 'pending' ? null : takenAt,
    });
    for (const refund of refunds) {
      const more = { reason: '', nextAttemptAt: refund.createdAt };
      await db.insert(giftCardRefunds).values({ ...own, ...refund, ...more, paymentId });
    }
  }
}

/** What came in for cards and was not given back, in cash or by card; minor units. */
const received = (cards: readonly SoldCard[], isCash: boolean) =>
  cards
    .filter(({ gateway }) => (gateway === 'cash') === isCash)
    .reduce((total, { amount, status, refunds }) => {
      const back = refunds.filter((refund) => refund.status !== 'failed');
      const taken = status === 'pending' ? 0 : amount;
      return total + taken - back.reduce((all, refund) => all + refund.amount, 0);
    }, 0);

test('R66 what gift cards brought is in the figures of its days and in the file, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(soldCard, { minLength: 1, maxLength: 6 }), async (cards) => {
      await insertSoldCards(cards);
      const figures: StaffDay[] = [];
      for (const date of days) figures.push(await figuresOf(date));
      const sold = figures.map(({ money }) => money.gift_cards);
      expect(sum(sold.map(({ cash }) => cash))).toBe(received(cards, true));
      expect(sum(sold.map(({ card }) => card))).toBe(received(cards, false));
      expect(sold.reduce((all, one) => all + one.sold, 0)).toBe(
        cards.filter(({ status }) => status === 'succeeded').length,
      );
      // Owed, so none of it is taken.
      expect(sum(figures.map(({ money }) => money.taken))).toBe(0);

      const reply = await app.inject({
        url: '/api/v2/staff/orders.csv',
        headers: { ...owner },
        query: {
          restaurant_id: String(small.restaurant),
          from: days[0] ?? '',
          to: days.at(-1) ?? '',
        },
      });
      expectStatus(reply, 200);
      const rows = z
        .array(z.record(z.string(), z.string()))
        .parse(parse(reply.body, { bom: true, columns: true }));
      const column = (name: string) =>
        rows.reduce((all, row) => all + toMinor(row[name] ?? '', 'AUD'), 0);
      expect(column('Gift cards sold in cash in these days')).toBe(received(cards, true));
      expect(column('Gift cards sold by card in these days')).toBe(received(cards, false));
    }),
    { numRuns: draws(12), endOnFailure: true },
  );
});
