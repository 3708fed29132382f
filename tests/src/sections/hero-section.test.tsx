import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { furtherSectionsSchema } from '#schemas/config/further-sections.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { heroDishes } from '#src/sections/hero-dishes.ts';
import { menuOf, product } from '../sample-menu.ts';
import { bootWith, settingsWith } from '../site-boot.ts';
import { openSite } from '../app/open-site.tsx';

const pictured = (id: number, name: string, file: string) => {
  const dish = product({ id, name });
  return { ...dish, products: { ...dish.products, image: { image_url: `/media/1/${file}` } } };
};
const menu = menuOf([pictured(1, 'Margherita', 'dish-a.webp'), pictured(2, 'Marinara', 'b.jpg')]);

/** The home page with a hero of a design, and whatever else stands on it. */
function openHome(variant: string, home: readonly string[]) {
  const config = siteConfigSchema.parse({ hero: { variant, title: 'Come in' } });
  const sections = furtherSectionsSchema.parse({
    second: { type: 'hero', variant: 'centered', title: 'Once more' },
  });
  const settings = settingsWith({
    hero: config.hero,
    sections,
    layout: { home: home.map((id) => ({ id, hidden: false })) },
  });
  return openSite({ at: '/', boot: bootWith({ settings, menu, selectedRestaurantId: 1 }) });
}

describe('the heroes of the home page', () => {
  it('have one title of the page among them: the first', async () => {
    openHome('split', ['hero', 'second']);
    await expect.element(page.getByRole('heading', { name: 'Once more', level: 2 })).toBeVisible();
    const titles = page.getByRole('heading', { level: 1 }).elements();
    expect(titles.map((title) => title.textContent)).toEqual(['Come in']);
  });

  it('open a dish of the collage over the page', async () => {
    const { address } = openHome('collage', ['hero', 'menu']);
    await page.getByRole('link', { name: 'Margherita: look and order' }).click({ timeout: 10_000 });
    await expect.poll(address).toBe('/?item=1');
    await expect.element(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
  });

  it('search the menu on the same page', async () => {
    const { address } = openHome('compact', ['hero', 'menu']);
    await page.getByRole('searchbox').first().fill('marinara');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/?q=marinara');
  });

  it('lead to the menu where it stands on a page of its own', async () => {
    const { address } = openHome('compact', ['hero']);
    await page.getByRole('searchbox').fill('marinara');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/menu?q=marinara');
  });

  it('set how the order is taken, for the cart and the checkout', async () => {
    const { stores } = openHome('compact', ['hero']);
    await page.getByRole('radio', { name: 'Delivery' }).click({ force: true });
    await expect.element(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    expect(stores.checkout.getState().deliveryMethod).toBe('delivery');
  });
});

describe('the dishes of a hero', () => {
  const ids = (dishes: Parameters<typeof menuOf>[0], categories: number[][]) =>
    heroDishes({
      ...menuOf(dishes),
      categories: categories.map((restaurant_product_ids, at) => ({
        id: at,
        name: `Category ${at}`,
        description: '',
        image_url: null,
        availability: [],
        restaurant_product_ids,
        combo_ids: [],
        half_set_ids: [],
      })),
    }).map(({ id }) => id);

  it('come from all over the menu, each picture once, and only what can be had', () => {
    const dishes = [
      pictured(1, 'One', 'one.jpg'),
      pictured(2, 'Two', 'one.jpg'),
      pictured(3, 'Three', 'three.jpg'),
      { ...pictured(4, 'Four', 'four.jpg'), is_available: false },
      pictured(5, 'Five', 'five.jpg'),
      product({ id: 6, name: 'Six' }),
    ];
    expect(ids(dishes, [[1, 2, 3], [4, 5], [6]])).toEqual([1, 5, 3]);
  });

  it('are eight at most', () => {
    const dishes = Array.from({ length: 12 }, (_, at) => pictured(at + 1, 'A', `${at}.jpg`));
    expect(ids(dishes, [dishes.map(({ id }) => id)])).toHaveLength(8);
  });
});
