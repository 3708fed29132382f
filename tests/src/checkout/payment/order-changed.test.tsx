import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#schemas/api/cart.ts';
import type { OrderDifference } from '#schemas/api/order-differences.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { paths } from '#ui/paths.ts';
import { sampleCart, sampleItem } from '../../sample-cart.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { refusal, StandInServer } from '../stand-in-server.ts';
import { slotAt } from '../sample-slots.ts';

afterEach(forgetEverything);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const alert = page.getByRole('alert');
const thanks = page.getByRole('heading', { name: 'Thank you, Mia!' });
const margherita = sampleItem(1, 'Margherita', 21.5);
const bread = sampleItem(2, 'Garlic bread', 9);

/** On the payment screen with a cash order, ready to be placed. */
async function openPayment(server = new StandInServer()) {
  const blank = openApp({ at: '/nowhere', server });
  blank.stores.checkout.getState().update({
    paymentMethod: 'cashOnDelivery',
    pickupDate: '2026-11-21',
    pickupTime: '13:00',
    pickupAt: slotAt('2026-11-21', '13:00').instant,
    guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  });
  blank.close();
  const app = openApp({ at: paths.checkoutPayment, server });
  await expect.element(button('Place order · $30.50')).toBeEnabled();
  return app;
}

/** The next order is refused so, with the cart as it is now and what differs; nothing is placed. */
function refuse(
  server: StandInServer,
  problems: Problem[],
  fresh: Cart,
  diff: OrderDifference[] = [],
): void {
  const [first] = problems;
  server.before('placeOrder', () => {
    server.cart = fresh;
  });
  server.next(
    'placeOrder',
    refusal(409, first?.code ?? '', first?.message ?? '', {
      problems,
      new_total: fresh.total,
      diff,
      data: fresh,
    }),
  );
}

const total = { path: 'cart.total', code: 'total_changed', message: 'The total changed.' };

it('the cart is asked for once for all that a step shows', async () => {
  const { server } = await openPayment();
  await expect.poll(() => server.calls('getSlots')).toHaveLength(1);
  expect(server.calls('getCart')).toHaveLength(1);
});

