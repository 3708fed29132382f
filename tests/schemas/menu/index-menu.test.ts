import { describe, expect, it } from 'vitest';
import { indexMenu } from '#schemas/rules/menu/index-menu.ts';
import {
  choice,
  combo,
  deal,
  dish,
  group,
  halfSet,
  option,
  testMenu,
  wireMenu,
} from './test-menu.ts';

const gone = { is_available: false };

describe('the menu by id', () => {
  it('R1 holds amounts in minor units of its currency', () => {
    const wire = wireMenu({
      restaurant_products: [
        dish(1, 'Pizza', 1250, {
          price: 11.5,
          configurations: [choice(1, 'Size', [[11, 'Small', -250]])],
          modifier_group_ids: [5],
        }),
      ],
      modifier_groups: [group(5, 'Toppings', [option(51, 'Ham', 199, { price: 9 })])],
      half_sets: [halfSet([1], { surcharge: 1.5 })],
      combos: [combo(1999, [{ id: 1, name: 'Main', choices: [[1, 75]] }])],
      deals: [
        deal({ kind: 'bundle', price: 20.5 }, []),
        deal({ kind: 'percent', percent: 10, max_discount: 5.25 }, [], { id: 2 }),
        deal({ kind: 'percent', percent: 10, max_discount: null }, [], { id: 3 }),
      ],
    });
    const menu = indexMenu(wire, 'AUD');
    expect(menu.products.get(1)).toMatchObject({ price: 1250, storePrice: 1150 });
    expect(menu.values.get(11)).toMatchObject({ priceAdjustment: -250, attributeName: 'Size' });
    expect(menu.modifiers.get(51)?.price).toBe(199);
    expect(menu.halfSets.get(1)?.surcharge).toBe(150);
    expect(menu.combos.get(1)?.price).toBe(1999);
    expect(menu.combos.get(1)?.components[0]?.choices[0]?.upcharge).toBe(75);
    expect([...menu.deals.values()].map(({ effect }) => effect)).toEqual([
      { kind: 'bundle', price: 2050 },
      { kind: 'percent', percent: 10, max_discount: 525 },
      { kind: 'percent', percent: 10, max_discount: null },
    ]);
    const yen = indexMenu(wireMenu({ restaurant_products: [dish(1, 'Ramen', 90000)] }), 'JPY');
    expect(yen.products.get(1)?.price).toBe(900);
  });

  it('a dish whose name is null is an Unknown Item', () => {
    const nameless = dish(1, '', 1000, { products: { name: null, description: '', image: null } });
    const menu = testMenu({ restaurant_products: [nameless, dish(2, ' ', 1000)] });
    expect([...menu.products.values()].map(({ name }) => name)).toEqual([
      'Unknown Item',
      'Unknown Item',
    ]);
  });

  it('R26 options ask groups in turn, 3 levels deep and no deeper', () => {
    const asks = (id: number, inner: number) =>
      group(id, `Group ${id}`, [option(id * 10, 'Option', 0, { modifier_group_ids: [inner] })]);
    const menu = testMenu({
      restaurant_products: [dish(1, 'Pizza', 1000, { modifier_group_ids: [1] })],
      modifier_groups: [asks(1, 2), asks(2, 3), asks(3, 1)],
    });
    const depth = (
      groups: readonly { modifiers: readonly { groups: typeof groups }[] }[],
    ): number =>
      groups.length === 0
        ? 0
        : 1 + depth(groups.flatMap(({ modifiers }) => modifiers.flatMap((one) => one.groups)));
    expect(depth(menu.products.get(1)?.groups ?? [])).toBe(3);
  });
});

