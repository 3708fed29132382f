import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Menu } from '#schemas/api/menu.ts';
import { InstoreMenuScreen } from '#src/screens/instore-menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { always, bogo } from '../dish/sample-offers.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { group, menuOf, modifier, product, size } from '../sample-menu.ts';

const toppings = group({
  modifiers: [
    modifier({ id: 11, name: 'Olives', price: 1, online_price: 1.5 }),
    modifier({ id: 12, name: 'Almonds', price: 2, online_price: 3, allergens: ['tree nuts'] }),
    modifier({ id: 13, name: 'Truffle', is_available: false }),
  ],
});
const menu = menuOf(
  [
    product({
      id: 1,
      name: 'Margherita',
      price: 12,
      online_price: 13.5,
      diets: ['vegetarian'],
      allergens: ['gluten', 'milk'],
      configurations: [size],
      modifier_group_ids: [21],
    }),
    product({ id: 2, name: 'Marinara', price: 10, online_price: 11, diets: ['vegan'] }),
    product({ id: 3, name: 'Calzone', is_available: false }),
  ],
  [toppings],
);

const openPage = (shown: Menu = menu, address = '/instore-menu', now?: () => number) =>
  drawInStorefront(<InstoreMenuScreen />, {
    menu: shown,
    fetch: cartStandIn().fetch,
    address,
    ...(now && { now }),
  });
const dish = (name: string) => page.getByRole('article').filter({ hasText: name });

describe('the in-store menu', () => {
  test('has the prices of the restaurant, of sizes and options too, and nothing to order with', async () => {
    openPage();
    const margherita = dish('Margherita');
    await expect.element(margherita.getByText('from $12.00')).toBeVisible();
    await expect.element(margherita).toHaveTextContent(/Small\s*\$12\.00\s*Large\s*\$16\.00/);
    await expect.element(dish('Marinara').getByText('$10.00')).toBeVisible();
    await margherita.getByText('Choices and extras').click();
    await expect.element(margherita).toHaveTextContent(/Olives\s*\+ \$1\.00/);
    await expect.element(margherita).toHaveTextContent(/Almonds \(tree nuts\)\s*\+ \$2\.00/);
    await expect.element(margherita).toHaveTextContent(/Truffle\s*sold out/);
    expect(document.body.textContent).not.toContain('$13.50');
    for (const name of [/^Add /, /favourite/, 'Margherita']) {
      expect(page.getByRole('button', { name }).elements()).toEqual([]);
    }
  });

  test('says what a dish contains, what the marks mean and which allergens there are', async () => {
    openPage();
    await expect.element(dish('Margherita').getByText('Contains gluten and milk')).toBeVisible();
    const legend = page.getByRole('region', { name: 'Diets and allergens' });
    await expect.element(legend).toHaveTextContent(/VG\s*Vegan/);
    await expect.element(legend).toHaveTextContent('gluten, milk and tree nuts');
    await expect.element(legend).toHaveTextContent('Please tell us about allergies');
  });

  test('shows what is sold out, and what is served at another time with that time', async () => {
    const [category] = menu.categories;
    if (!category) throw new Error('The sample menu has lost its category.');
    const breakfast = {
      ...category,
      availability: [{ weekday: 6, from: '07:00', to: '11:00' }],
    };
    // Saturday, 11:30 in Sydney, where the restaurant is.
    openPage({ ...menu, categories: [breakfast] }, '/instore-menu', () =>
      Date.parse('2026-11-21T11:30:00+11:00'),
    );
    await expect.element(dish('Calzone').getByText('Sold out')).toBeVisible();
    await expect.element(dish('Marinara').getByText(/^From Saturday/)).toBeVisible();
    await expect.element(page.getByText(/^Served Sat 7:00 am – 11:00 am/i)).toBeVisible();
  });

  test('leaves out what does not suit a diet or an allergy, by its address', async () => {
    openPage(menu, '/instore-menu?without=milk');
    await expect.element(dish('Marinara')).toBeVisible();
    await expect.element(dish('Margherita')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove the filter Without milk' }).click();
    await expect.element(dish('Margherita')).toBeVisible();
  });

  test('names the deals that hold in the restaurant, and none for deliveries alone', async () => {
    const atTable = { ...bogo, id: 1, name: 'Two for one' };
    const delivered = {
      ...bogo,
      id: 2,
      name: 'Delivered for less',
      conditions: { ...always, order_types: ['delivery' as const] },
    };
    openPage({ ...menu, deals: [atTable, delivered] });
    const deals = page.getByRole('region', { name: 'Deals' });
    await expect.element(deals.getByText('Two for one')).toBeVisible();
    await expect.element(deals.getByText('Delivered for less')).not.toBeInTheDocument();
  });

  test('shows the restaurant of its link, and that which is chosen in the header after it', async () => {
    const { place, stores } = openPage(menu, '/instore-menu?restaurant=1&without=milk');
    const links = page.getByRole('navigation', { name: 'Restaurants' });
    await expect
      .element(links.getByRole('link', { name: 'Newtown' }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(links.getByRole('link', { name: 'Glebe' }))
      .toHaveAttribute('href', '/instore-menu?restaurant=2&without=milk');
    stores.restaurant.getState().clear();
    await expect.poll(place).toBe('/instore-menu?restaurant=1&without=milk');
    const { selected } = stores.restaurant.getInitialState();
    expect(selected).toBeNull();
    const [first] = stores.boot.restaurants;
    if (first) stores.restaurant.getState().choose(first);
    await expect.poll(place).toBe('/instore-menu?without=milk');
  });

  test('axe finds nothing, with the choices of a dish open', async () => {
    openPage({ ...menu, deals: [bogo] });
    await dish('Margherita').getByText('Choices and extras').click();
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: true } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
