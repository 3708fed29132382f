import { describe, expect, it } from 'vitest';
import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import { choice, dish, group, option, testMenu } from '../menu/test-menu.ts';
import { codesOf, pick, plain, problemsOf, value } from './test-line.ts';

const size = choice(1, 'Size', [
  [11, 'Small', 0],
  [12, 'Large', 300],
]);
const optionalSize = choice(3, 'Size', [[31, 'Large', 100]], false);
const menu = testMenu({
  restaurant_products: [
    dish(1, 'Burger', 1000, { modifier_group_ids: [5, 6], configurations: [size] }),
    dish(2, 'Salad', 900, { modifier_group_ids: [7] }),
    dish(3, 'Stew', 900, { is_available: false }),
    dish(4, 'Soup', 900, { modifier_group_ids: [9] }),
  ],
  modifier_groups: [
    group(5, 'Bread', [option(51, 'Brioche'), option(52, 'Rye', 0, { is_available: false })], {
      min: 1,
      max: 1,
    }),
    group(
      6,
      'Extras',
      [
        option(61, 'Cheese', 100, { max_quantity: 2 }),
        option(62, 'Bacon', 100, { max_quantity: 3, configurations: [optionalSize] }),
        option(63, 'Egg', 100),
      ],
      { max: 3, max_distinct: 2 },
    ),
    group(7, 'Side', [option(71, 'With greens', 0, { modifier_group_ids: [8] })]),
    group(8, 'Dressing', [option(81, 'Oil'), option(82, 'Mayo', 0, { is_available: false })], {
      min: 1,
      max: 2,
    }),
    group(9, 'Nothing to choose from', []),
  ],
});
const small = [value(1, 11)];
const codes = (modifiers: ModifierChoice[], configurations = small, dish = 1) =>
  codesOf(plain(dish, modifiers, { configurations }), menu);

describe('choices against what is offered', () => {
  it('R26 the least and the most that is allowed pass', () => {
    expect(codes([pick(51)])).toEqual([]);
    expect(codes([pick(51), pick(61, 2), pick(62)], [value(1, 12)])).toEqual([]);
    expect(codes([pick(51), pick(62, 1, { configurations: [value(3, 31)] })])).toEqual([]);
    expect(codes([], [], 4)).toEqual([]);
  });

  it.each<[string, ModifierChoice[], typeof small, string[]]>([
    ['R26 an absent required group', [], small, ['group_min']],
    ['R26 more than the group takes', [pick(51), pick(61, 2), pick(62, 2)], small, ['group_max']],
    ['R26 two where the group takes one', [pick(51, 2)], small, ['group_max']],
    ['R26 more than the option takes', [pick(51), pick(61, 3)], small, ['modifier_max_quantity']],
    [
      'R26 the same option sent twice',
      [pick(51), pick(61, 2), pick(61)],
      small,
      ['modifier_max_quantity'],
    ],
    [
      'R26 more different options than the group takes',
      [pick(51), pick(61), pick(62), pick(63)],
      small,
      ['group_max_distinct'],
    ],
    ['R27 a sold-out option', [pick(52)], small, ['modifier_unavailable']],
    ['R28 an option of another dish', [pick(51), pick(71)], small, ['unknown_modifier']],
    ['R28 an option of nobody', [pick(51), pick(99)], small, ['unknown_modifier']],
    ['R26 a required configuration left out', [pick(51)], [], ['configuration_required']],
    [
      'R26 two values of one configuration',
      [pick(51)],
      [value(1, 11), value(1, 12)],
      ['unknown_configuration'],
    ],
    ['R28 a value that is not of it', [pick(51)], [value(1, 31)], ['unknown_configuration']],
    [
      'R28 a configuration that is not offered',
      [pick(51)],
      [value(1, 11), value(9, 91)],
      ['unknown_configuration'],
    ],
    [
      'R28 a configuration that an option lacks',
      [pick(51, 1, { configurations: [value(1, 11)] })],
      small,
      ['unknown_configuration'],
    ],
  ])('%s is named', (_name, modifiers, configurations, expected) => {
    expect(codes(modifiers, configurations)).toEqual(expected);
  });

  it('R26 an error names group and numbers', () => {
    const problems = (modifiers: ModifierChoice[]) =>
      problemsOf(plain(1, modifiers, { configurations: small }), menu, 'items.7');
    expect(problems([])).toEqual([
      {
        path: 'items.7.modifier_groups.5',
        code: 'group_min',
        message: 'Bread: choose 1.',
      },
    ]);
    const words = (modifiers: ModifierChoice[]) => problems(modifiers).map((one) => one.message);
    expect(words([pick(51), pick(62, 3), pick(61)])).toEqual(['Extras: choose at most 3.']);
    expect(words([pick(51), pick(61, 3)])).toEqual(['Extras: at most 2 × Cheese.']);
    expect(words([pick(51), pick(61), pick(62), pick(63)])).toEqual([
      'Extras: choose at most 2 different ones.',
    ]);
  });

  it('R26 what an option asks in turn is checked like the dish, absent groups too', () => {
    const side = (...modifiers: ModifierChoice[]) => plain(2, [pick(71, 1, { modifiers })]);
    expect(codesOf(side(pick(81)), menu)).toEqual([]);
    expect(codesOf(side(pick(82)), menu)).toEqual(['modifier_unavailable']);
    expect(codesOf(side(pick(81), pick(61)), menu)).toEqual(['unknown_modifier']);
    expect(problemsOf(plain(2, [pick(71)]), menu, 'item')).toEqual([
      {
        path: 'item.modifier_groups.7.71.modifier_groups.8',
        code: 'group_min',
        message: 'Dressing: choose 1.',
      },
    ]);
  });

  it('R26 all problems come at once', () => {
    expect(codes([pick(99)], [])).toEqual([
      'configuration_required',
      'unknown_modifier',
      'group_min',
    ]);
  });

  it('R27 a sold-out dish is named', () => {
    expect(problemsOf(plain(3), menu, 'item')).toEqual([
      { path: 'item', code: 'sold_out', message: 'Stew is sold out.' },
    ]);
  });

  it('R28 a dish that is not on this menu, and one with the id of another product', () => {
    expect(codesOf(plain(99), menu)).toEqual(['unknown_product']);
    expect(codesOf(plain(4, [], { productId: 1001 }), menu)).toEqual(['product_mismatch']);
  });
});

it('R27 a size that is sold out is refused, by its name, and another one is not', () => {
  const [small, large] = size.values;
  if (!small || !large) throw new Error('a size is missing');
  const sold = { ...size, values: [small, { ...large, is_sold_out: true }] };
  const menu = testMenu({
    restaurant_products: [dish(1, 'Burger', 1000, { configurations: [sold] })],
  });
  const ofSize = (valueId: number) =>
    problemsOf(plain(1, [], { configurations: [value(1, valueId)] }), menu, 'line');
  expect(ofSize(11)).toEqual([]);
  expect(ofSize(12)).toEqual([
    {
      path: 'line.configurations.1',
      code: 'configuration_unavailable',
      message: 'Size: Large is sold out.',
    },
  ]);
});