describe('what is sold out', () => {
  const isOffered = (options: Parameters<typeof group>[2], rules: Parameters<typeof group>[3]) =>
    testMenu({
      restaurant_products: [dish(1, 'Pizza', 1000, { modifier_group_ids: [5] })],
      modifier_groups: [group(5, 'Base', options, rules)],
    }).products.get(1)?.isAvailable;
  const [rye, spelt] = [option(51, 'Rye', 0, { max_quantity: 1 }), option(52, 'Spelt', 0, gone)];

  it.each<[string, Parameters<typeof group>[2], Parameters<typeof group>[3], boolean]>([
    ['a required option left', [rye, spelt], { min: 1, max: 1 }, true],
    ['no required option left', [spelt], { min: 1, max: 1 }, false],
    ['fewer left than the minimum', [rye, spelt], { min: 2, max: 2 }, false],
    ['enough by quantity', [option(53, 'Any', 0, { max_quantity: 2 })], { min: 2 }, true],
    [
      'too few different ones allowed',
      [rye, option(53, 'Any', 0, { max_quantity: 1 })],
      { min: 2, max_distinct: 1 },
      false,
    ],
    ['an optional group with nothing left', [spelt], { min: 0, max: 1 }, true],
    ['an empty optional group', [], {}, true],
    ['an empty required group', [], { min: 1 }, false],
    ['a minimum above the maximum', [option(53, 'Any')], { min: 3, max: 2 }, false],
  ])('R27 a dish with %s', (_name, options, rules, expected) => {
    expect(isOffered(options, rules)).toBe(expected);
  });

  it('R27 an option whose own required group is empty is gone, and with it the dish', () => {
    const menu = (isLeft: boolean) =>
      testMenu({
        restaurant_products: [dish(1, 'Menu', 1000, { modifier_group_ids: [5] })],
        modifier_groups: [
          group(5, 'Side', [option(51, 'Salad', 0, { modifier_group_ids: [6] })], { min: 1 }),
          group(6, 'Dressing', [option(61, 'Oil', 0, { modifier_group_ids: [7] })], { min: 1 }),
          group(7, 'Which oil', [option(71, 'Olive', 0, { is_available: isLeft })], { min: 1 }),
        ],
      });
    expect(menu(true).products.get(1)?.isAvailable).toBe(true);
    expect(menu(false).products.get(1)?.isAvailable).toBe(false);
    expect(menu(false).modifiers.get(51)?.isAvailable).toBe(false);
  });

  it('R27 a dish or an option is gone with the last value of a choice that it requires', () => {
    const size = choice(1, 'Size', [
      [11, 'Small', 0],
      [12, 'Large', 300],
    ]);
    const without = (...sold: number[]) => ({
      ...size,
      values: size.values.map((value) => ({ ...value, is_sold_out: sold.includes(value.id) })),
    });
    const isThere = (configurations: readonly (typeof size)[]) =>
      testMenu({
        restaurant_products: [dish(1, 'Pizza', 1000, { configurations: [...configurations] })],
      }).products.get(1)?.isAvailable;
    expect(isThere([without(11)])).toBe(true);
    expect(isThere([without(11, 12)])).toBe(false);
    expect(isThere([{ ...without(11, 12), is_required: false }])).toBe(true);
    const menu = testMenu({
      modifier_groups: [
        group(5, 'Sides', [option(51, 'Chips', 0, { configurations: [without(11, 12)] })]),
      ],
    });
    expect(menu.modifiers.get(51)?.isAvailable).toBe(false);
  });

  it('R34 a combo without a choice left in a required step is unavailable', () => {
    const menu = (min: number, choices: [number, number][], more = {}) =>
      testMenu({
        restaurant_products: [dish(1, 'Burger', 1000), dish(2, 'Cola', 300, gone)],
        combos: [
          combo(
            1200,
            [
              { id: 1, name: 'Main', choices: [[1, 0]] },
              { id: 2, name: 'Drink', min, choices },
            ],
            more,
          ),
        ],
      }).combos.get(1)?.isAvailable;
    expect(menu(1, [[2, 0]])).toBe(false);
    expect(menu(1, [[9, 0]])).toBe(false);
    expect(menu(0, [[2, 0]])).toBe(true);
    expect(
      menu(1, [
        [2, 0],
        [1, 0],
      ]),
    ).toBe(true);
    expect(menu(0, [], gone)).toBe(false);
  });

  it('R32 a set of halves needs two dishes', () => {
    const isSetOffered = (dishes: number[], more = {}) =>
      testMenu({
        restaurant_products: [dish(1, 'A', 1000), dish(2, 'B', 1000), dish(3, 'C', 1000, gone)],
        half_sets: [halfSet(dishes, more)],
      }).halfSets.get(1)?.isAvailable;
    expect(isSetOffered([1, 2, 3])).toBe(true);
    expect(isSetOffered([1, 3])).toBe(false);
    expect(isSetOffered([1, 2], gone)).toBe(false);
  });
});
