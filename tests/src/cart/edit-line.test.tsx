import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItem } from '#schemas/api/cart.ts';
import type { Menu } from '#schemas/api/menu.ts';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { offersMenu } from '../dish/sample-offers.ts';
import { group, modifier } from '../sample-menu.ts';
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

/** The same with one choice more. */
const withChoice = (item: CartItem, id: number, name: string): CartItem => ({
  ...item,
  cart_modifiers: item.cart_modifiers.flatMap((choice) => [
    choice,
    {
      ...choice,
      restaurant_product_modifiers: { id, online_price: 2, modifiers: { modifier: name } },
    },
  ]),
});

/** The menu with one extra for chips, which is sold out: ticked, or taken up to three times. */
function soldOutMenu(max_quantity: number): Menu {
  const menu = offersMenu();
  const cheese = modifier({ id: 41, name: 'Cheese', is_available: false, max_quantity });
  return {
    ...menu,
    restaurant_products: menu.restaurant_products.map((one) =>
      one.id === 3 ? { ...one, modifier_group_ids: [22, 23] } : one,
    ),
    modifier_groups: [
      ...menu.modifier_groups,
      group({ id: 23, name: 'Extras', modifiers: [cheese] }),
    ],
  };
}

async function openChips(item = chips(), menu = offersMenu()) {
  const server = cartStandIn([item, cola()]);
  const drawn = drawInStorefront(<CartHost />, {
    menu,
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

  it('is kept without a choice that has left the menu once it is changed', async () => {
    const { server } = await openChips(withChoice(chips(), 99, 'Mayo'));
    await dish().getByRole('button', { name: 'Save · $18.00' }).click();
    await expect.element(dish()).not.toBeInTheDocument();
    expect(server.changes().map(({ body }) => body)).toMatchObject([
      { replaces: 7, modifiers: [{ modifier_id: 33 }] },
    ]);
  });

  it.each([
    ['ticked', 1, () => dish().getByRole('checkbox', { name: /Cheese/ })],
    ['counted', 3, () => dish().getByRole('button', { name: 'Fewer: Cheese' })],
  ])('lets go of an extra that sold out since it was %s', async (_how, most, off) => {
    const { server } = await openChips(withChoice(chips(), 41, 'Cheese'), soldOutMenu(most));
    await off().click();
    await expect.element(dish().getByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await dish().getByRole('button', { name: 'Save · $18.00' }).click();
    await expect.element(dish()).not.toBeInTheDocument();
    expect(server.changes().map(({ body }) => body)).toMatchObject([
      { replaces: 7, modifiers: [{ modifier_id: 33 }] },
    ]);
  });

  it('that has left the menu offers no change', async () => {
    await openChips();
    await expect
      .element(cart().getByRole('button', { name: 'Change Cola' }))
      .not.toBeInTheDocument();
  });
});
