import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '#schemas/api/orders.ts';
import { OrderAgainPlace } from '#src/features/order-again/order-again-place.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { signIn } from '../favourites/wishlist-stand-in.ts';
import { idOf, ordersStandIn, orderWith } from '../order-history/orders-stand-in.ts';
import { menuOf } from '../sample-menu.ts';

afterEach(() => {
  delete document.documentElement.dataset['again'];
});

type Drawing = { as?: 'guest' | 'user' | 'nobody'; isReserved?: boolean; above?: string };

/** The place above the dishes, of a page whose script before first paint knew of orders or not. */
function drawPlace(
  orders: Order[],
  { as = 'user', isReserved = true, above = '0' }: Drawing = {},
  fail?: number,
) {
  if (isReserved) document.documentElement.dataset['again'] = '';
  const server = ordersStandIn(orders);
  if (fail !== undefined) server.fail(/^\/orders$/, fail);
  const drawn = drawInStorefront(
    <>
      <div style={{ blockSize: above }} />
      <OrderAgainPlace />
      <p>The dishes</p>
    </>,
    { menu: menuOf([]), fetch: server.fetch, address: '/' },
  );
  const account = drawn.stores.account.getState();
  if (as === 'user') signIn(drawn.stores);
  if (as === 'guest') {
    account.getGuestUser();
    account.setGuestToken('token');
  }
  return { ...drawn, server };
}

const region = () => page.getByRole('region', { name: 'Order again' });
const item = (name: string) => ({ ...dishOf(orderWith(1)), name });
function dishOf({ items: [first] }: Order): Order['items'][number] {
  if (!first) throw new Error('The sample order has no dish.');
  return first;
}

describe('order again', () => {
  it('shows the two last orders of a user', async () => {
    await page.viewport(1024, 740);
    drawPlace([orderWith(3), orderWith(2, { items: [item('Soup')] })]);
    await expect.element(region().getByRole('listitem').nth(1)).toHaveTextContent('Soup');
    const texts = region()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('Margherita, Garlic bread');
    expect(texts[0]).toContain('$30.50');
    await expect
      .element(region().getByRole('link', { name: 'All your orders' }))
      .toHaveAttribute('href', '/order-history');
  });

  it('one press puts a guest’s last order into the cart, and says what stays out', async () => {
    const { server } = drawPlace([orderWith(1)], { as: 'guest' });
    const again = region().getByRole('button', { name: 'Order this again' });
    await expect.element(again).toHaveAccessibleDescription('Margherita, Garlic bread');
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'Not everything fits today' });
    await expect.element(dialog).toHaveTextContent('It is sold out.');
    expect(server.asked).toContain(`POST /orders/${idOf(1)}/reorder`);
  });

  it('leads to an order that is under way', async () => {
    drawPlace([orderWith(1, { status: 'preparing' })]);
    await expect
      .element(region().getByRole('link', { name: 'Follow it: order 41' }))
      .toHaveAttribute('href', `/order-confirmation/${idOf(1)}`);
    expect(region().getByRole('button').elements()).toEqual([]);
  });

  it('asks for nothing where nobody is known, and leaves no space', async () => {
    const { server } = drawPlace([orderWith(1)], { as: 'nobody' });
    const dishes = page.getByText('The dishes');
    await expect.element(dishes).toBeVisible();
    expect(dishes.element().getBoundingClientRect().top).toBeLessThan(60);
    expect(server.asked).toEqual([]);
  });

  it('fills a space that was reserved whatever comes, so that nothing below moves', async () => {
    drawPlace([], {}, 400);
    const dishes = page.getByText('The dishes');
    await expect.element(region()).toHaveTextContent('Your last orders did not load.');
    const { top } = dishes.element().getBoundingClientRect();
    await region().getByRole('button', { name: 'Try again' }).click();
    await expect.element(region()).toHaveTextContent('There is no order of yours to repeat yet.');
    expect(dishes.element().getBoundingClientRect().top).toBe(top);
  });

  it('without a reserved space it appears below the window alone', async () => {
    const { stores } = drawPlace([orderWith(1)], { isReserved: false });
    // Remembered for the next load, which reserves it.
    await expect.poll(() => stores.siteStorage.read('hasOrdered')).toBe('{"tenantId":139}');
    expect(region().elements()).toEqual([]);
    const below = drawPlace([orderWith(1)], { isReserved: false, above: '200vh' });
    await expect.element(region()).toHaveTextContent('Margherita');
    expect(below.server.asked).toEqual(['GET /orders']);
  });
});
