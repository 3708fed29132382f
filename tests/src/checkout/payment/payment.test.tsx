import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#ui/paths.ts';
import type { PaymentMethod } from '#schemas/api/orders.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { sampleCart, sampleItem } from '../../sample-cart.ts';
import { refusal, StandInServer } from '../stand-in-server.ts';

afterEach(forgetEverything);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const thanks = () => page.getByRole('heading', { name: 'Thank you, Mia!' });

/** A draft whose steps are done, on the payment screen. */
function openPayment(paymentMethod: PaymentMethod, server = new StandInServer()) {
  const app = openApp({ at: '/nowhere', server });
  app.stores.checkout.getState().update({
    paymentMethod,
    pickupDate: '2026-11-21',
    pickupTime: '13:00',
    guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  });
  app.close();
  return openApp({ at: paths.checkoutPayment, server });
}

async function writeCard(number: string): Promise<void> {
  await page.getByLabelText('Card number').fill(number);
  await page.getByLabelText('Expiry').fill('0829');
  await page.getByLabelText('Security code').fill('123');
}

const keysOf = (server: StandInServer) =>
  server.calls('placeOrder').map(({ headers }) => headers.get('idempotency-key'));

describe('placing an order', () => {
  it('R61 asks for no card where there is nothing to pay, and says so on every step', async () => {
    const server = new StandInServer();
    server.cart = { ...sampleCart([sampleItem(1, 'Tap water', 0)]) };
    const { stores } = openPayment('card', server);
    await expect.element(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
    await expect.element(page.getByLabelText('Card number')).not.toBeInTheDocument();
    await button('Place order').click();
    await expect.element(thanks()).toBeVisible();
    expect(server.calls('payOrder')).toEqual([]);
    const [order] = server.orders.values();
    expect([order?.payment_method, stores.checkout.getState().isProcessing]).toEqual([
      'none',
      false,
    ]);
  });

  it('pays cash: places the order, thanks with number and time, and leads to the order', async () => {
    const { server, stores } = openPayment('cashOnDelivery');
    await button('Place order · $30.50').click();
    await expect.element(thanks()).toBeVisible();
    await expect.element(page.getByText('Your order 41 was sent to the restaurant.')).toBeVisible();
    await expect.element(page.getByText(/Ready today, 1:00/)).toBeVisible();
    const [id] = server.orders.keys();
    await expect
      .element(page.getByRole('link', { name: 'Follow your order' }))
      .toHaveAttribute('href', paths.orderConfirmation(id ?? ''));
    // The draft is fresh, and the guest's details stay.
    await expect
      .poll(() => stores.checkout.getState())
      .toMatchObject({
        pickupTime: null,
        attemptBody: null,
        placedOrderId: id,
        guestDetails: { name: 'Mia Wong' },
      });
    expect(stores.account.getState().guestUser?.phone_no).toBe('0412 345 678');
  });

  it('as soon as possible moves on with the clock until the order is sent', async () => {
    const { stores } = openPayment('cashOnDelivery');
    stores.checkout.getState().update({ pickupTime: '12:30', isAsap: true });
    await expect.element(page.getByText(/ready today, 12:45/)).toBeVisible();
  });

  it('sends the total and the cart version that the customer saw', async () => {
    const { server } = openPayment('cashOnDelivery');
    await button('Place order · $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(server.calls('placeOrder')[0]?.body).toMatchObject({
      cart_version: 3,
      expected_total: 30.5,
      pickup_date: '2026-11-21',
      pickup_time: '13:00',
      guest_details: { name: 'Mia Wong' },
    });
  });

  it('pays by card', async () => {
    const { server } = openPayment('card');
    await writeCard('4242424242424242');
    await expect.element(page.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await button('Pay $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect([...server.orders.values()].map(({ payment_status }) => payment_status)).toEqual([
      'paid',
    ]);
  });

  it('never keeps the card', async () => {
    openPayment('card');
    await writeCard('4000000000000002');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/4000 ?0000/);
  });

  it('a double click sends one order', async () => {
    const { server } = openPayment('cashOnDelivery');
    await button('Place order · $30.50').dblClick();
    await expect.element(thanks()).toBeVisible();
    expect(server.calls('placeOrder')).toHaveLength(1);
  });

  it('two tabs make one order, by one key', async () => {
    const first = openPayment('cashOnDelivery');
    const second = openApp({ at: paths.checkoutPayment, server: first.server });
    await expect.element(button('Place order · $30.50').nth(1)).toBeVisible();
    await button('Place order · $30.50').first().click();
    await expect.element(thanks().first()).toBeVisible();
    await button('Place order · $30.50').click();
    await expect.element(thanks().nth(1)).toBeVisible();
    expect(new Set(keysOf(first.server)).size).toBe(1);
    expect(second.server.orders.size).toBe(1);
  });

  it('a declined card is told under its field, and another one pays the same order', async () => {
    const { server } = openPayment('card');
    server.next('payOrder', refusal(402, 'card_declined', 'The card was declined.'));
    await writeCard('4000000000000002');
    await button('Pay $30.50').click();
    await expect
      .element(page.getByLabelText('Card number'))
      .toHaveAccessibleDescription('The card was declined.');
    await expect.element(page.getByLabelText('Expiry')).toHaveValue('08 / 29');
    await writeCard('4242424242424242');
    await button('Pay $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(new Set(keysOf(server)).size).toBe(1);
    const payKeys = server.calls('payOrder').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(payKeys).size).toBe(2);
  });
});

