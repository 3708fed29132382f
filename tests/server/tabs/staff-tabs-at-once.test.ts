import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tab } from '#schemas/api/tabs.ts';
import { draws } from '../../draws.ts';
import { lemonadePrice, openStaffTabShop, roundsOf } from '../setup/staff-tab-shop.ts';
import { refusalOf } from '../setup/tab-guests.ts';

const shop = await openStaffTabShop();
const { pool, closeAll } = shop;

const statuses = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted();

describe('R82 two members of staff at once', () => {
  test.each([1, 2, 3, 4, 5])(
    'who bring two parties to one table bring one of them (%i)',
    async () => {
      await closeAll();
      const [first, second] = [await shop.opened(1), await shop.opened(2)];
      const replies = await Promise.all([shop.move(first.id, 3), shop.move(second.id, 3)]);
      expect(statuses(replies)).toEqual([200, 409]);
      const refused = replies.find(({ statusCode }) => statusCode === 409);
      expect(refused && refusalOf(refused)).toEqual([409, 'tab_open']);
    },
  );

  test.each([1, 2, 3, 4, 5])(
    'who let two parties change their tables wait for nobody for ever (%i)',
    async () => {
      await closeAll();
      const [first, second] = [await shop.opened(1), await shop.opened(2)];
      const replies = await Promise.all([shop.move(first.id, 2), shop.move(second.id, 1)]);
      expect(replies.map(refusalOf)).toEqual([
        [409, 'tab_open'],
        [409, 'tab_open'],
      ]);
    },
  );

  test.each([1, 2, 3, 4, 5])('who join two tabs each way join them once (%i)', async () => {
    await closeAll();
    const [first, second] = [await shop.opened(1), await shop.opened(2)];
    const orders = [await shop.round(first), await shop.round(second)];
    const replies = await Promise.all([
      shop.join(first.id, second.id),
      shop.join(second.id, first.id),
    ]);
    expect(statuses(replies)).toEqual([200, 409]);
    const open = (await shop.room()).flatMap(({ tab }) => (tab ? [tab.id] : []));
    expect(open).toHaveLength(1);
    expect(roundsOf(await shop.read(open[0] ?? '')).toSorted()).toEqual(orders.toSorted());
  });

  test.each([1, 2, 3, 4, 5])('who split the same round off give it to one table (%i)', async () => {
    await closeAll();
    const tab = await shop.opened(1);
    const [, going = ''] = [await shop.round(tab), await shop.round(tab)];
    const replies = await Promise.all([
      shop.split(tab.id, [going], 3),
      shop.split(tab.id, [going], 4),
    ]);
    expect(statuses(replies)).toEqual([200, 404]);
    const all = (await shop.room()).flatMap((one) => (one.tab ? [one.tab] : []));
    expect(all.map(({ rounds }) => rounds)).toEqual([1, 1]);
  });

  test.each([1, 2, 3, 4, 5])('who close and join the same tab do one of both (%i)', async () => {
    await closeAll();
    const [tab, other] = [await shop.opened(1), await shop.opened(2)];
    const [joined, closed] = await Promise.all([shop.join(tab.id, other.id), shop.close(other.id)]);
    expect(closed.statusCode).toBe(200);
    expect([200, 409]).toContain(joined.statusCode);
    const { rows } = await pool.query<{ joined_to: string | null }>(
      'select joined_to from tabs where id = $1 and closed_at is not null',
      [other.id],
    );
    expect(rows).toEqual([{ joined_to: joined.statusCode === 200 ? tab.id : null }]);
  });
});

const table = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  fc.record({ do: fc.constant('open' as const), at: table }),
  fc.record({ do: fc.constant('order' as const), at: table }),
  fc.record({ do: fc.constant('pay' as const), at: table }),
  fc.record({ do: fc.constant('move' as const), at: table, to: table }),
  fc.record({ do: fc.constant('join' as const), at: table, to: table }),
  fc.record({ do: fc.constant('split' as const), at: table, to: table }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What was ordered and paid, as it was made, and not as the tabs have it. */
type Made = { orders: Set<string>; payments: Set<string> };

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('R82 whatever staff do with the tabs of a room', () => {
  const openTabs = async (): Promise<Tab[]> => {
    const ids = (await shop.room()).flatMap(({ tab }) => (tab ? [tab.id] : []));
    return Promise.all(ids.map((id) => shop.read(id)));
  };

  async function take(one: Step, made: Made): Promise<void> {
    const tabs = await openTabs();
    const at = tabs.find((tab) => tab.table === String(one.at));
    if (one.do === 'open') await shop.open(one.at);
    if (!at) return;
    if (one.do === 'order') made.orders.add(await shop.round(at));
    if (one.do === 'pay') {
      const open = at.rounds.find(({ unpaid }) => unpaid === lemonadePrice);
      if (open) {
        made.payments.add(await shop.pay(at, lemonadePrice * 100, { of: [open.order_id] }));
      }
    }
    if (one.do === 'move') await shop.move(at.id, one.to);
    if (one.do === 'join') {
      const other = tabs.find((tab) => tab.table === String(one.to));
      if (other) await shop.join(at.id, other.id);
    }
    if (one.do === 'split') await shop.split(at.id, roundsOf(at).slice(0, 1), one.to);
  }

  test('no order and no payment is lost or doubled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        await closeAll();
        const made: Made = { orders: new Set(), payments: new Set() };
        for (const at of [1, 2, 3]) await take({ do: 'open', at }, made);
        for (const one of steps) await take(one, made);
        const tabs = await openTabs();
        const orders = tabs.flatMap(roundsOf);
        const payments = tabs.flatMap((tab) => tab.payments.map(({ id }) => id));
        expect(orders.toSorted()).toEqual([...made.orders].toSorted());
        expect(payments.toSorted()).toEqual([...made.payments].toSorted());
        expect(sum(tabs.map(({ total }) => total))).toBe(made.orders.size * lemonadePrice);
        expect(sum(tabs.map(({ paid }) => paid))).toBe(made.payments.size * lemonadePrice);
        for (const tab of tabs) {
          const guests = new Set(tab.guests.map(({ id }) => id));
          // Each order and payment is of somebody who sits at the tab that it is on.
          for (const { guest_id: id } of [...tab.rounds, ...tab.payments]) {
            expect(id === null || guests.has(id)).toBe(true);
          }
        }
      }),
      { numRuns: draws(6) },
    );
  }, 60_000);
});
