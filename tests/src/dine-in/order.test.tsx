import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dineIn as words } from '#schemas/messages/en/dine-in.ts';
import { paths } from '#ui/paths.ts';
import { menu as menus } from '#variants/sections/menu/index.ts';
import { forgetEverything, openApp } from '../checkout/open-app.tsx';
import { refusal, type Sent } from '../checkout/stand-in-server.ts';
import { sampleCart, sampleItem } from '../sample-cart.ts';
import { code, openSeated, scanned, serverWithTable } from './open-table.ts';

beforeAll(() => menus.cards.preload());
afterEach(forgetEverything);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

const toPayment = async () => {
  await button('Continue to review').click();
  await button(/^Continue to payment/).click();
};
const inCash = async () => {
  await button('Continue to review').click();
  await page.getByRole('radio', { name: 'Pay our staff in cash' }).click();
};
const askedFor = ({ url }: Sent) =>
  Object.fromEntries(
    ['dine_in', 'pickup_date', 'pickup_time', 'delivery_method', 'postcode'].flatMap((key) => {
      const value = url.searchParams.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );

/** Chosen for another order: nothing of it may reach the table's. */
const delivery = {
  deliveryMethod: 'delivery' as const,
  pickupDate: '2026-11-21',
  pickupTime: '18:30',
  pickupAt: '2026-11-21T07:30:00.000Z',
  shippingDetails: {
    formattedAddress: '1 King Street',
    city: 'Sydney',
    postcode: '2042',
    suburb: 'Newtown',
  },
};

describe.each([
  ['/dine-in-menu', paths.dineInMenu],
  ['/dine-in-menu/deals', paths.dineInDeals],
  ['/dine-in-menu/checkout', paths.dineInCheckout],
  ['/dine-in-menu/checkout, step 2', `${paths.dineInCheckout}?step=2`],
  ['/dine-in-menu/checkout/payment', paths.dineInPayment],
])('specification §7 on %s', (_name, at) => {
  test('each call of the cart says dine_in=true, and neither date nor delivery; no times are asked', async () => {
    const first = openSeated({ at });
    first.stores.checkout.getState().update(delivery);
    first.close();
    const { server } = openApp({ at, server: serverWithTable() });
    await expect.poll(() => server.answered('getTable')).toBeGreaterThan(0);
    await expect.poll(() => server.answered('getCart')).toBeGreaterThan(0);
    for (const call of server.calls('getCart')) expect(askedFor(call)).toEqual({ dine_in: 'true' });
    expect(server.calls('getSlots')).toEqual([]);
    expect(server.calls('quoteDelivery')).toEqual([]);
  });
});

describe('an order to a table', () => {
  test('asks for no time, place or way; in cash it leads to its own confirmation, and to another round', async () => {
    const { server, stores, place, host } = openSeated();
    stores.checkout.getState().update(delivery);
    await expect.element(heading('Your table and your name')).toBeVisible();
    await expect.element(page.getByText('Table 12, Terrace')).toBeVisible();
    await expect.element(page.getByRole('group', { name: /like it/ })).not.toBeInTheDocument();
    await expect.element(heading('When?')).not.toBeInTheDocument();
    await expect.element(heading('Where to?')).not.toBeInTheDocument();
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
    await inCash();
    await expect.element(page.getByText('Our staff take $30.50 at your table.')).toBeVisible();
    await expect.element(button('Place order · $30.50')).toBeEnabled();
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
    await button(/^Place order/).click();
    await expect.poll(() => place.href).toMatch(/^\/dine-in\/order\/confirmation\/0000/);
    expect(server.calls('placeOrder').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        delivery_method: 'dine_in',
        table_id: code,
        pickup_date: null,
        pickup_time: null,
        payment_method: 'cashOnDelivery',
      }),
    ]);
    const [{ body } = { body: null }] = server.calls('placeOrder');
    expect(body).not.toHaveProperty('pickup_at');
    expect(body).not.toHaveProperty('shipping_details');
    await expect.element(heading('We bring it to table 12')).toBeVisible();
    await expect
      .element(page.getByText('$30.50 to be paid to our staff in cash.').first())
      .toBeVisible();
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'Order another round' }).click();
    await expect
      .element(page.getByRole('region', { name: 'Your table' }).getByText('Table 12, Terrace'))
      .toBeVisible();
    expect(stores.checkout.getState()).toMatchObject({
      attemptBody: null,
      guestDetails: { name: 'Mia Wong' },
    });
  });

  test('by card is paid on its own page', async () => {
    const { place, server } = openSeated();
    await toPayment();
    await page.getByLabelText('Card number').fill('4242 4242 4242 4242');
    await page.getByLabelText('Expiry').fill('08 / 29');
    await page.getByLabelText('Security code').fill('123');
    await button('Pay $30.50').click();
    await expect.poll(() => place.href).toMatch(/^\/dine-in\/order\/confirmation\/0000/);
    await expect.element(page.getByText('$30.50 paid by card.').first()).toBeVisible();
    expect(server.orders.size).toBe(1);
  });

  test('leaves what is chosen for a delivery as it is', async () => {
    const { stores } = openSeated();
    stores.checkout.getState().update(delivery);
    await expect.element(heading('Your table and your name')).toBeVisible();
    await button('Continue to review').click();
    await expect.element(heading('Does this look right?')).toBeVisible();
    await expect.element(page.getByText('Table 12, Terrace')).toBeVisible();
    expect(stores.checkout.getState()).toMatchObject({
      deliveryMethod: 'delivery',
      pickupTime: '18:30',
    });
  });

  test('guests give name, email and phone, as everywhere', async () => {
    const { stores } = openSeated();
    stores.checkout.getState().update({ guestDetails: null });
    await expect
      .element(page.getByText('Still needed: your name, your email and your phone number'))
      .toBeVisible();
  });

  test('R52 pressed twice is one order', async () => {
    const { server, place } = openSeated();
    await inCash();
    const place2 = button(/^Place order/);
    // It waits for the prices in cash.
    await expect.element(place2).toBeEnabled();
    const element = place2.element();
    if (!(element instanceof HTMLElement)) throw new Error('The button is no element.');
    element.click();
    element.click();
    await expect.poll(() => place.href).toMatch(/^\/dine-in\/order\/confirmation/);
    expect(server.orders.size).toBe(1);
    expect(server.calls('placeOrder')).toHaveLength(1);
  });
});

