import { expect, test } from 'vitest';
import type { MenuConfiguration } from '#schemas/api/menu.ts';
import { halvesLine } from '#ui/dish/halves/halves-line.ts';
import { halvesOfLine } from '#ui/dish/halves/halves-of-line.ts';
import { emptyHalves, withHalf, withTopping } from '#ui/dish/halves/halves-draft.ts';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import { group, menuOf, modifier, product } from '../../src/sample-menu.ts';

/** Sizes have ids of their own at each dish and match by their names. */
const sizes = (attribute: number, small: number): MenuConfiguration => ({
  attribute: { id: attribute, display_name: 'Size' },
  is_required: true,
  values: [
    { id: small, display_value: 'Small', price_adjustment: 0 },
    { id: small + 1, display_value: 'Large', price_adjustment: 4 },
  ],
});
const extras = group({
  id: 22,
  name: 'Extras',
  max: 3,
  modifiers: [
    modifier({ id: 33, name: 'Olives', online_price: 1.5 }),
    modifier({ id: 34, name: 'Prawns', online_price: 4 }),
  ],
});
const pizza = (id: number, name: string) =>
  product({
    id,
    name,
    online_price: 10,
    modifier_group_ids: [22],
    configurations: [sizes(40 + id, 1000 * id)],
  });
const menu = menuIndexOf(
  { ...menuOf([pizza(1, 'Margherita'), pizza(2, 'Diavola')]), modifier_groups: [extras] },
  'AUD',
);

test('R32 halves that are opened again are the same line as before', () => {
  const [left, right] = [menu.products.get(1), menu.products.get(2)];
  const [olives, prawns] = left?.groups[0]?.modifiers ?? [];
  if (!left || !right || !left.groups[0] || !olives || !prawns) throw new Error('no such menu');
  const taken = withHalf(withHalf(emptyHalves, 'left', left), 'right', right);
  const topped = withTopping(
    withTopping(taken, left.groups[0], olives, 'whole'),
    left.groups[0],
    prawns,
    'right',
  );
  const line = halvesLine(
    { ...topped, values: { Size: 'Large' }, quantity: 2, notes: 'Hot' },
    menu,
  );
  expect(line.kind).toBe('half_and_half');
  const again = halvesOfLine(line, menu);
  expect(again.toppings.map(({ modifier: name, place }) => [name, place])).toEqual([
    ['Olives', 'whole'],
    ['Prawns', 'right'],
  ]);
  expect(halvesLine(again, menu)).toEqual(line);
});
