import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tab as words } from '#schemas/messages/en/tab.ts';
import { paths } from '#ui/paths.ts';
import { forgetEverything } from '../checkout/open-app.tsx';
import { refusal } from '../checkout/stand-in-server.ts';
import { sampleCart, sampleItem } from '../sample-cart.ts';
import { code as token, openSeated } from './open-table.ts';
import { sampleTab, StandInTabs, tabId } from './stand-in-tabs.ts';

afterEach(forgetEverything);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const send = button('Send to the kitchen · $30.50');

function openRound() {
  const tabs = new StandInTabs();
  tabs.join(sampleTab());
  const app = openSeated({ server: tabs.server });
  // Nothing of who they are is asked: they have a name on the tab.
  app.stores.checkout.getState().update({ guestDetails: null });
  return { ...app, tabs };
}

describe('R82 a round of a guest on a tab', () => {
  test('is one step: a note and the button; it stands on the tab and the cart is empty', async () => {
    const { host, place, stores, tabs, server } = openRound();
    await expect.element(send).toBeVisible();
    await expect.element(page.getByText(/brought to table 12, Terrace/)).toBeVisible();
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
    await page
      .getByLabelText(/note|know/i)
      .first()
      .fill('No onions');
    await send.click();
    await expect.poll(() => place.href).toBe(paths.dineInTab);
    expect(server.calls('placeOrder').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        payment_method: 'tab',
        tab_id: tabId,
        table_id: token,
        delivery_method: 'dine_in',
        special_instructions: 'No onions',
        expected_total: 30.5,
      }),
    ]);
    const [{ body } = { body: null }] = server.calls('placeOrder');
    expect(body).not.toHaveProperty('guest_details');
    tabs.write();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const rounds = page.getByRole('region', { name: 'Ordered so far' });
    await expect.element(rounds.getByText('Margherita')).toBeVisible();
    await expect.element(page.getByText('Mia, 12:16 pm')).toBeVisible();
    expect(stores.checkout.getState()).toMatchObject({
      attemptBody: null,
      tableId: token,
      specialInstructions: '',
    });
  });

  test('leaves tips, points, cards and cash to the bill', async () => {
    const { stores, server } = openRound();
    stores.checkout.getState().update({
      tip: { kind: 'percent', percent: 10 },
      points: 50,
      appliedGiftCard: 'h1',
      paymentMethod: 'cashOnDelivery',
    });
    await send.click();
    await expect.poll(() => server.answered('placeOrder')).toBe(1);
    const [{ body } = { body: null }] = server.calls('placeOrder');
    expect(body).not.toHaveProperty('tip_percent');
    expect(body).not.toHaveProperty('points');
    expect(body).toMatchObject({ payment_method: 'tab' });
  });

  test('can be paid at once instead, as any order to a table', async () => {
    const { server, stores } = openRound();
    stores.checkout.getState().update({
      guestDetails: { name: 'Mia', email: 'mia@example.com', phone_no: '0412 345 678' },
    });
    await page.getByRole('link', { name: words.round.payNow }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Your table and your name' }))
      .toBeVisible();
    await button('Continue to review').click();
    await button(/^Continue to payment/).click();
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    expect(server.calls('placeOrder')).toEqual([]);
  });

  test('R54 that costs something else now says so, and is sent when that is accepted', async () => {
    const { server, place } = openRound();
    await expect.element(send).toBeVisible();
    server.before('placeOrder', () => {
      server.cart = sampleCart([sampleItem(1, 'Margherita', 24)], server.cart.version + 1);
    });
    await send.click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await button('Send for $24.00').click();
    await expect.poll(() => place.href).toBe(paths.dineInTab);
    expect(server.orders.size).toBe(1);
  });

  test('R55 that is refused says every reason, and keeps the cart', async () => {
    const { server } = openRound();
    const message = 'Harbour takes no orders at the moment.';
    server.next(
      'placeOrder',
      refusal(422, 'restaurant_paused', message, {
        problems: [{ path: 'restaurant_id', code: 'restaurant_paused', message }],
      }),
    );
    await send.click();
    await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect.element(send).toBeVisible();
  });

  test.each([
    ['whose reply is lost', 'reply lost' as const],
    ['that finds the database frozen', refusal(503, 'unavailable', 'Please try again.')],
  ])('R51 %s is repeated under its key: one order', async (_name, answer) => {
    const { server, place } = openRound();
    server.next('placeOrder', answer);
    await send.click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await send.click();
    await expect.poll(() => place.href).toBe(paths.dineInTab);
    const keys = server.calls('placeOrder').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(server.orders.size).toBe(1);
  });

  test('R82 that comes after the tab was closed is sent on a new one', async () => {
    const { server, tabs, place } = openRound();
    await expect.element(send).toBeVisible();
    tabs.tab = sampleTab({ state: 'closed', own_guest_id: 2 });
    server.next('placeOrder', refusal(409, 'tab_closed', 'The tab is closed.'));
    await send.click();
    await expect.element(page.getByText(words.round.closedText)).toBeVisible();
    await page.getByLabelText(words.sitDown.name).fill('Mia');
    await button(words.round.openNew).click();
    await send.click();
    await expect.poll(() => place.href).toBe(paths.dineInTab);
    const sent = server.calls('placeOrder').map(({ body }) => body);
    expect(sent[1]).toMatchObject({ tab_id: '11111111-0000-4000-8000-000000000002' });
    expect(server.orders.size).toBe(1);
  });

  test('is not offered to who is on no tab', async () => {
    const tabs = new StandInTabs();
    tabs.tab = sampleTab();
    openSeated({ server: tabs.server });
    await expect
      .element(page.getByRole('heading', { name: 'Your table and your name' }))
      .toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  test('that nobody can look up is asked for again', async () => {
    const tabs = new StandInTabs();
    tabs.join(sampleTab());
    tabs.server.next('findTableTab', 'no reply');
    openSeated({ server: tabs.server });
    await expect.element(page.getByRole('heading', { name: words.page.failed })).toBeVisible();
    await button(words.page.again).click();
    await expect.element(send).toBeVisible();
  });
});
