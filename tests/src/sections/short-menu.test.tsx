import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { openSite } from '../app/open-site.tsx';
import { menuOf, product } from '../sample-menu.ts';
import { bootWith, settingsWith } from '../site-boot.ts';

const dishes = ['Margherita', 'Arrabbiata', 'Tiramisu', 'Chinotto'];
const categories = ['Pizza', 'Pasta', 'Sweets', 'Drinks'];

/** Four categories of a dish each; the last of them sells best. */
const whole = menuOf(dishes.map((name, place) => product({ id: place + 1, name })));
const menu = {
  ...whole,
  best_selling: [4],
  categories: categories.map((name, place) => ({
    id: 20 + place,
    name,
    description: '',
    image_url: null,
    availability: [],
    restaurant_product_ids: [place + 1],
    combo_ids: [],
    half_set_ids: [],
  })),
};

type Home = {
  home?: readonly string[];
  at?: string;
  extent?: 'whole' | 'short';
  sold?: number[];
  /** The third dish is a favourite of the kitchen. */
  marked?: boolean;
};

/** The home page with the menu and these sections beside it. */
function openHome({ home = ['menu'], at = '/', extent = 'short', sold = [4], marked }: Home) {
  const config = siteConfigSchema.parse({
    hero: { variant: 'compact' },
    menu: { title: 'The board', onHome: extent },
    sections: { sold: { type: 'spotlight', title: 'The favourites' } },
    layout: { home: home.map((id) => ({ id })) },
  });
  const settings = settingsWith(config);
  const products = menu.restaurant_products.map((one) => ({
    ...one,
    is_best_seller: marked === true && one.id === 3,
  }));
  return openSite({
    at,
    boot: bootWith({
      menu: { ...menu, best_selling: sold, restaurant_products: products },
      settings,
      selectedRestaurantId: 1,
    }),
  });
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const dish = (name: string) => page.getByRole('link', { name, exact: true });
const hrefOf = (name: string) =>
  page.getByRole('link', { name }).first().element().getAttribute('href');

describe('the short form of the menu on the home page', () => {
  it('has the best sellers, the first two categories and the way to the whole menu', async () => {
    const { address } = openHome({});
    await expect.element(heading('Most ordered')).toBeVisible();
    await expect.element(dish('Chinotto')).toBeVisible();
    await expect.element(heading('Pizza')).toBeVisible();
    await expect.element(heading('Pasta')).toBeVisible();
    expect(heading('Sweets').elements()).toHaveLength(0);
    expect(dish('Tiramisu').elements()).toHaveLength(0);
    expect(page.getByRole('searchbox').elements()).toHaveLength(0);
    await page.getByRole('link', { name: 'See the whole menu' }).click();
    await expect.poll(address).toBe('/menu');
    await expect.element(dish('Tiramisu')).toBeVisible();
    expect(page.getByRole('link', { name: 'See the whole menu' }).elements()).toHaveLength(0);
  });

  it('leaves the best sellers to the section that has them already', async () => {
    openHome({ home: ['sold', 'menu'] });
    await expect.element(heading('The favourites')).toBeVisible();
    await expect.element(heading('Pizza')).toBeVisible();
    expect(heading('Most ordered').elements()).toHaveLength(0);
  });

  it('begins with what the kitchen marked while nothing was sold', async () => {
    openHome({ sold: [], marked: true });
    await expect.element(heading('Our favourites')).toBeVisible();
    await expect.element(dish('Tiramisu')).toBeVisible();
    expect(heading('Most ordered').elements()).toHaveLength(0);
  });

  it('opens its dishes', async () => {
    openHome({});
    await dish('Arrabbiata').click();
    await expect.element(page.getByRole('dialog', { name: 'Arrabbiata' })).toBeVisible();
  });

  it('is not what a whole menu is', async () => {
    openHome({ extent: 'whole' });
    await expect.element(dish('Tiramisu')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    expect(heading('Most ordered').elements()).toHaveLength(0);
  });
});

describe('links into the menu of a home page that has its short form', () => {
  it('lead from a category to its place here, or on the menu’s own page', async () => {
    openHome({ home: ['categories', 'menu'] });
    await expect.element(page.getByRole('link', { name: 'Sweets' }).first()).toBeVisible();
    expect([hrefOf('Pizza'), hrefOf('Pasta'), hrefOf('Sweets'), hrefOf('Drinks')]).toEqual([
      '#category-20',
      '#category-21',
      '/menu/category/sweets-22',
      '/menu/category/drinks-23',
    ]);
  });

  it('lead to a category that is not drawn here on the menu’s own page', async () => {
    const { address } = openHome({ at: '/#category-23' });
    await expect.poll(address).toBe('/menu');
    await expect.element(dish('Chinotto')).toBeVisible();
  });

  it('stay here for a category that is', async () => {
    const { address } = openHome({ at: '/#category-21' });
    await expect.element(heading('Pasta')).toBeVisible();
    expect(address()).toBe('/');
  });

  it('lead to what a search finds on the menu’s own page', async () => {
    const { address } = openHome({ at: '/?q=tiramisu' });
    await expect.poll(address).toBe('/menu?q=tiramisu');
  });

  it('lead a search of the hero there, too', async () => {
    const { address } = openHome({ home: ['hero', 'menu'] });
    await page.getByRole('searchbox').fill('chinotto');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/menu?q=chinotto');
  });
});
