import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAxeClean } from './axe-clean.ts';
import { dishOf } from './edited-menu-server.ts';
import { MenuListServer } from './menu-list-server.ts';

afterEach(() => page.viewport(414, 896));

/** A menu of two thousand dishes in twenty categories. */
function longMenu(): MenuListServer {
  const server = new MenuListServer();
  const { menu } = server.edited;
  const keys = Array.from({ length: 2000 }, (_, index) => String(index + 1000));
  const categoryOf = (key: string) => String(Math.floor(Number(key) / 100));
  const [first] = Object.values(menu.categories);
  if (!first) throw new Error('the stand-in has no category');
  const categories = [...new Set(keys.map(categoryOf))];
  server.edited = {
    ...server.edited,
    shared_dish_ids: [],
    menu: {
      ...menu,
      category_ids: categories,
      categories: Object.fromEntries(
        categories.map((category) => [
          category,
          {
            ...first,
            name: `Category ${category}`,
            dish_ids: keys.filter((key) => categoryOf(key) === category),
          },
        ]),
      ),
      dishes: Object.fromEntries(keys.map((key) => [key, dishOf(`Dish ${key}`, 9.5)])),
    },
  };
  return server;
}
const price = (key: string) => page.getByRole('textbox', { name: `Online price of Dish ${key}` });
const drawn = () => document.querySelectorAll('input[data-dish]').length;

it('draws the dishes near the window alone, and others as they come near or are found', async () => {
  await longMenu().open();
  await expect.element(price('1000')).toBeVisible();
  expect(drawn()).toBeLessThan(200);
  await expectAxeClean();
  page.getByRole('heading', { name: 'Category 29' }).element().scrollIntoView();
  await expect.element(price('2900')).toBeVisible();
  await page.getByRole('searchbox').fill('dish 1777');
  await expect.element(price('1777')).toBeVisible();
  await expect.element(price('1000')).not.toBeInTheDocument();
  expect(drawn()).toBe(1);
});

it('goes from row to row by the arrows through what was not drawn, and selects all of it', async () => {
  await longMenu().open();
  const box = (key: string) => page.getByRole('checkbox', { name: `Select Dish ${key}` });
  await box('1000').click();
  const held = async (until: string) => {
    while (document.activeElement?.getAttribute('data-dish') !== until) {
      await userEvent.keyboard('{ArrowDown}');
    }
  };
  await held('1150');
  await expect.element(box('1150')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByText('2000 dishes selected')).toBeVisible();
});
