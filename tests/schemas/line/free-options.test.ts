import { describe, expect, it } from 'vitest';
import type { FreeMode } from '#schemas/api/menu.ts';
import { choice, dish, group, option, testMenu } from '../menu/test-menu.ts';
import { pick, plain, unitOf, value } from './test-line.ts';

const menuOf = (free_mode: FreeMode, free_count = 2) =>
  testMenu({
    restaurant_products: [dish(1, 'Pizza', 1000, { modifier_group_ids: [5] })],
    modifier_groups: [
      group(
        5,
        'Toppings',
        [
          option(51, 'Ham', 400),
          option(52, 'Prawns', 500),
          option(53, 'Olives', 200, {
            modifier_group_ids: [6],
            configurations: [choice(9, 'Amount', [[91, 'Double', 200]], false)],
          }),
        ],
        { free_count, free_mode },
      ),
      group(6, 'Pitted?', [option(61, 'Pitted', 50)]),
    ],
  });
const all = [pick(51), pick(52), pick(53)];

describe('R24 of N free options', () => {
  it.each<[FreeMode, number]>([
    ['cheapest', 500],
    ['dearest', 200],
    ['first', 200],
  ])('R24 400, 500 and 200 with two free: %s-free pays %i', (mode, paid) => {
    expect(unitOf(plain(1, all), menuOf(mode))).toBe(1000 + paid);
  });

  it('R24 first-chosen pays the third pick, whichever it is', () => {
    const menu = menuOf('first');
    expect(unitOf(plain(1, [pick(53), pick(52), pick(51)]), menu)).toBe(1400);
    expect(unitOf(plain(1, [pick(51), pick(53), pick(52)]), menu)).toBe(1500);
  });

  it('R24 quantities count as units', () => {
    expect(unitOf(plain(1, [pick(51, 3)]), menuOf('cheapest'))).toBe(1400);
    expect(unitOf(plain(1, [pick(51, 2), pick(53, 1)]), menuOf('cheapest'))).toBe(1400);
    expect(unitOf(plain(1, [pick(53, 3), pick(52)]), menuOf('dearest'))).toBe(1400);
  });

  it('R24 fewer than the free ones cost nothing, and none free means all are paid', () => {
    expect(unitOf(plain(1, [pick(52)]), menuOf('cheapest'))).toBe(1000);
    expect(unitOf(plain(1, all), menuOf('cheapest', 0))).toBe(2100);
  });

  it('R24 a free option is free with its own values, what it asks in turn is paid', () => {
    const double = pick(53, 1, { configurations: [value(9, 91)] });
    expect(unitOf(plain(1, [double]), menuOf('cheapest'))).toBe(1000);
    const pitted = pick(53, 2, { modifiers: [pick(61)] });
    expect(unitOf(plain(1, [pitted]), menuOf('cheapest'))).toBe(1100);
  });

  it('R24 what lowers the price still does where it is a free one', () => {
    const light = choice(9, 'Amount', [[91, 'Light', -50]]);
    const menu = testMenu({
      restaurant_products: [dish(1, 'Salad', 1000, { modifier_group_ids: [5] })],
      modifier_groups: [
        group(5, 'Dressing', [option(51, 'Oil', 0, { configurations: [light] })], {
          free_count: 1,
        }),
      ],
    });
    const oil = pick(51, 1, { configurations: [value(9, 91)] });
    expect(unitOf(plain(1, [oil]), menu)).toBe(950);
  });
});
