import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tabBill as words } from '#schemas/messages/en/tab-bill.ts';
import { ben, payment, tabOf } from './sample-tab.ts';
import { openBill, TabServer, violations } from './open-bill.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const card = 'POST /payments/…/card';
const check = 'POST /payments/…/check';
const drop = 'DELETE /payments/…';

const fillCard = async () => {
  await page.getByLabelText('Card number').fill('4242 4242 4242 4242');
  await page.getByLabelText('Expiry').fill('08 / 29');
  await page.getByLabelText('Security code').fill('123');
};
const isFocused = async (name: string | RegExp) => {
  await expect.poll(() => document.activeElement === heading(name).query()).toBe(true);
};

/** Begins to pay Mia's own dishes by card. */
const begin = async () => {
  const opened = openBill();
  await button('Go on to pay $18.50').click();
  await isFocused('Pay $18.50 by card');
  return opened;
};

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('R83 by card', () => {
  test('a declined card is told, and another one pays on the same hold', async () => {
    const { server } = await begin();
    const declined = 'Your card was declined. Try another one.';
    server.next(card, { status: 402, body: { error: declined, code: 'card_declined' } });
    await fillCard();
    await button('Pay $18.50').click();
    await expect.element(page.getByText(declined)).toBeVisible();
    expect(server.tab.payments).toMatchObject([{ state: 'held' }]);
    await fillCard();
    await button('Pay $18.50').click();
    await isFocused('Thank you, Mia!');
    expect(server.calls('POST /payments')).toHaveLength(1);
    const keys = server.calls(card).map(({ key }) => key);
    expect(new Set(keys).size, 'a refusal is an answer').toBe(2);
  });

  test('a press without an answer keeps its key', async () => {
    const { server } = await begin();
    server.next(card, 'no reply');
    await fillCard();
    await button('Pay $18.50').click();
    await expect.element(page.getByText(words.card.network)).toBeVisible();
    await button('Pay $18.50').click();
    await isFocused('Thank you, Mia!');
    expect(new Set(server.calls(card).map(({ key }) => key)).size).toBe(1);
  });

  test('what the bank asks is answered on the page', async () => {
    const { server } = await begin();
    server.action = { kind: 'sandbox_challenge', challenge_id: 'c1' };
    await fillCard();
    await button('Pay $18.50').click();
    await button('Approve').click();
    await expect.element(heading('Thank you, Mia!')).toBeVisible();
    expect(server.calls(check)).toHaveLength(1);
  });

  test('given up it is open again, and what was chosen is still chosen', async () => {
    const { server } = await begin();
    await button(words.card.drop).click();
    await expect.element(page.getByRole('checkbox', { name: /Margherita/ })).toBeChecked();
    await expect.element(heading('Choose again')).not.toBeInTheDocument();
    expect(server.calls(drop)).toHaveLength(1);
    expect(server.tab.open).toBe(39.5);
  });

  test('giving up what is paid by now says so, and draws the tab as it is', async () => {
    const { server } = await begin();
    server.hold({ state: 'paid' });
    const error = 'This payment is done.';
    server.next(drop, { status: 409, body: { error, code: 'tab_payment_state' } });
    await button(words.card.drop).click();
    await isFocused('Thank you, Mia!');
    expect(server.calls(drop)).toHaveLength(1);
  });

  test('its time left is said; once it is over the part is open again, and that is told', async () => {
    const held = payment({ expires_at: inMinutes(9.9) });
    const { push } = openBill(tabOf({ payments: [held] }));
    await expect.element(page.getByText(/for about 10 minutes\. After that/)).toBeVisible();
    push(tabOf({ payments: [{ ...held, expires_at: inMinutes(-1) }] }));
    await expect.element(page.getByText(words.card.heldOver)).toBeVisible();
    push(tabOf());
    await isFocused(words.heading);
    await expect.element(page.getByText(words.ended.card)).toBeVisible();
    expect(await violations()).toEqual([]);
    await button(words.ended.ok).click();
    await expect.element(page.getByText(words.open('$39.50'))).toBeVisible();
  });

  test('after a reload it is gone on with: the bank’s question stands again', async () => {
    const server = new TabServer(tabOf({ payments: [payment()] }));
    server.action = { kind: 'sandbox_challenge', challenge_id: 'c1' };
    openBill(server.tab, server);
    await button('Approve').click();
    await expect.element(heading('Thank you, Mia!')).toBeVisible();
    expect(server.calls(card)).toEqual([]);
  });

  test('a refusal of before the reload is not told again, and the card is asked for', async () => {
    const server = new TabServer(tabOf({ payments: [payment()] }));
    server.next(check, { status: 402, body: { error: 'Declined before.', code: 'card_declined' } });
    openBill(server.tab, server);
    await expect.poll(() => server.calls(check)).toHaveLength(1);
    await fillCard();
    await button('Pay $18.50').click();
    await expect.element(heading('Thank you, Mia!')).toBeVisible();
  });

  test('paid after its time was over, the server’s sentence stands and the tab is asked for', async () => {
    const { server } = await begin();
    server.hold(null);
    const error = 'This payment is over. Choose again what you pay.';
    server.next(card, { status: 409, body: { error, code: 'tab_payment_state' } });
    await fillCard();
    await button('Pay $18.50').click();
    await expect.element(page.getByText(words.ended.card)).toBeVisible();
  });
});

describe('R83 in cash', () => {
  test('waits until staff confirm, without a reload', async () => {
    const held = payment({ method: 'cash', tip: 1.52, to_pay: 20 });
    const { push } = openBill(tabOf({ payments: [held] }));
    await expect.element(heading('The waiter comes to you for $20.00')).toBeVisible();
    await expect.element(page.getByText('It is $20.02, rounded for cash.')).toBeVisible();
    expect(await violations()).toEqual([]);
    push(tabOf({ payments: [{ ...held, state: 'paid' }] }));
    await isFocused('Thank you, Mia!');
    await expect
      .element(page.getByText('You paid $20.00, $1.52 of it for the team.'))
      .toBeVisible();
  });

  test('can be taken back', async () => {
    const { server } = openBill(tabOf({ payments: [payment({ method: 'cash' })] }));
    await button(words.cash.drop).click();
    await expect.element(page.getByText(words.open('$39.50'))).toBeVisible();
    expect(server.calls(drop)).toHaveLength(1);
  });

  test('refused by staff it says so', async () => {
    const { push } = openBill(tabOf({ payments: [payment({ method: 'cash' })] }));
    await expect.element(button(words.cash.drop)).toBeVisible();
    push(tabOf());
    await expect.element(page.getByText(words.ended.cash)).toBeVisible();
  });

  test('the last one at the table reads that everything is paid', async () => {
    const last = payment({ method: 'cash', amount: 20 });
    const other = payment({
      id: last.id.replace('b1', 'b2'),
      guest_id: ben,
      amount: 19.5,
      state: 'paid',
    });
    const { push } = openBill(tabOf({ payments: [last, other] }));
    await expect.element(button(words.cash.drop)).toBeVisible();
    push(tabOf({ payments: [{ ...last, state: 'paid' }, other] }));
    await expect.element(page.getByText(words.done.nothing)).toBeVisible();
    await expect.element(button(words.done.more)).not.toBeInTheDocument();
  });
});
