import { expect, test } from 'vitest';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { lineOnMenu } from '#ui/menu-model/line-on-menu.ts';
import { targetOf } from '#ui/menu-model/line-target.ts';
import { readLine } from '#ui/menu-model/read-line.ts';
import {
  choice,
  combo,
  dish,
  group,
  option,
  testMenu,
  wireMenu,
} from '../../schemas/menu/test-menu.ts';
import { meal, part, plain, value } from '../../schemas/line/test-line.ts';

const parts = {
  restaurant_products: [
    dish(1, 'Burger', 1000, {
      modifier_group_ids: [5],
      configurations: [choice(8, 'Size', [[81, 'Small', 0]], false)],
    }),
  ],
  modifier_groups: [
    group(5, 'Extras', [option(51, 'Cheese', 100, { modifier_group_ids: [6] })]),
    group(6, 'Kind', [option(61, 'Cheddar')]),
  ],
  combos: [combo(1500, [{ id: 3, name: 'Main', choices: [[1, 0]] }])],
};
const menu = testMenu(parts);
const gone = { modifier_id: 99, quantity: 1, configurations: [] };
const cheese = (modifiers: CartLine['parts'][number]['modifiers']) => ({
  modifier_id: 51,
  quantity: 1,
  configurations: [],
  modifiers,
});

test('a line that is changed keeps what is on the menu, at every depth, and can be ordered', () => {
  const cheddar = { modifier_id: 61, quantity: 1, configurations: [] };
  const line = plain(1, [gone, cheese([cheddar, gone])], { configurations: [value(8, 82)] });
  expect(readLine(line, menu).problems.map(({ code }) => code)).not.toEqual([]);
  const kept = lineOnMenu(line, menu);
  expect(kept).toEqual(plain(1, [cheese([cheddar])]));
  expect(readLine(kept, menu).problems).toEqual([]);
});

test('a dish of a meal that left the menu is chosen anew', () => {
  const line = meal(part(77, [], { componentId: 3 }));
  expect(lineOnMenu(line, menu).parts).toEqual([]);
});

test('a meal or a deal that left the menu has no dialog to be changed in', () => {
  const wire = wireMenu(parts);
  const { kind, parts: dishes } = meal();
  expect(targetOf({ kind, parts: dishes, offerId: 1 }, wire)).toEqual({ kind: 'combo', id: 1 });
  expect(targetOf({ kind, parts: dishes, offerId: 2 }, wire)).toBeNull();
  expect(targetOf({ kind: 'deal', parts: dishes, offerId: 1 }, wire)).toBeNull();
});
