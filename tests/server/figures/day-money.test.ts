import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { tenderKind, type StaffDay } from '#schemas/api/staff-days.ts';
import { toMinor } from '#schemas/money.ts';
import { orders, restaurantHours } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { arbitraryCart } from '#tests/schemas/pricing/arbitrary-cart.ts';
import { draws } from '../../draws.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertOrders, type OrderToInsert } from '../setup/insert-orders.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
// Evenings that end past midnight, around the night in which clocks go forward.
await db.update(restaurantHours).set({ opens: '17:00', closes: '02:00' });
const firstDay = Date.parse('2026-10-01T12:00:00Z');
const days = Array.from({ length: 8 }, (_, index) =>
  new Date(firstDay + index * 86_400_000).toISOString().slice(0, 10),
);
const minutesOfDays = 6 * 24 * 60;
/** The second of these days' noon, and so many minutes after. */
const at = (minutes: number) => new Date(firstDay + 86_400_000 + minutes * 60_000);

async function figuresOf(date: string): Promise<StaffDay> {
  const reply = await app.inject({
    url: '/api/v2/staff/days',
    headers: { ...owner },
    query: { restaurant_id: String(small.restaurant), date },
  });
  expectStatus(reply, 200);
  return contract.getStaffDay.reply.parse(reply.json()).data;
}

type Tender = (typeof tenderKind.options)[number];
const minor = (amount: number) => toMinor(amount, 'AUD');
const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + minor(amount), 0);
const moment = fc.nat(minutesOfDays).map(at);
/** Each payment pays all of the order. */
const cart = arbitraryCart.map((one) => ({ ...one, giftCards: [] }));

const taken = fc.record({
  gateway: fc.constantFrom('cash' as const, 'stripe' as const, 'gift_card' as const),
  status: fc.constant('succeeded' as const),
  takenAt: moment,
  createdAt: fc.constant(at(0)),
  refunds: fc.array(
    fc.record({
      amount: fc.nat(5000),
      kind: fc.constant('refund' as const),
      status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
      createdAt: moment,
    }),
    { maxLength: 3 },
  ),
});
const twice = taken.map((payment) => ({ ...payment, status: 'surplus' as const }));
const notTaken = fc.record({
  gateway: fc.constantFrom('cash' as const, 'stripe' as const),
  status: fc.constantFrom('pending' as const, 'failed' as const, 'authorised' as const),
  takenAt: fc.constant(null),
  createdAt: moment,
});
const inDoubt = fc.record({
  gateway: fc.constant('stripe' as const),
  status: fc.constant('mismatched' as const),
  takenAt: moment,
  createdAt: fc.constant(at(0)),
});

const arbitraryOrder: fc.Arbitrary<OrderToInsert> = fc.record({
  cart,
  isOld: fc.boolean(),
  businessDay: fc.constantFrom(...days.slice(1, -1)),
  placedAt: moment,
  promisedAt: moment,
  status: fc.constantFrom('completed', 'ready', 'cancelled', 'placed'),
  payments: fc.oneof(
    fc.tuple(taken),
    fc.tuple(notTaken, taken),
    fc.tuple(taken, twice),
    fc.tuple(inDoubt),
    fc.constant([]),
  ),
});

/** What the tables hold, whatever the figures say; minor units. */
async function sumsOfTables(): Promise<Record<Tender, { taken: number; back: number }>> {
  const { rows } = await pool.query<{ kind: string; taken: string; back: string }>(`
    select case when gateway in ('cash', 'gift_card') then gateway else 'card' end as kind,
      sum(case when taken_at is not null and status <> 'mismatched' then amount else 0 end) as taken,
      sum((select coalesce(sum(r.amount), 0) from refunds r
        where r.payment_id = p.id and r.kind = 'refund' and r.status <> 'failed')) as back
    from payments p group by 1`);
  const of = (kind: Tender) => {
    const row = rows.find((one) => one.kind === kind);
    return { taken: Number(row?.taken ?? 0), back: Number(row?.back ?? 0) };
  };
  return { card: of('card'), cash: of('cash'), gift_card: of('gift_card') };
}

test('R1 no cent is lost between payments, refunds and the figures of their days, in any tax mode', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryOrder, { minLength: 1, maxLength: 8 }), async (some) => {
      await db.delete(orders);
      await insertOrders(db, some);
      const figures: StaffDay[] = [];
      for (const date of days) figures.push(await figuresOf(date));

      const tables = await sumsOfTables();
      for (const kind of tenderKind.options) {
        const tenders = figures.flatMap(({ money }) =>
          money.tenders.filter((tender) => tender.kind === kind),
        );
        expect(sum(tenders.map((tender) => tender.taken))).toBe(tables[kind].taken);
        expect(sum(tenders.map((tender) => tender.refunded))).toBe(tables[kind].back);
        expect(sum(tenders.map((tender) => tender.net))).toBe(
          tables[kind].taken - tables[kind].back,
        );
      }
      for (const { money, hours } of figures) {
        const { tenders } = money;
        expect(sum(tenders.map((tender) => tender.taken))).toBe(minor(money.taken));
        expect(sum(tenders.map((tender) => tender.refunded))).toBe(minor(money.refunded));
        expect(minor(money.taken) - minor(money.refunded)).toBe(minor(money.net));
        expect(sum(tenders.map((tender) => tender.tips))).toBe(minor(money.tips));
        expect(sum(hours.map((hour) => hour.taken))).toBe(minor(money.taken));
        const added = money.taxes.filter(({ included }) => !included);
        expect(
          minor(money.dishes) -
            sum(money.discounts.map(({ amount }) => amount)) +
            sum(money.fees.map(({ amount }) => amount)) +
            sum(added.map(({ amount }) => amount)) +
            minor(money.tips) +
            minor(money.cash_rounding) +
            minor(money.paid_twice),
        ).toBe(minor(money.taken));
      }
    }),
    // Each smaller try would ask for all the days again.
    { numRuns: draws(12), endOnFailure: true },
  );
});
