import { describe, expect, it } from 'vitest';
import { plainLine } from '#schemas/rules/line/plain-line.ts';
import { plainParts } from '#schemas/rules/line/plain-parts.ts';
import { dish, group, option, testMenu } from '../menu/test-menu.ts';
import { halves, part, pick, plain, value } from './test-line.ts';

const menu = testMenu({
  restaurant_products: [dish(1, 'Pizza', 1000, { modifier_group_ids: [5, 6] })],
  modifier_groups: [
    group(5, 'Toppings', [option(51, 'Ham'), option(52, 'Olives')]),
    group(7, 'Sauces', [option(71, 'Sugo'), option(72, 'Aioli')], { free_mode: 'first' }),
    group(6, 'Dips', [option(61, 'Mayo'), option(62, 'Pesto')], {
      free_count: 1,
      free_mode: 'first',
    }),
  ],
});

describe('the fixed form of a line', () => {
  it('R29 is equal whatever the order of choices and parts', () => {
    const nested = (...ids: number[]) => pick(53, 1, { modifiers: ids.map((id) => pick(id)) });
    const one = part(1, [pick(52), pick(51), nested(71, 72)], {
      configurations: [value(2, 21), value(1, 11)],
    });
    const same = part(1, [nested(72, 71), pick(51), pick(52)], {
      configurations: [value(1, 11), value(2, 21)],
    });
    const drink = part(2, [], { componentId: 9 });
    expect(plainParts([drink, one])).toEqual(plainParts([same, drink]));
  });

  it('R29 sums the same option and the same dish of a component', () => {
    expect(plainParts([part(1, [pick(51), pick(52), pick(51, 2)])])).toEqual([
      part(1, [pick(51, 3), pick(52)]),
    ]);
    const drink = part(2, [], { componentId: 9 });
    expect(plainParts([drink, drink])).toEqual([{ ...drink, quantity: 2 }]);
  });

  it('R29 tells apart what differs: option, quantity, value, what is asked in turn, place', () => {
    const different = [
      part(1, [pick(51)]),
      part(1, [pick(51, 2)]),
      part(1, [pick(52)]),
      part(1, [pick(51, 1, { configurations: [value(1, 11)] })]),
      part(1, [pick(51, 1, { modifiers: [pick(71)] })]),
      part(1, [pick(51)], { configurations: [value(1, 11)] }),
      part(1, [pick(51)], { componentId: 4 }),
      part(1, [pick(51)], { position: 'left' }),
      part(2, [pick(51)]),
    ];
    const texts = different.map((one) => JSON.stringify(plainParts([one])));
    expect(new Set(texts).size).toBe(different.length);
    expect(plainParts(different)).toHaveLength(different.length);
  });

  it('R28 drops prices that were sent', () => {
    const sent = part(1, [], { configurations: [{ ...value(1, 11), price_adjustment: -5 }] });
    expect(plainParts([sent])).toEqual([part(1, [], { configurations: [value(1, 11)] })]);
  });

  it('R24 R29 keeps the order of picks only where the first ones are free', () => {
    const form = (ids: number[]) =>
      plainLine(
        plain(
          1,
          ids.map((id) => pick(id)),
        ),
        menu,
      ).parts[0]?.modifiers.map(({ modifier_id }) => modifier_id);
    expect(form([62, 52, 61, 51])).toEqual([51, 52, 62, 61]);
    expect(form([61, 51, 62, 52])).toEqual([51, 52, 61, 62]);
    expect(form([72, 71])).toEqual([71, 72]);
  });

  it('R32 two equal halves become the plain dish, whatever the order of their choices', () => {
    const line = halves(part(1, [pick(51), pick(52)]), part(1, [pick(52), pick(51)]));
    expect(plainLine(line, menu)).toEqual(plain(1, [pick(51), pick(52)]));
    const different = halves(part(1, [pick(51)]), part(1, [pick(52)]));
    expect(plainLine(different, menu)).toEqual(different);
  });
});
