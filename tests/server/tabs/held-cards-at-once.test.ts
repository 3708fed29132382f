import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '#schemas/money.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { closeTabsByCard } from '#server/ordering/held-cards/charge-held-cards.ts';
import { releaseDueCards } from '#server/ordering/held-cards/release-held-card.ts';
import { endExpiredTabPayments } from '#server/ordering/tab-payments/end-expired-tab-payments.ts';
import { GatewayUnreachable } from '#server/ports/payments/gateway.ts';
import { draws } from '../../draws.ts';
import { openHeldCardShop } from '../setup/held-card-shop.ts';
import { plain } from '../setup/offer-lines.ts';

const shop = await openHeldCardShop();
const { pool, deps, sandbox, newTab, sit, serve, charge, staff, at } = shop;

const later = at(3 * 3_600_000);
const afterwards = at(4 * 3_600_000);
const who = fc.nat(1);
const act = fc.constantFrom('hold', 'hold', 'release', 'pay', 'cash', 'order');
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ who, act }) },
  {
    weight: 2,
    arbitrary: fc.record({ job: fc.constantFrom('close', 'release', 'sweep', 'staff') }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Guest = Awaited<ReturnType<typeof sit>>;

/** Refusals are fine, whatever is not expected is no refusal. */
const refused = (error: unknown) => expect(error).toMatchObject({ status: 409 });

async function take(tabId: string, guests: readonly Guest[], one: Step): Promise<void> {
  if ('job' in one) {
    if (one.job === 'close') await closeTabsByCard(later);
    else if (one.job === 'release') await releaseDueCards(deps);
    else if (one.job === 'sweep') await endExpiredTabPayments(afterwards);
    else if (guests[0]) await charge(tabId, (await guests[0].tab()).open).catch(refused);
    return;
  }
  const guest = guests[one.who];
  if (!guest) return;
  if (one.act === 'hold') await guest.hold();
  else if (one.act === 'release') await guest.release();
  else {
    const tab = await guest.tab();
    if (tab.state === 'closed') return;
    if (one.act === 'order') return void (await guest.again([plain('cola')]).catch(() => null));
    if (tab.open === 0) return;
    if (one.act === 'cash') {
      return void (await staff.take(tabId, { kind: 'rest' }, tab.open).catch(refused));
    }
    const reply = await guest.begin({ kind: 'rest' }, { expected: tab.open, tip: 1 });
    if (reply.statusCode === 409) return;
    const paid = await guest.payByCard(reply.json().payment_id);
    if (paid.statusCode !== 200) await guest.drop(reply.json().payment_id);
  }
}

/** Lets every other call to a gateway go wrong: the answer of the second half of them gets lost. */
function trouble(): () => void {
  const { capture, cancel } = sandbox;
  let calls = 0;
  const losing =
    <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      calls += 1;
      if (calls % 4 === 1) throw new GatewayUnreachable('not reached');
      const answer = await call(...given);
      if (calls % 4 === 3) throw new GatewayUnreachable('the answer got lost');
      return answer;
    };
  Object.assign(sandbox, { capture: losing(capture), cancel: losing(cancel) });
  return () => void Object.assign(sandbox, { capture, cancel });
}

test(
  'R83 R84 whatever happens at once, each card is charged with what its payments say, and then let go of',
  { tags: ['slow'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
        async (rounds) => {
          const tabId = await newTab();
          const guests = [
            await sit(tabId, [plain('fries', 2)]),
            await sit(tabId, [plain('cola')], 'Ben'),
          ];
          const mend = trouble();
          for (const round of rounds) {
            await serve();
            await Promise.all(round.map((one) => take(tabId, guests, one)));
          }
          mend();
          await serve();
          await endExpiredTabPayments(afterwards);
          await closeTabsByCard(afterwards);
          await pool.query(`update held_cards set next_at = '2026-01-01' where status = 'held'`);
          await pool.query(
            `update held_cards set next_at = '2026-01-01' where next_at is not null`,
          );
          await releaseDueCards(deps);
          await sendRefunds(deps);
          expect(await differencesOf(tabId)).toEqual([]);
          const { total, paid, held, open } = (await guests[0]?.tab()) ?? {};
          expect(held).toBe(0);
          expect(minor(paid) + minor(open)).toBe(minor(total));
        },
      ),
      { numRuns: draws(10) },
    );
  },
);

const minor = (amount = 0) => toMinor(amount, 'AUD');

/**
 * Cards of a tab of which the gateway's books say something else than ours: one that is charged is
 * charged with what its payments are, and every other one is let go of.
 */
async function differencesOf(tabId: string) {
  const { rows } = await pool.query(
    `select c.status, s.status as bank, s.amount::int as taken,
       (select coalesce(sum(p.amount), 0)::int from payments p join tab_payments t
          on t.tenant_id = p.tenant_id and t.id = p.tab_payment_id
        where t.tenant_id = c.tenant_id and t.held_card_id = c.id
          and p.status in ('succeeded', 'surplus')) as written
     from held_cards c left join sandbox_payments s on s.tenant_id = c.tenant_id and s.id = c.id
     where c.tab_id = $1`,
    [tabId],
  );
  return rows.filter(({ status, bank, taken, written }) =>
    status === 'charged'
      ? bank !== 'succeeded' || taken !== written
      : bank !== 'cancelled' || written !== 0 || !['released', 'failed'].includes(status),
  );
}
