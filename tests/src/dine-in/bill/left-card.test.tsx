import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TabHeldCard } from '#schemas/api/tabs.ts';
import { tabCard as words } from '#schemas/messages/en/tab-card.ts';
import { LeftCard } from '#src/features/dine-in/card/left-card.tsx';
import { ben, mia, payment, tabOf } from './sample-tab.ts';
import { openBill, TabServer, violations } from './open-bill.tsx';

const hold = { amount: 100, hours: 2 };
const button = (name: string | RegExp) => page.getByRole('button', { name });

const card = (change: Partial<TabHeldCard> = {}): TabHeldCard => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  guest_id: mia,
  state: 'held',
  amount: 100,
  last_four: '4242',
  failure: null,
  ...change,
});

/** Mia's tab with these cards; what a call about hers is answered with. */
function open(cards: readonly TabHeldCard[] = [], change: Parameters<typeof tabOf>[0] = {}) {
  const tab = tabOf({ card_hold: hold, held_cards: [...cards], ...change });
  return openBill(tab, new TabServer(tab), LeftCard);
}
const fillCard = async (number = '4242 4242 4242 4242') => {
  await page.getByLabelText('Card number').fill(number);
  await page.getByLabelText('Expiry').fill('08 / 29');
  await page.getByLabelText('Security code').fill('123');
};

beforeEach(() => page.viewport(414, 896));

describe('R84 a card for the tab', () => {
  test('is offered with what it means, and held by one press after a refusal', async () => {
    const { server } = open();
    await expect.element(page.getByText(/your bank holds \$100\.00/)).toBeVisible();
    await expect.element(page.getByText(/^It pays for the whole table/)).toBeVisible();
    await button('Leave a card').click();
    expect(await violations()).toEqual([]);
    const declined = 'Your card was declined. Try another one.';
    server.next('POST /card', { status: 402, body: { error: declined, code: 'card_declined' } });
    await fillCard();
    await button('Hold $100.00').click();
    await expect.element(page.getByText(declined)).toBeVisible();
    server.tab = { ...server.tab, held_cards: [card()] };
    await fillCard();
    await button('Hold $100.00').click();
    await expect.element(page.getByText(words.held('4242', '$100.00'))).toBeVisible();
    expect(page.getByLabelText('Card number').query()).toBeNull();
    const heading = page.getByRole('heading', { name: words.heading });
    expect(document.activeElement).toBe(heading.element());
    const keys = server.calls('POST /card').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test('is not offered where the restaurant takes none, or no cards are taken', async () => {
    const { stores, push, server } = open();
    await expect.element(button('Leave a card')).toBeVisible();
    const { paymentConfig } = stores.config.getState();
    stores.config.setState({ paymentConfig: { ...paymentConfig, gateways: ['cash'] } });
    await expect.element(button('Leave a card')).not.toBeInTheDocument();
    stores.config.setState({ paymentConfig: { ...paymentConfig, gateways: ['sandbox'] } });
    await expect.element(button('Leave a card')).toBeVisible();
    push({ ...server.tab, card_hold: null });
    await expect.element(button('Leave a card')).not.toBeInTheDocument();
  });

  test('that is held says which one it is and what it pays, and is taken back', async () => {
    const { server } = open([card(), card({ guest_id: ben, id: 'b', last_four: null })]);
    await expect.element(page.getByText(words.held('4242', '$100.00'))).toBeVisible();
    await expect.element(page.getByText(words.pays(2))).toBeVisible();
    await expect.element(page.getByText('A card of Ben is held for this tab.')).toBeVisible();
    expect(await violations()).toEqual([]);
    server.tab = { ...server.tab, held_cards: [] };
    await button('Release my card').click();
    await expect.element(button('Leave a card')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: words.heading })).toHaveFocus();
    expect(server.calls('DELETE /card')).toHaveLength(1);
  });

  test('that holds less than is open says so', async () => {
    open([card({ amount: 10 })]);
    await expect.element(page.getByText(words.short('$39.50'))).toBeVisible();
  });

  test('whose bank gives nothing any more says so, and another one is offered', async () => {
    open([card({ state: 'failed', failure: 'refused' })]);
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.refused);
    await expect.element(button('Leave a card')).toBeVisible();
  });

  test('whose bank was asked before a reload is asked for again', async () => {
    const { server, push } = open([card({ state: 'waiting', last_four: null })]);
    await expect.poll(() => server.calls('POST /card/check')).toHaveLength(1);
    push({ ...server.tab, held_cards: [card()] });
    await expect.element(button('Release my card')).toBeVisible();
  });
});

describe('R84 a part that is paid', () => {
  test('is paid by the card that is held, without typing', async () => {
    const tab = tabOf({ card_hold: hold, held_cards: [card()], payments: [payment()] });
    const { server } = openBill(tab);
    await button('Pay with your held card ending in 4242').click();
    await expect.element(page.getByRole('heading', { name: 'Thank you, Mia!' })).toBeVisible();
    expect(server.calls('POST /payments/…/card').map(({ body }) => body)).toEqual([
      { gateway: 'held_card' },
    ]);
  });

  test('offers no card that holds less', async () => {
    openBill(tabOf({ held_cards: [card({ amount: 18 })], payments: [payment()] }));
    await expect.element(button('Pay $18.50')).toBeVisible();
    expect(button(/held card/).query()).toBeNull();
  });
});
