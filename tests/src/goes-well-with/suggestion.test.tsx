import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Menu } from '#schemas/api/menu.ts';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn, lineOf } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf, product, size } from '../sample-menu.ts';

afterEach(() => sessionStorage.clear());

/** The cart's first line is of the dish 1007, as the stand-in has it. */
const pizza = 1007;
const cola = product({
  id: 6,
  product_id: 102,
  name: 'Cola',
  online_price: 4,
  allergens: ['Caffeine'],
});
const wine = product({
  id: 8,
  product_id: 103,
  name: 'House red',
  online_price: 9,
  configurations: [size],
});

const menuWith = (...with_ids: number[]): Menu => ({
  ...menuOf([product({ id: pizza, name: 'Margherita' }), cola, wine]),
  goes_well_with: [{ id: pizza, with_ids, is_chosen: false }],
});

function open(menu: Menu, address: string, server = cartStandIn([lineOf(line)])) {
  const site = (
    <>
      <MenuScreen />
      <CartHost />
    </>
  );
  const drawn = drawInStorefront(site, { menu, fetch: server.fetch, address });
  drawn.stores.account.getState().getGuestUser();
  drawn.stores.account.getState().setGuestToken('token');
  return { server, ...drawn };
}
const line = { id: 7, name: 'Margherita', unit: 18.5, quantity: 1 };
const cart = () => page.getByRole('dialog', { name: 'Your cart' });
const row = () => page.getByRole('region', { name: /^Goes well with/ });

test('the cart suggests one dish, which + adds, and no other follows', async () => {
  const { server } = open(menuWith(6, 8), '/menu?cart=open');
  await expect.element(row()).toHaveTextContent(/Cola\$4\.00/);
  // Half faded in, no text has its contrast yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const found = await axe.run(cart().element());
  expect(found.violations).toEqual([]);
  await row().getByRole('button', { name: 'Add Cola' }).click();
  await expect.poll(() => server.cart().item_count).toBe(2);
  expect(server.changes()[0]?.body).toMatchObject({ restaurant_product_id: 6, quantity: 1 });
  await expect.element(row()).not.toBeInTheDocument();
  await expect.element(cart().getByRole('heading', { name: 'Your cart' })).toHaveFocus();
});

test('a dish that asks something is opened on the menu and nothing is added', async () => {
  const { server } = open(menuWith(8), '/menu?cart=open');
  const choose = row().getByRole('link', { name: 'Choose how you want House red' });
  await expect.element(choose).toHaveAttribute('href', '/menu?item=8');
  expect(server.changes()).toEqual([]);
});

test(
  'dismissed, it stays away for the tab, and focus stays in the cart',
  { tags: ['slow'] },
  async () => {
    open(menuWith(6), '/menu?cart=open');
    await row().getByRole('button', { name: 'Show no more suggestions' }).click();
    await expect.element(row()).not.toBeInTheDocument();
    await expect.element(cart().getByRole('heading', { name: 'Your cart' })).toHaveFocus();
    await cart().getByRole('button', { name: 'Close the cart' }).click();
    await expect.element(cart()).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Margherita', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
    await expect.element(row()).not.toBeInTheDocument();
  },
);

test('nothing is suggested against what was typed into the search', async () => {
  open(menuWith(6), '/menu?cart=open&q=no%20caffeine');
  await expect.element(cart().getByRole('listitem').first()).toHaveTextContent('Margherita');
  await expect.element(row()).not.toBeInTheDocument();
});

test('in the dialog of a dish + adds what asks nothing, says so, and what was chosen stays', async () => {
  const { server } = open(menuWith(8, 6), '/menu', cartStandIn());
  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await dialog.getByRole('textbox').fill('Well done');
  // House red asks a size: another dialog would lose what is chosen in this one.
  const add = row().getByRole('button', { name: 'Add Cola' });
  await add.click();
  await expect.element(row().getByRole('status')).toHaveTextContent('Cola is in your cart');
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => server.cart().item_count).toBe(1);
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Well done');
});
