import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '#schemas/api/orders.ts';
import { OrderHistoryScreen } from '#src/screens/order-history.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { signIn } from '../favourites/wishlist-stand-in.ts';
import { menuOf } from '../sample-menu.ts';
import { idOf, ordersStandIn, orderWith, sample } from './orders-stand-in.ts';

type Opening = { at?: string; as?: 'guest' | 'user' | 'nobody'; ofGuest?: Order[] };

function drawPage(
  orders: Order[],
  { at = '/order-history', as = 'guest', ofGuest = [] }: Opening = {},
) {
  const server = ordersStandIn(orders, ofGuest);
  const drawn = drawInStorefront(<OrderHistoryScreen />, {
    menu: menuOf([]),
    fetch: server.fetch,
    address: at,
  });
  const account = drawn.stores.account.getState();
  if (as === 'user') signIn(drawn.stores);
  if (as === 'guest') {
    account.getGuestUser();
    account.setGuestToken('token');
  }
  return { ...drawn, server };
}

const card = (number: number) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('/order-history', () => {
  it('lists what a guest ordered in this browser, and says what an account is for', async () => {
    drawPage([orderWith(1)]);
    await expect.element(card(41)).toHaveTextContent('Newtown · Pickup');
    await expect.element(card(41)).toHaveTextContent('Margherita, Garlic bread');
    await expect.element(card(41)).toHaveTextContent('$30.50');
    await expect.element(page.getByText(/These are the orders of this browser/)).toBeVisible();
  });

  it('lists those of a user without that', async () => {
    drawPage([orderWith(1)], { as: 'user' });
    await expect.element(card(41)).toBeVisible();
    await expect.element(page.getByText(/orders of this browser/)).not.toBeInTheDocument();
  });

  it('R79 offers a user what the address ordered before, where there is none of the account', async () => {
    drawPage([], { as: 'user', ofGuest: [orderWith(1)] });
    await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect.element(page.getByText(/With this email address you made an order/)).toBeVisible();
    await button('Add to my account').click();
    await expect.element(card(41)).toBeVisible();
    expect(page.getByText(/With this email address/).elements()).toEqual([]);
  });

  it('R79 offers it above the orders of the account', async () => {
    drawPage([orderWith(1)], { as: 'user', ofGuest: [orderWith(2)] });
    await expect.element(card(41)).toBeVisible();
    await expect.element(button('Add to my account')).toBeVisible();
  });

  it('R79 offers it to no guest', async () => {
    drawPage([orderWith(1)], { ofGuest: [orderWith(2)] });
    await expect.element(card(41)).toBeVisible();
    expect(button('Add to my account').elements()).toEqual([]);
  });

  it('asks for nothing where nobody has ordered, and shows the way to the menu', async () => {
    const { server } = drawPage([orderWith(1)], { as: 'nobody' });
    await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(server.asked).toEqual([]);
  });

  it('goes on with older ones, and asks again where they did not come', async () => {
    const { server } = drawPage([orderWith(1), orderWith(2), orderWith(3)]);
    await expect.element(card(42)).toBeVisible();
    await expect.element(card(43)).not.toBeInTheDocument();
    server.fail(/after/, 400);
    await button('Show older orders').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('did not load');
    await button('Show older orders').click();
    await expect.element(card(43)).toBeVisible();
    await expect.element(button('Show older orders')).not.toBeInTheDocument();
  });

  it('filters by restaurant and kind, which the address keeps', async () => {
    const { place } = drawPage([orderWith(1), orderWith(2, { delivery_method: 'delivery' })]);
    await expect.element(card(41)).toBeVisible();
    await page.getByLabelText('How you got it').selectOptions('Delivery');
    await expect.element(card(41)).not.toBeInTheDocument();
    await expect.element(card(42)).toBeVisible();
    await expect.poll(place).toBe('/order-history?kind=delivery');
    await page.getByLabelText('Restaurant').selectOptions('Glebe');
    await expect.element(page.getByRole('heading', { name: 'No order fits' })).toBeVisible();
    await expect.poll(place).toBe('/order-history?kind=delivery&restaurant=2');
    await button('Show all orders').click();
    await expect.element(card(41)).toBeVisible();
  });

  it('begins with what a linked address asks for', async () => {
    drawPage([orderWith(1), orderWith(2, { delivery_method: 'delivery' })], {
      at: '/order-history?kind=delivery',
    });
    await expect.element(card(42)).toBeVisible();
    await expect.element(card(41)).not.toBeInTheDocument();
  });

  it('follows an order that is under way, and cancels it where that is allowed', async () => {
    drawPage([orderWith(1, { status: 'placed', may_cancel: true })]);
    await card(41).getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect.element(card(41)).toHaveTextContent('You cancelled this order');
    await expect
      .element(card(41).getByRole('button', { name: 'Cancel the order' }))
      .not.toBeInTheDocument();
  });

  it('orders again, and says what could not be added', async () => {
    drawPage([orderWith(1)]);
    await card(41).getByRole('button', { name: /again/i }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('Soup');
    await expect.element(dialog).toHaveTextContent('It is sold out.');
  });

  it('says that they did not come, and asks again', async () => {
    const server = ordersStandIn([orderWith(1)]);
    server.fail(/orders/, 400);
    const { stores } = drawInStorefront(<OrderHistoryScreen />, {
      menu: menuOf([]),
      fetch: server.fetch,
      address: '/order-history',
    });
    signIn(stores);
    await expect
      .element(page.getByRole('heading', { name: 'Your orders did not load' }))
      .toBeVisible();
    await button('Try again').click();
    await expect.element(card(41)).toBeVisible();
  });
});

describe('a receipt', () => {
  const australian = { ...sample.restaurant, tax_number: '53 004 085 616' };
  const at = `/order-history?receipt=${idOf(1)}`;

  it('is a tax invoice of a registered restaurant: its ABN, the day, what was sold, the GST', async () => {
    drawPage([orderWith(1, { restaurant: australian, tax_total: 2.77 })], { at });
    const paper = page.getByRole('article', { name: 'Tax invoice' });
    await expect.element(paper).toHaveTextContent('ABN 53 004 085 616');
    await expect.element(paper).toHaveTextContent('21 Nov 2026');
    await expect.element(paper).toHaveTextContent('Margherita');
    await expect.element(paper).toHaveTextContent('The total includes GST of $2.77.');
  });

  it('is a plain one where the restaurant has no number, or the order was called off', async () => {
    drawPage([orderWith(1, { tax_total: 2.77 })], { at });
    await expect.element(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
    drawPage([orderWith(1, { restaurant: australian, status: 'cancelled', tax_total: 2.77 })], {
      at,
    });
    await expect.element(page.getByText(/so this is no invoice/)).toBeVisible();
    await expect
      .element(page.getByRole('article', { name: 'Tax invoice' }))
      .not.toBeInTheDocument();
  });

  it('of somebody else is not there', async () => {
    drawPage([], { at });
    await expect
      .element(page.getByRole('heading', { name: 'There is no such receipt here' }))
      .toBeVisible();
  });
});
