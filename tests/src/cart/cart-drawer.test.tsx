import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf } from '../sample-menu.ts';
import { cartStandIn, lineOf } from './cart-stand-in.ts';

const pizza = () => lineOf({ id: 7, name: 'Margherita', unit: 18.5, quantity: 2 });
const cola = () => lineOf({ id: 8, name: 'Cola', unit: 4, quantity: 1 });

function openCart(server: ReturnType<typeof cartStandIn>, address = '/menu?cart=open') {
  const drawn = drawInStorefront(<CartHost />, { menu: menuOf([]), fetch: server.fetch, address });
  const { account } = drawn.stores;
  account.getState().getGuestUser();
  account.getState().setGuestToken('token');
  return drawn;
}

const dialog = () => page.getByRole('dialog', { name: 'Your cart' });
const total = () => dialog().getByRole('definition').last();

it('the bar at the foot of a phone is called by the words that it shows', async () => {
  await page.viewport(375, 740);
  openCart(cartStandIn([pizza(), cola()]), '/menu');
  const bar = page.getByRole('button', { name: '3 View cart $41.00', exact: true });
  await bar.click();
  await expect.element(dialog()).toBeVisible();
});

/** A deal that would lower the cart by delivery's fee less than it costs. */
const leftOut = {
  deal_id: 1,
  name: 'Pizza day',
  reason: 'delivery_fee',
  amount: 6.9,
  is_partial: false,
  message: '“Pizza day” is left out: with it, delivery would cost $6.90 more.',
} as const;

describe('the cart drawer', () => {
  it('R36 says why a deal is left out', async () => {
    openCart(cartStandIn([pizza()], { deals_left_out: [leftOut] }));
    const list = dialog().getByRole('list', { name: 'Deals that are left out' });
    await expect.element(list).toHaveTextContent(leftOut.message);
  });

  it('increases at once, before the server has answered, and refetches after it', async () => {
    const server = cartStandIn([pizza()]);
    openCart(server);
    await expect.element(total()).toHaveTextContent('$37.00');
    server.hold();
    await dialog().getByRole('button', { name: 'One more Margherita' }).click();
    await expect.element(total()).toHaveTextContent('$55.50');
    expect(server.cart().total).toBe(37);
    const asked = server.calls.length;
    server.release();
    await expect.poll(() => server.calls.slice(asked).map(({ method }) => method)).toContain('GET');
    await expect.element(total()).toHaveTextContent('$55.50');
  });

  it('quick clicks follow one after the other and never meet their own version', async () => {
    const server = cartStandIn([pizza()]);
    const { toasts } = openCart(server);
    const more = dialog().getByRole('button', { name: 'One more Margherita' });
    await more.click();
    await more.click();
    await more.click();
    await expect.poll(() => server.cart().item_count).toBe(5);
    expect(server.changes().map(({ body }) => body)).toEqual([
      { cart_id: 7, quantity: 3 },
      { cart_id: 7, quantity: 4 },
      { cart_id: 7, quantity: 5 },
    ]);
    expect(toasts).toEqual([]);
  });

  it('on failure it refetches and shows a toast', async () => {
    const server = cartStandIn([pizza()]);
    const { toasts } = openCart(server);
    server.fail(500, 'No');
    await dialog().getByRole('button', { name: 'One more Margherita' }).click();
    await expect
      .poll(() => toasts)
      .toMatchObject([
        { kind: 'error', title: 'Error', description: 'Failed to update quantity.' },
      ]);
    await expect.element(total()).toHaveTextContent('$37.00');
  });

  it('R50 a change on top of one made elsewhere is refused, and the fresh cart is shown', async () => {
    const server = cartStandIn([pizza()]);
    const { toasts } = openCart(server);
    await expect.element(total()).toHaveTextContent('$37.00');
    server.changeElsewhere();
    await dialog().getByRole('button', { name: 'One Margherita fewer' }).click();
    await expect.poll(() => toasts.length).toBe(1);
    await expect.element(total()).toHaveTextContent('$37.00');
  });

  it('decreasing at quantity 1 removes the line', async () => {
    const server = cartStandIn([pizza(), cola()]);
    const { toasts } = openCart(server);
    await dialog()
      .getByRole('group', { name: 'How many Cola' })
      .getByRole('button', { name: 'Remove Cola' })
      .click();
    await expect.element(dialog().getByText('Cola')).not.toBeInTheDocument();
    await expect
      .poll(() => toasts)
      .toMatchObject([
        { title: 'Removed from cart', description: 'Item has been removed from your cart.' },
      ]);
    expect(server.changes()).toMatchObject([{ method: 'DELETE', path: '/api/v2/cart/8' }]);
  });

  it('a line that could not be removed comes back with a toast', async () => {
    const server = cartStandIn([pizza(), cola()]);
    const { toasts } = openCart(server);
    server.fail(500, 'No');
    await dialog()
      .getByRole('group', { name: 'How many Cola' })
      .getByRole('button', { name: 'Remove Cola' })
      .click();
    await expect
      .poll(() => toasts)
      .toMatchObject([{ title: 'Error', description: 'Failed to remove item from cart.' }]);
    await expect.element(dialog().getByText('Cola')).toBeVisible();
  });

  it('clears the cart with its toast, and Undo brings the lines back', async () => {
    const server = cartStandIn([pizza(), cola()]);
    const { toasts } = openCart(server);
    await dialog().getByRole('button', { name: 'Clear cart' }).click();
    await expect.element(dialog().getByText('Nothing here yet')).toBeVisible();
    await expect
      .poll(() => toasts)
      .toMatchObject([
        { title: 'Cart cleared', description: 'All items have been removed from your cart.' },
      ]);
    toasts[0]?.action?.onClick();
    await expect.poll(() => server.cart().item_count).toBe(3);
  });

  it('asks for the cart with the guest id, the coupon and cash, as the specification words it', async () => {
    const server = cartStandIn([pizza()]);
    const { stores } = openCart(server);
    await expect.element(total()).toHaveTextContent('$37.00');
    stores.checkout.getState().update({ couponCode: 'TEN', paymentMethod: 'cashOnDelivery' });
    const guestId = String(stores.account.getState().guestUser?.guestId);
    await expect
      .poll(() => Object.fromEntries(server.calls.at(-1)?.query ?? []))
      .toEqual({
        guest_id: guestId,
        restaurant_id: '1',
        coupon_code: 'TEN',
        is_cash_on_delivery_opt: '1',
      });
  });

  it('is not asked for without a user id or guest id', async () => {
    const server = cartStandIn([pizza()]);
    drawInStorefront(<CartHost />, {
      menu: menuOf([]),
      fetch: server.fetch,
      address: '/menu?cart=open',
    });
    await expect.element(dialog().getByText('Nothing here yet')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('R96 says what has changed to those who cannot see it', async () => {
    const server = cartStandIn([pizza()]);
    openCart(server);
    await dialog().getByRole('button', { name: 'One more Margherita' }).click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Cart: 3 items, $55.50' }))
      .toBeInTheDocument();
  });
});