describe('a lost network', () => {
  it('a repeat after a lost reply is the same order', async () => {
    const { server } = openPayment('cashOnDelivery');
    server.next('placeOrder', 'no reply');
    await button('Place order · $30.50').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('will not be placed twice');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await button('Place order · $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  it('an order whose reply was lost is found after a reload', async () => {
    const first = openPayment('cashOnDelivery');
    first.server.next('placeOrder', 'reply lost');
    await button('Place order · $30.50').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    first.close();
    openApp({ at: paths.checkoutPayment, server: first.server });
    await expect.element(thanks()).toBeVisible();
    expect(first.server.orders.size).toBe(1);
  });

  it('a reload before the card was paid leads back to the same order', async () => {
    const first = openPayment('card');
    first.server.next('payOrder', 'no reply');
    await writeCard('4242424242424242');
    await button('Pay $30.50').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    first.close();
    openApp({ at: paths.checkoutPayment, server: first.server });
    await expect.element(page.getByText(/Order 41 is reserved for you/)).toBeVisible();
    await writeCard('4242424242424242');
    await button('Pay $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(first.server.orders.size).toBe(1);
  });
});

describe('what the server refuses', () => {
  it('R54 a difference is shown line by line, and the new total is accepted or the order changed', async () => {
    const { server } = openPayment('cashOnDelivery');
    server.before('placeOrder', () => {
      server.cart = sampleCart([sampleItem(1, 'Margherita', 23)], 4);
    });
    await button('Place order · $30.50').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Margherita was $21.50 and is now $23.00');
    await expect.element(alert).toHaveTextContent('Garlic bread is no longer in your order');
    await expect.element(page.getByRole('link', { name: 'Change your order' })).toBeVisible();
    await button('Accept and order · $23.00').click();
    await expect.element(thanks()).toBeVisible();
    // The request differs, so its key does.
    expect(new Set(keysOf(server)).size).toBe(2);
  });

  it('R55 every problem is shown with the way to where it is mended', async () => {
    const { server, place } = openPayment('cashOnDelivery');
    server.next(
      'placeOrder',
      refusal(409, 'slot_unavailable', 'Some things changed meanwhile.', {
        problems: [
          { path: 'pickup_time', code: 'slot_unavailable', message: 'This time is gone.' },
          { path: 'items.1', code: 'sold_out', message: 'Margherita is sold out.' },
        ],
      }),
    );
    await button('Place order · $30.50').click();
    await expect.element(page.getByText('Margherita is sold out.')).toBeVisible();
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expect.element(page.getByRole('heading', { name: 'When and for whom' })).toBeVisible();
    await expect.poll(() => place.href).toBe('/checkout');
  });

  it('R61 cash that the server refused this customer is offered no more, and why', async () => {
    const message = 'This order cannot be paid in cash.';
    const { server, place, stores } = openPayment('cashOnDelivery');
    server.next(
      'placeOrder',
      refusal(422, 'card_only', message, {
        problems: [{ path: 'payment_method', code: 'card_only', message }],
      }),
    );
    await button('Place order · $30.50').click();
    await expect.poll(() => place.href).toBe('/checkout?step=2');
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    await expect.element(page.getByRole('radio', { name: /cash/i })).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'Card' })).toBeChecked();
    expect(stores.checkout.getState().paymentMethod).toBe('card');
  });

  it('an order that waited too long is placed anew with the same press', async () => {
    const { server } = openPayment('card');
    server.next('payOrder', refusal(409, 'order_expired', 'This order waited too long.'));
    server.keepsCarts = true;
    await writeCard('4242424242424242');
    await button('Pay $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(new Set(keysOf(server)).size).toBe(2);
  });

  it('a key that another tab used for something else is renewed without a word', async () => {
    const { server } = openPayment('cashOnDelivery');
    server.next('placeOrder', refusal(422, 'idempotency_key_reused', 'Send a new one.'));
    await button('Place order · $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(new Set(keysOf(server)).size).toBe(2);
  });

  it('a payment on its way keeps its key', async () => {
    const { server } = openPayment('cashOnDelivery');
    server.next('placeOrder', refusal(409, 'payment_in_progress', 'Wait a moment.'));
    await button('Place order · $30.50').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wait a moment.');
    await button('Place order · $30.50').click();
    await expect.element(thanks()).toBeVisible();
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  it('shows what is wrong with a card before anything is sent', async () => {
    const { server } = openPayment('card');
    await button('Pay $30.50').click();
    await expect
      .element(page.getByLabelText('Card number'))
      .toHaveAccessibleDescription('Write the number on the front of your card.');
    await expect.element(page.getByLabelText('Card number')).toHaveFocus();
    expect(server.calls('placeOrder')).toHaveLength(0);
  });

  it('Enter in a field of the card pays', async () => {
    openPayment('card');
    await writeCard('4242424242424242');
    await userEvent.keyboard('{Enter}');
    await expect.element(thanks()).toBeVisible();
  });
});
