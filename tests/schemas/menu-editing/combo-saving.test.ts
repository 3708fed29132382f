import { expect, test } from 'vitest';
import type { ComboStep, EditedCombo } from '#schemas/api/menu-document.ts';
import { comboSaving } from '#schemas/rules/menu-editing/combo-saving.ts';
import { emptyCombo, emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';

const dish = (name: string, online_price: number, sizes: number[] = []) => ({
  ...emptyDish,
  name,
  online_price,
  choices:
    sizes.length === 0
      ? []
      : [
          {
            id: '1',
            name: 'Size',
            is_required: true,
            values: sizes.map((price_adjustment, place) => ({
              id: String(place + 2),
              name: `Size ${place}`,
              price_adjustment,
            })),
          },
        ],
});
const dishes = {
  '11': dish('Burger', 12.9),
  '12': dish('Steak', 20),
  '13': dish('Fries', 5.1),
  '14': dish('Cola', 0, [4, 5]),
};
const step = (choices: [dish: string, upcharge: number][], min = 1): ComboStep => ({
  id: '51',
  name: 'Step',
  min,
  max: Math.max(1, min),
  choices: choices.map(([dish_id, upcharge]) => ({ dish_id, upcharge, is_default: false })),
});
const saving = (price: number, steps: ComboStep[]) =>
  comboSaving(
    { dishes },
    { ...emptyCombo, name: 'Meal', price, steps } satisfies EditedCombo,
    'AUD',
  );

test('a combo saves what its dishes cost more one by one, each in its cheapest size', () => {
  expect(saving(18, [step([['11', 0]]), step([['13', 0]]), step([['14', 0]])])).toEqual({
    parts: { least: 2200, most: 2200 },
    saves: { least: 400, most: 400 },
  });
});

test('what is chosen decides, with what it adds to the price, and so often as it is asked', () => {
  expect(
    saving(15, [
      step([
        ['11', 0],
        ['12', 6],
      ]),
      step([['13', 0]], 2),
    ]),
  ).toEqual({
    parts: { least: 2310, most: 3020 },
    saves: { least: 810, most: 920 },
  });
  expect(
    saving(30, [
      step([
        ['11', 0],
        ['12', 0],
      ]),
    ])?.saves,
  ).toEqual({ least: -1710, most: -1000 });
});

test('a step that may be left out does not count, and without a price or a dish nothing is said', () => {
  expect(saving(10, [step([['11', 0]]), step([['14', 0]], 0)])?.saves).toEqual({
    least: 290,
    most: 290,
  });
  expect(saving(Number.NaN, [step([['11', 0]])])).toBeNull();
  expect(saving(10, [step([['11', Number.NaN]])])).toBeNull();
  expect(saving(10, [step([])])).toBeNull();
  expect(saving(10, [])).toBeNull();
});
