import { expect, test } from 'vitest';
import { menuAtTable } from '#schemas/rules/menu/menu-at-table.ts';
import { group, menuOf, modifier, product } from '#tests/src/sample-menu.ts';

test('R81 a table is charged in-store prices, and those of the site where there is none', () => {
  const menu = menuOf(
    [
      { ...product({ id: 1, name: 'Soup', online_price: 12 }), price: 10 },
      { ...product({ id: 2, name: 'Bread', online_price: 4 }), price: 0 },
    ],
    [
      group({
        id: 3,
        name: 'Extras',
        modifiers: [{ ...modifier({ id: 4, online_price: 3 }), price: 2 }],
      }),
    ],
  );
  const charged = menuAtTable(menu);
  expect(charged.restaurant_products.map(({ online_price }) => online_price)).toEqual([10, 4]);
  expect(charged.modifier_groups[0]?.modifiers[0]?.online_price).toBe(2);
  expect(menu.restaurant_products[0]?.online_price).toBe(12);
});