describe('when it fails', () => {
  const unknownTable = {
    path: 'table_id',
    code: 'unknown_table',
    message: 'Scan the code at your table once more, or ask our team.',
  };

  test('R80 a code that was renewed before the order is told, and scanning again loses nothing', async () => {
    const { server, close } = openSeated();
    await inCash();
    server.next(
      'placeOrder',
      refusal(422, 'unknown_table', unknownTable.message, { problems: [unknownTable] }),
    );
    await button(/^Place order/).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(unknownTable.message);
    // Whatever looks the table up from now on finds the code renewed.
    server.tables.clear();
    server.tables.set('p7r2', { restaurant_id: 7, name: '12', area: 'Terrace', refusal: null });
    await page.getByRole('link', { name: 'Scan the code on your table again' }).click();
    const strip = page.getByRole('region', { name: 'Your table' });
    await expect.element(strip.getByRole('alert')).toHaveTextContent(words.unknown);
    close();
    const again = openApp({ at: scanned.replace(code, 'p7r2'), server });
    await expect.element(strip.getByText('Table 12, Terrace')).toBeVisible();
    expect(again.stores.checkout.getState()).toMatchObject({
      tableId: 'p7r2',
      guestDetails: { name: 'Mia Wong' },
    });
    expect(server.cart.items).toHaveLength(2);
  });

  test('R80 in step 1 a code that is gone is told before anything is filled in for nothing', async () => {
    const server = serverWithTable();
    server.tables.clear();
    openSeated({ server });
    await expect.element(heading(words.whichHeading)).toBeVisible();
    await expect.element(page.getByText(words.unknown)).toBeVisible();
  });

  test('R81 a closed restaurant says so, and leads to no times or other restaurants', async () => {
    const { server } = openSeated();
    await inCash();
    const message = 'The restaurant is closed right now.';
    const problems = [{ path: 'delivery_method', code: 'closed_now', message }];
    server.next('placeOrder', refusal(409, 'closed_now', message, { problems }));
    await button(/^Place order/).click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(message);
    await expect.element(alert.getByRole('link', { name: /Choose/ })).not.toBeInTheDocument();
    await expect
      .element(alert.getByRole('link', { name: 'Change your order' }))
      .toHaveAttribute('href', '/dine-in-menu?cart=open');
  });

  test('without the network the same press is repeated, and the order is placed once', async () => {
    const { server, place } = openSeated();
    await inCash();
    server.next('placeOrder', 'reply lost');
    await button(/^Place order/).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing is lost');
    await button(/^Place order/).click();
    await expect.poll(() => place.href).toMatch(/^\/dine-in\/order\/confirmation/);
    expect(server.orders.size).toBe(1);
  });

  test('an order that waits for its card is finished though the code was renewed', async () => {
    const server = serverWithTable();
    server.keepsCarts = true;
    const first = openSeated({ server });
    await toPayment();
    await page.getByLabelText('Card number').fill('4242 4242 4242 4242');
    await page.getByLabelText('Expiry').fill('08 / 29');
    await page.getByLabelText('Security code').fill('123');
    server.next('payOrder', refusal(402, 'declined', 'Your bank said no.'));
    await button('Pay $30.50').click();
    await expect.element(page.getByText('Your bank said no.')).toBeVisible();
    first.close();
    server.tables.clear();
    server.cart = sampleCart([sampleItem(1, 'Margherita', 21.5), sampleItem(2, 'Garlic', 9)]);
    openApp({ at: paths.dineInPayment, server });
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
  });
});
