import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItem } from '#schemas/api/cart.ts';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { menuIndexOf } from '#src/menu-model/menu-index-of.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { offersMenu } from '../dish/sample-offers.ts';
import { cartStandIn, lineOf } from './cart-stand-in.ts';

const productId = menuIndexOf(offersMenu(), 'AUD').products.get(3)?.productId ?? 0;

/** Two portions of chips with a dip. */
const chips = (): CartItem => ({
  ...lineOf({ id: 7, name: 'Chips', unit: 9, quantity: 2 }),
  restaurant_products: {
    id: 3,
    online_price: 9,
    price: 9,
    products: { id: productId, name: 'Chips' },
  },
  cart_modifiers: [
    {
      quantity: 1,
      restaurant_product_modifiers: { id: 33, online_price: 0, modifiers: { modifier: 'Sugo' } },
      cart_modifier_configurations: [],
      cart_modifiers: [],
    },
  ],
});

const cola = () => lineOf({ id: 8, name: 'Cola', unit: 4, quantity: 1 });
const cart = () => page.getByRole('dialog', { name: 'Your cart' });
const dish = () => page.getByRole('dialog', { name: 'Chips' });

async function openChips() {
  const server = cartStandIn([chips(), cola()]);
  const drawn = drawInStorefront(<CartHost />, {
    menu: offersMenu(),
    fetch: server.fetch,
    address: '/menu?cart=open',
  });
  const { account } = drawn.stores;
  account.getState().getGuestUser();
  account.getState().setGuestToken('token');
  await cart().getByRole('button', { name: 'Change Chips' }).click();
  await expect.element(dish().getByRole('radio', { name: /Sugo/ })).toBeChecked();
  return { ...drawn, server };
}

describe('a line of the cart', () => {
  it('is opened with what was chosen, and another choice takes its place', async () => {
    const { server } = await openChips();
    await dish().getByRole('radio', { name: /Aioli/ }).click();
    await dish().getByRole('button', { name: 'Save · $20.00' }).click();
    await expect.element(dish()).not.toBeInTheDocument();
    expect(server.changes().map(({ body }) => body)).toMatchObject([
      { replaces: 7, restaurant_product_id: 3, quantity: 2, modifiers: [{ modifier_id: 34 }] },
    ]);
    await expect.poll(() => server.cart().items.map(({ id }) => id)).toEqual([7, 8]);
    await expect.element(cart().getByRole('button', { name: 'Change Chips' })).toHaveFocus();
  });

  it('stays open with what is chosen where that cannot be kept, and the reason is told', async () => {
    const { server, toasts } = await openChips();
    await dish().getByRole('radio', { name: /Aioli/ }).click();
    server.fail(409, 'Aioli is sold out.');
    await dish().getByRole('button', { name: 'Save · $20.00' }).click();
    await expect
      .poll(() => toasts)
      .toMatchObject([{ kind: 'error', description: 'Aioli is sold out.' }]);
    await expect.element(dish().getByRole('radio', { name: /Aioli/ })).toBeChecked();
    await expect.element(dish().getByRole('button', { name: 'Save · $20.00' })).toBeVisible();
  });

  it('that has left the menu offers no change', async () => {
    await openChips();
    await expect
      .element(cart().getByRole('button', { name: 'Change Cola' }))
      .not.toBeInTheDocument();
  });
});
