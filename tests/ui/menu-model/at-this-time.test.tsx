import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Menu } from '#schemas/api/menu.ts';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../../src/cart/cart-stand-in.ts';
import { drawInStorefront } from '../../src/draw-in-storefront.tsx';
import { always, bogo } from '../../src/dish/sample-offers.ts';
import { menuOf, product } from '../../src/sample-menu.ts';

const plain = menuOf([product({ id: 1, name: 'Panino' }), product({ id: 2, name: 'Pizza' })]);
const [category] = plain.categories;
if (!category) throw new Error('The sample menu has lost its category.');
const lunchOf = (weekdays: number[]) =>
  weekdays.map((weekday) => ({ weekday, from: '11:00', to: '15:00' }));
const menu: Menu = {
  ...plain,
  categories: [
    { ...category, restaurant_product_ids: [1], availability: lunchOf([1, 2, 3, 4, 5, 6]) },
    { ...category, id: 13, name: 'All day', restaurant_product_ids: [2] },
  ],
};

/** In Sydney, where the restaurant is, on Saturday, 21 November 2026. */
const at = (time: string) => () => Date.parse(`2026-11-21T${time}:00+11:00`);

function openMenu(now: () => number, shown = menu) {
  const server = cartStandIn();
  const site = (
    <>
      <MenuScreen />
      <CartHost />
    </>
  );
  drawInStorefront(site, { menu: shown, fetch: server.fetch, now });
  return server;
}

const card = (name: string) => page.getByRole('article').filter({ hasText: name });

describe('a dish that is not served now', () => {
  it('says from when today, and can still be ordered for then', async () => {
    const server = openMenu(at('09:30'));
    await expect.element(card('Panino').getByText(/^From 11:00 am$/i)).toBeVisible();
    await expect.element(card('Pizza').getByText(/From/)).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Panino', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Panino' });
    await expect
      .element(dialog.getByText(/From 11:00 am. Not served now. You can order it for later./i))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Add · $12.50' }).click();
    await expect.poll(() => server.cart().item_count).toBe(1);
  });

  it('goes by its own hours where it has some, whatever its category does', async () => {
    const [panino, pizza] = menu.restaurant_products;
    if (!panino || !pizza) throw new Error('The sample menu has lost its dishes.');
    const fromOne = { ...pizza, availability: [{ weekday: 6, from: '13:00', to: '15:00' }] };
    openMenu(at('12:30'), { ...menu, restaurant_products: [panino, fromOne] });
    await expect.element(card('Pizza').getByText(/^From 1:00 pm$/i)).toBeVisible();
    await expect.element(card('Panino').getByText(/From/)).not.toBeInTheDocument();
  });

  it('says nothing while it is served', async () => {
    openMenu(at('11:00'));
    await expect.element(card('Panino')).toBeVisible();
    await expect.element(card('Panino').getByText(/^From/)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'Add Panino to your order' }))
      .toBeVisible();
  });

  it('names the day where it is another', async () => {
    openMenu(at('15:30'));
    await expect.element(card('Panino').getByText('From Monday')).toBeVisible();
  });
});

describe('a dish of a deal', () => {
  const onPizza = (part: Partial<typeof bogo>): Menu => ({
    ...menu,
    deals: [
      {
        ...bogo,
        components: bogo.components.map((one) => ({ ...one, restaurant_product_ids: [2] })),
        ...part,
      },
    ],
  });

  it('says what the deal does while it holds', async () => {
    openMenu(at('12:00'), onPizza({}));
    await expect.element(card('Pizza').getByText('Buy 1, get 1 free')).toBeVisible();
    await expect.element(card('Panino').getByText(/Buy/)).not.toBeInTheDocument();
  });

  it('says nothing outside the deal’s hours', async () => {
    const evening = [{ weekday: 6, from: '18:00', to: '23:00' }];
    openMenu(at('12:00'), onPizza({ conditions: { ...always, windows: evening } }));
    await expect.element(card('Pizza')).toBeVisible();
    await expect.element(card('Pizza').getByText(/Buy/)).not.toBeInTheDocument();
  });
});
