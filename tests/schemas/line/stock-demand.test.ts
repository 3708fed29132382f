import { describe, expect, it } from 'vitest';
import { stockDemand } from '#schemas/rules/line/stock-demand.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { combo, dish, group, halfSet, option, testMenu } from '../menu/test-menu.ts';
import { halves, meal, part, pick, plain, resolved } from './test-line.ts';

const menu = testMenu({
  restaurant_products: [
    dish(1, 'Margherita', 1000, { modifier_group_ids: [5] }),
    dish(2, 'Diavola', 1200, { modifier_group_ids: [5, 7] }),
  ],
  modifier_groups: [
    group(5, 'Toppings', [option(51, 'Ham'), option(52, 'Salad', 0, { modifier_group_ids: [6] })]),
    group(6, 'Dressing', [option(61, 'Oil')]),
    group(7, 'Base', [option(71, 'Rye')], { is_whole_only: true }),
  ],
  half_sets: [halfSet([1, 2])],
  combos: [
    combo(1500, [
      { id: 1, name: 'One', choices: [[1, 0]] },
      {
        id: 2,
        name: 'Two',
        max: 3,
        choices: [
          [2, 0],
          [1, 0],
        ],
      },
    ]),
  ],
});
const demandOf = (line: CartLine) =>
  stockDemand(resolved(line, menu)).map(({ kind, itemId, halves }) => [kind, itemId, halves]);

describe('what a line takes from stock', () => {
  it('R64 counts dish and options for all of its quantity, in halves', () => {
    const salad = pick(52, 2, { modifiers: [pick(61)] });
    expect(demandOf({ ...plain(1, [salad, pick(51)]), quantity: 3 })).toEqual([
      ['modifier', 51, 6],
      ['modifier', 52, 12],
      ['modifier', 61, 12],
      ['product', 1, 6],
    ]);
  });

  it('R32 each half takes half, and so do the toppings on it', () => {
    expect(demandOf(halves(part(1, [pick(51)]), part(2)))).toEqual([
      ['modifier', 51, 1],
      ['product', 1, 1],
      ['product', 2, 1],
    ]);
    expect(demandOf(halves(part(1, [pick(51)]), part(2, [pick(51)])))).toEqual([
      ['modifier', 51, 2],
      ['product', 1, 1],
      ['product', 2, 1],
    ]);
    expect(demandOf(halves(part(1), part(1)))).toEqual([['product', 1, 2]]);
    expect(demandOf(halves(part(1), part(1, [pick(51)])))).toEqual([
      ['modifier', 51, 1],
      ['product', 1, 2],
    ]);
  });

  it('R32 a base that one of the halves asks for is a whole one', () => {
    expect(demandOf(halves(part(1), part(2, [pick(71)])))).toEqual([
      ['modifier', 71, 2],
      ['product', 1, 1],
      ['product', 2, 1],
    ]);
    expect(demandOf(halves(part(2, [pick(71)]), part(2, [pick(71), pick(51)])))).toEqual([
      ['modifier', 51, 1],
      ['modifier', 71, 2],
      ['product', 2, 2],
    ]);
  });

  it('R64 sums a dish over the parts of a combo', () => {
    const parts = [
      part(1, [], { componentId: 1 }),
      part(1, [pick(51)], { componentId: 2, quantity: 2 }),
      part(2, [], { componentId: 2 }),
    ];
    expect(demandOf({ ...meal(...parts), quantity: 2 })).toEqual([
      ['modifier', 51, 8],
      ['product', 1, 12],
      ['product', 2, 4],
    ]);
  });
});