describe('what changed between cart and payment is shown before money moves', () => {
  it('R54 a price: old, new and both totals; accepting sends the new version and total', async () => {
    const { server } = await openPayment();
    refuse(server, [total], sampleCart([sampleItem(1, 'Margherita', 23), bread]), [
      { kind: 'line_price', item_id: 1, name: 'Margherita', was: 21.5, now: 23 },
      { kind: 'total', was: 30.5, now: 32 },
    ]);
    await button('Place order · $30.50').click();
    await expect.element(alert).toHaveTextContent('Margherita was $21.50 and is now $23.00');
    await expect.element(alert).toHaveTextContent('The total was $30.50 and is now $32.00');
    await expect.element(alert).toHaveTextContent('Nothing was charged.');
    await button('Accept and order · $32.00').click();
    await expect.element(thanks).toBeVisible();
    expect(server.calls('placeOrder').at(-1)?.body).toMatchObject({ expected_total: 32 });
    expect(server.calls('payOrder')).toEqual([]);
  });

  it('R54 every difference that the server found, each on a line of its own', async () => {
    const { server } = await openPayment();
    const tea = sampleItem(3, 'Tea', 4);
    refuse(server, [total], sampleCart([{ ...margherita, quantity: 2, item_total: 43 }, tea]), [
      { kind: 'line_quantity', item_id: 1, name: 'Margherita', was: 1, now: 2 },
      { kind: 'line_removed', item_id: 2, was: 9 },
      { kind: 'line_added', item_id: 3, name: 'Tea', now: 4 },
      { kind: 'bill', line: 'delivery', name: 'Near', was: 6, now: 7.5 },
      { kind: 'bill', line: 'service', name: '', was: null, now: 0.5 },
      { kind: 'total', was: 30.5, now: 47 },
    ]);
    await button('Place order · $30.50').click();
    const lines = alert.getByRole('list', { name: 'What changed' }).getByRole('listitem');
    await expect
      .poll(() => lines.elements().map((line) => line.textContent))
      .toEqual([
        'Margherita: now 2 instead of 1',
        // The server has no name for a line that is gone; the customer has read it.
        'Garlic bread is no longer in your order',
        'Tea was added',
        'Delivery, Near was $6.00 and is now $7.50',
        'Service fee: $0.50 was added',
      ]);
    await expect.element(alert).toHaveTextContent('The total was $30.50 and is now $47.00');
  });

  it('R54 the order says what the customer saw of each line', async () => {
    const { server } = await openPayment();
    await button('Place order · $30.50').click();
    await expect.element(thanks).toBeVisible();
    expect(server.calls('placeOrder').at(-1)?.body).toMatchObject({
      seen: {
        lines: [
          { id: 1, quantity: 1, total: 21.5 },
          { id: 2, quantity: 1, total: 9 },
        ],
        bill: [],
      },
    });
  });

  it('R55 a sold-out dish: named, taken out on the spot, and the rest is ordered', async () => {
    const { server } = await openPayment();
    const soldOut = {
      path: 'items.2',
      code: 'out_of_stock',
      message: 'Garlic bread is sold out.',
    };
    refuse(server, [soldOut], sampleCart([margherita, bread]));
    await button('Place order · $30.50').click();
    await expect.element(alert).toHaveTextContent('Garlic bread is sold out.');
    await expect.element(button(/^Accept/)).not.toBeInTheDocument();
    await button('Remove Garlic bread').click();
    await button('Accept and order · $21.50').click();
    await expect.element(thanks).toBeVisible();
    expect(server.calls('placeOrder').at(-1)?.body).toMatchObject({
      expected_total: 21.5,
      cart_version: 4,
    });
  });

  it.each([
    ['slot_full', '13:00 is fully booked by now. Choose another time.'],
    ['paused', 'The oven is resting until two.'],
  ])(
    'R55 a time that cannot be had (%s): said, with the way to another one',
    async (code, message) => {
      const { server, place } = await openPayment();
      refuse(server, [{ path: 'pickup_time', code, message }], server.cart);
      await button('Place order · $30.50').click();
      await expect.element(alert).toHaveTextContent(message);
      await expect.element(button(/^Accept/)).not.toBeInTheDocument();
      await page.getByRole('link', { name: 'Choose another time' }).click();
      await expect.poll(() => place.href).toBe('/checkout');
      await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Mia Wong');
      expect(server.orders.size).toBe(0);
    },
  );

  it('R55 a code that is gone: what it took off is named, and going on without it is one press', async () => {
    const server = new StandInServer();
    const coupon = { code: 'TEN', description: '', is_active: true, discount: 3, refusal: null };
    const cheaper = {
      coupon,
      bill: [{ kind: 'coupon' as const, name: 'TEN', amount: -3 }],
    };
    server.priceFor = (cart, query) =>
      query.has('coupon_code')
        ? { ...cart, ...cheaper, total: cart.subtotal - 3, due: cart.subtotal - 3 }
        : cart;
    const { stores } = await openPayment(server);
    stores.checkout.getState().update({ couponCode: 'TEN' });
    await expect.element(button('Place order · $27.50')).toBeEnabled();
    const usedUp = { code: 'coupon_used_up', message: 'This code has been used up.' } as const;
    const fresh = {
      ...server.cart,
      coupon: { ...coupon, is_active: false, discount: 0, refusal: usedUp },
    };
    refuse(server, [total, { ...usedUp, path: 'coupon_code' }], fresh, [
      { kind: 'bill', line: 'coupon', name: 'TEN', was: -3, now: null },
      { kind: 'total', was: 27.5, now: 30.5 },
    ]);
    await button('Place order · $27.50').click();
    await expect.element(alert).toHaveTextContent('This code has been used up.');
    await expect.element(alert).toHaveTextContent('Code TEN: -$3.00 no longer counts');
    await button('Accept and order · $30.50').click();
    await expect.element(thanks).toBeVisible();
    const sent = server.calls('placeOrder').at(-1)?.body;
    expect(sent).toMatchObject({ expected_total: 30.5 });
    expect(sent).not.toHaveProperty('coupon_code');
  });

  it('R52 a cart that was ordered already leads to its order', async () => {
    const { server } = await openPayment();
    const id = '00000001-0000-4000-8000-000000000000';
    server.next(
      'placeOrder',
      refusal(409, 'already_ordered', 'This cart was ordered already.', { order_id: id }),
    );
    await button('Place order · $30.50').click();
    await expect.element(alert).toHaveTextContent('You have ordered this already');
    await expect
      .element(page.getByRole('link', { name: 'See your order' }))
      .toHaveAttribute('href', paths.orderConfirmation(id));
  });
});
