import { describe, expect, test } from 'vitest';
import { kitchens } from '#schemas/api/staff-menu-import.ts';
import { priceIn } from '#server/import/starters/price-in.ts';
import { starterMenuSchema } from '#server/import/starters/starter-menu.ts';
import { starterMenuOf, starterMenus } from '#server/import/starters/starter-menus.ts';

describe.each(kitchens)('the starter menu of a kitchen: %s', (kitchen) => {
  const { categories, groups } = starterMenuSchema.parse(starterMenus[kitchen]);
  const dishes = categories.flatMap((category) => category.dishes);

  test('is small: three or four categories, eight to fourteen dishes', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(8);
    expect(dishes.length).toBeLessThanOrEqual(14);
    const ids = [dishes, categories, groups].map((all) => all.map(({ id }) => id));
    for (const each of ids) expect(new Set(each).size).toBe(each.length);
    expect(new Set(dishes.map(({ name }) => name)).size).toBe(dishes.length);
  });

  test('uses every group, and no other', () => {
    const used = new Set(dishes.flatMap((dish) => dish.groups));
    expect([...used].toSorted()).toEqual(groups.map(({ id }) => id).toSorted());
  });

  test('has groups that can be answered, and whose first choice costs nothing where one must be', () => {
    const unanswerable = groups.filter(
      ({ min, max, choices }) => choices.length < min || (max !== null && max < min),
    );
    const dear = groups.filter(({ min, choices }) => min > 0 && choices[0]?.price !== 0);
    expect({ unanswerable, dear }).toEqual({ unanswerable: [], dear: [] });
  });

  test.each(['AUD', 'JPY', 'EUR', 'INR', 'KWD', 'XYZ'])('is for sale in %s', (currency) => {
    const { products } = starterMenuOf(kitchen, currency);
    expect(products.every(({ price }) => Number.isSafeInteger(price) && price > 0)).toBe(true);
  });
});

test.each([
  ['AUD', 19, 1900],
  ['JPY', 19, 1430],
  ['EUR', 19, 1250],
  ['INR', 19, 42_000],
  ['KWD', 19, 3800],
  ['IDR', 19, 85_500],
  ['KRW', 0, 0],
  ['GBP', 0.5, 50],
])('a price in %s is one that is written there: %d', (currency, price, minor) => {
  expect(priceIn(currency, price)).toBe(minor);
});
