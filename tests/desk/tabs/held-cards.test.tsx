import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TabHeldCard } from '#schemas/api/tabs.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { act, axeProblems, dialog, openTables } from './open-tables.tsx';
import { cashOf, sampleTab, tableOf, uuid } from './sample-tab.ts';
import { TabsServer } from './tabs-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
  await page.viewport(1100, 900);
});
afterEach(() => page.viewport(414, 896));

const card = (id: number, change: Partial<TabHeldCard> = {}): TabHeldCard => ({
  id: uuid(id),
  guest_id: 1,
  state: 'held',
  amount: 50,
  last_four: null,
  failure: null,
  ...change,
});

/** The tab of table 2: 34.50 open, and these cards that were left there. */
async function openWith(cards: TabHeldCard[], change: Parameters<typeof sampleTab>[0] = {}) {
  const unpaid = { payments: [], held: 0, open: 34.5 };
  const tab = sampleTab({
    ...unpaid,
    held_cards: cards,
    card_hold: { amount: 50, hours: 2 },
    ...change,
  });
  const server = new TabsServer([tableOf(1), tableOf(2)], { 2: tab });
  openTables(server, '/desk/tables?table=2');
  await expect.element(dialog).toBeVisible();
  return server;
}

test('R84 a tab shows the cards left there, and what became of one that pays nothing', async () => {
  await openWith([card(801), card(802, { guest_id: 2, state: 'failed', failure: 'refused' })]);
  await expect.element(dialog).toHaveTextContent('A card of Ada is held for up to $50.00');
  await expect.element(dialog).toHaveTextContent('It pays by itself 2 hours after the last order');
  await expect.element(dialog).toHaveTextContent('The card of Ben pays nothing: its bank refused');
  expect(await axeProblems()).toEqual([]);
});

test('R84 staff charge the held card after it is said what is taken, and the tab closes', async () => {
  const server = await openWith([card(801)]);
  await act('Charge the held card').click();
  await expect
    .element(dialog)
    .toHaveTextContent('$34.50 is taken without a tip of what is held: Ada.');
  expect(server.sent).toEqual([]);
  await act('Charge $34.50 and close the tab').click();
  await expect.element(page.getByText('The tab of table 2 is closed.')).toBeVisible();
  expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
    [`/v2/staff/tabs/${uuid(900)}/held-cards/charge`, { expected_amount: 34.5 }],
  ]);
});

test('R84 no card is charged that holds too little, or while somebody is paying', async () => {
  const server = await openWith([card(801, { amount: 34 })]);
  await expect.element(act('Take cash')).toBeVisible();
  expect(act('Charge the held card').query()).toBeNull();
  const { tab } = server.placeOf(2);
  if (!tab) throw new Error('the tab is gone');
  Object.assign(tab, {
    held_cards: [card(801)],
    payments: [cashOf(700, 2, 10)],
    held: 10,
    open: 24.5,
  });
  server.announce();
  await expect.element(dialog).toHaveTextContent('Ben pays $10.00 in cash');
  expect(act('Charge the held card').query()).toBeNull();
});

test('R84 staff let go of a card', async () => {
  await openWith([card(801)]);
  await act('Let go of the card of Ada').click();
  await expect.element(page.getByText('The card of Ada is held no more.')).toBeVisible();
  expect(act('Charge the held card').query()).toBeNull();
});

test('R84 a payment by such a card is told as that', async () => {
  const paid = { ...cashOf(951, 1, 12), method: 'card' as const, by_held_card: true };
  const charging = { ...paid, id: uuid(952), amount: 9, to_pay: 9 };
  await openWith([], { payments: [{ ...paid, state: 'paid' }, charging] });
  await expect.element(dialog).toHaveTextContent('Ada: $12.00 paid by the card left at the table');
  await expect.element(dialog).toHaveTextContent('The card of Ada is being charged with $9.00');
});
