import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tab, TabShare } from '#schemas/api/tabs.ts';
import { contract } from '#schemas/api/contract.ts';
import { toMinor } from '#schemas/money.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { endExpiredTabPayments } from '#server/ordering/tab-payments/end-expired-tab-payments.ts';
import { draws } from '../../draws.ts';
import { plain } from '../setup/offer-lines.ts';
import { openTabMembers } from '../setup/tab-members.ts';

const shop = await openTabMembers();
const { pool, deps, newTab, sit, staff, rowsOf, change } = shop;
const { newMember, pointsOf, newCard, balanceOf } = shop;

const minor = (amount: number) => toMinor(amount, 'AUD');
const declinedCard = '4000 0000 0000 0002';

const who = fc.nat(2);
const what = fc.oneof(
  fc.constant({ kind: 'rest' as const }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ kind: fc.constant('shares' as const), of: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ kind: fc.constant('items' as const), at: fc.nat(20) }),
);
const way = fc.constantFrom('card', 'declined', 'cash', 'drop', 'leave', 'staff');
const tip = fc.constantFrom(0, 0, 1.37, 5);
/** Besides a card or cash; the guests share one gift card, and have points of their own. */
const own = fc.record({
  points: fc.constantFrom(0, 0, 7, 40),
  card: fc.constantFrom('none', 'none', 'own', 'shared'),
});
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ who, what, way, tip, own }) },
  { weight: 1, arbitrary: fc.record({ who, dish: fc.constantFrom('fries', 'cola', 'wings') }) },
  { weight: 1, arbitrary: fc.record({ who, quantity: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ expire: fc.constant(true) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Guest = Awaited<ReturnType<typeof seat>>;
type Paying = Extract<Step, { way: unknown }>;

/** What the guest sees that a part comes to; null where there is none. */
function seenAs(tab: Tab, asked: Paying['what']): { what: TabShare; expected: number } | null {
  const open = minor(tab.open);
  if (open === 0) return null;
  if (asked.kind === 'rest') return { what: { kind: 'rest' }, expected: open };
  if (asked.kind === 'amount') {
    const expected = Math.min(open, asked.cents);
    return { what: { kind: 'amount', amount: expected / 100 }, expected };
  }
  if (asked.kind === 'shares') {
    const { of, taken } = tab.split ?? { of: asked.of, taken: 0 };
    const left = of - taken;
    if (left < 1) return null;
    const expected = (open - (open % left)) / left + (open % left);
    return { what: { kind: 'shares', of, shares: 1 }, expected };
  }
  const units = tab.rounds
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      line.units.flatMap(({ amount, state }) =>
        state === 'open' ? [{ line_id: line.id, amount: minor(amount) }] : [],
      ),
    );
  const unit = units[asked.at % Math.max(1, units.length)];
  if (!unit) return null;
  const first = { line_id: unit.line_id, quantity: 1 };
  // The units of a line differ by a cent at most: the first open one is the one that is paid.
  const amount = units.find(({ line_id }) => line_id === unit.line_id)?.amount ?? 0;
  return { what: { kind: 'items', items: [first] }, expected: Math.min(open, amount) };
}

/** A guest with an account, so many points and a gift card, who may use another one too. */
async function seat(tabId: string, dish: Parameters<typeof plain>, name: string, code: string) {
  const member = await newMember(60);
  const guest = await sit(tabId, [plain(...dish)], name, member.shopper);
  const card = await newCard(guest.shopper, 250);
  const shared = code === '' ? card.handle : await shop.handleOf(guest.shopper, code);
  return { ...guest, member, card, handles: { none: [], own: [card.handle], shared: [shared] } };
}

async function pay(
  tabId: string,
  guest: Guest,
  { what: asked, way: by, tip: added, own: { points, card } }: Paying,
) {
  const seen = seenAs(await guest.tab(), asked);
  if (!seen) return;
  const expected = seen.expected / 100;
  if (by === 'staff') {
    await staff.take(tabId, seen.what, expected).catch(refused);
    return;
  }
  const method = by === 'cash' ? 'cash' : 'card';
  const giftCards = guest.handles[card];
  const reply = await guest.begin(seen.what, { expected, tip: added, method, points, giftCards });
  // Somebody was faster.
  if (reply.statusCode === 409) return;
  expect(reply.statusCode).toBe(201);
  const { payment_id: id, data } = contract.beginTabPayment.reply.parse(reply.json());
  // Points and gift cards paid all of it.
  if (data.payments.some((one) => one.id === id && one.method === 'none')) return;
  if (by === 'leave') return;
  if (by === 'cash') await staff.confirm(tabId, id).catch(refused);
  else if (by === 'drop') await guest.drop(id);
  else await guest.pay(id, by === 'declined' ? declinedCard : undefined);
}

function refused(error: unknown): void {
  expect(error).toMatchObject({ status: 409 });
}

const expire = () =>
  pool.query(`update tab_payments set expires_at = '2026-01-01' where expires_at is not null`);

async function take(tabId: string, guests: readonly Guest[], one: Step): Promise<void> {
  if ('expire' in one) {
    await expire();
    await endExpiredTabPayments(deps);
    return;
  }
  const guest = guests[one.who % guests.length];
  if (!guest) return;
  if ('way' in one) await pay(tabId, guest, one);
  else if ('dish' in one) await guest.again([plain(one.dish)]);
  else {
    const line = (await guest.tab()).rounds.find(({ order_id }) => order_id === guest.order.id)
      ?.lines[0];
    if (line) await change(guest.order, { lines: [{ line_id: line.id, quantity: one.quantity }] });
  }
}

/** What never fails to hold: no more is paid and held than the bill is, and nothing twice. */
async function check(tabId: string, guest: Guest): Promise<void> {
  const tab = await guest.tab();
  expect(minor(tab.paid) + minor(tab.held) + minor(tab.open)).toBe(minor(tab.total));
  expect(Math.min(tab.paid, tab.held, tab.open)).toBeGreaterThanOrEqual(0);
  const { rows } = await pool.query(
    `select o.id, o.total::int, coalesce(o.tip, 0)::int as tip, o.payment_status,
       (o.amounts->>'cashRounding')::int as rounding,
       (select coalesce(sum(p.amount), 0)::int from payments p
        where p.tenant_id = o.tenant_id and p.order_id = o.id and p.status in ('pending', 'succeeded')) as amount,
       (select coalesce(sum(r.amount), 0)::int from refunds r
        join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
        join order_refunds f on f.tenant_id = r.tenant_id and f.id = r.order_refund_id
        where p.tenant_id = o.tenant_id and p.order_id = o.id and f.kind = 'change') as by_change,
       (select coalesce(sum(p.amount), 0)::int from payments p
        where p.tenant_id = o.tenant_id and p.order_id = o.id and p.status = 'pending') as pending
     from orders o where o.tab_id = $1`,
    [tabId],
  );
  for (const order of rows) {
    // What is paid or still to be paid, without what changes sent back, is what the order costs.
    expect(order.amount - order.by_change).toBe(order.total + order.rounding);
  }
}

test('R83 whoever pays whatever of a tab at once, never more than the bill is paid, and all of it in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(1, 5),
      async (rounds, cashStep) => {
        await pool.query('update tenants set cash_step = $1', [cashStep]);
        deps.tenants.clear();
        const tabId = await newTab();
        const ada = await seat(tabId, ['fries', 2], 'Ada', '');
        const { code } = ada.card;
        const guests = [
          ada,
          await seat(tabId, ['cola'], 'Ben', code),
          await seat(tabId, ['wings'], 'Cleo', code),
        ];
        for (const together of rounds) {
          await Promise.all(together.map((one) => take(tabId, guests, one)));
          await check(tabId, ada);
        }
        await expire();
        await endExpiredTabPayments(deps);
        for (const { id, method, state } of (await ada.tab()).payments) {
          if (state === 'held' && method === 'cash') await staff.drop(tabId, id);
        }
        const left = await ada.tab();
        expect(left.held).toBe(0);
        if (left.open > 0) await ada.paid({ kind: 'rest' });
        const { open, paid, total } = await ada.tab();
        expect({ open, paid }).toEqual({ open: 0, paid: total });
        await check(tabId, ada);
        await sendRefunds(deps);
        const rows = await rowsOf(tabId);
        expect(rows.filter(({ status }) => status === 'pending')).toEqual([]);
        const { rows: states } = await pool.query(
          `select distinct payment_status from orders where tab_id = $1`,
          [tabId],
        );
        expect(states.map(({ payment_status }) => payment_status)).toEqual(['paid']);
        // What the gateway took of each charge is what the orders have of it.
        const { rows: charges } = await pool.query(
          `select t.id, s.amount::int as charged, s.refunded::int,
             (select coalesce(sum(p.amount), 0)::int from payments p
              where p.tenant_id = t.tenant_id and p.tab_payment_id = t.id
                and p.gateway <> 'gift_card') as written
           from tab_payments t
           join sandbox_payments s on s.tenant_id = t.tenant_id and s.id = t.attempt_id
           where t.tab_id = $1 and s.status = 'succeeded'`,
          [tabId],
        );
        for (const charge of charges) expect(charge.written).toBe(charge.charged);
        // Gift cards have what no order was paid of them, and points what no order was lowered by.
        for (const { card, member } of guests) {
          const { rows: spent } = await pool.query(
            `select coalesce(sum(p.amount), 0)::int - coalesce(sum(
               (select coalesce(sum(r.amount), 0) from refunds r
                where r.tenant_id = p.tenant_id and r.payment_id = p.id)), 0)::int as amount
             from payments p where p.gift_card_id = $1`,
            [card.id],
          );
          expect(await balanceOf(card.id)).toBe(250 - spent[0]?.amount);
          const { rows: used } = await pool.query(
            `select -coalesce(sum(points), 0)::int as points from loyalty_entries
             where user_id = $1 and kind in ('redeem', 'return')`,
            [member.user.id],
          );
          expect(await pointsOf(member)).toBe(60 - used[0]?.points);
        }
        const { rows: lowered } = await pool.query(
          `select coalesce(sum((amounts->'loyalty'->>'used')::int), 0)::int as used,
             (select -coalesce(sum(e.points), 0)::int from loyalty_entries e
              join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
              where o.tab_id = $1 and e.kind in ('redeem', 'return')) as redeemed
           from orders where tab_id = $1`,
          [tabId],
        );
        expect(lowered[0]?.redeemed).toBe(lowered[0]?.used);
      },
    ),
    { numRuns: draws(6), endOnFailure: true },
  );
}, 240_000);
