import { expect, test } from 'vitest';
import type { EditedGroup } from '#schemas/api/menu-document.ts';
import { emptyGroup, emptyOption } from '#schemas/rules/menu-editing/empty-group.ts';
import { withOptionPrices, type PriceChange } from '#schemas/rules/menu-editing/price-changes.ts';
import { exactly } from '#schemas/rules/menu-editing/round-price.ts';

const change: PriceChange = {
  step: { kind: 'percent', hundredths: 1000 },
  rounding: exactly,
  which: 'both',
  hasSizes: true,
  hasOptions: true,
};
const sizes = (large: number) => [
  {
    id: '31',
    name: 'Size',
    is_required: false,
    values: [
      { id: '32', name: 'Small', price_adjustment: 0 },
      { id: '33', name: 'Large', price_adjustment: large },
    ],
  },
];
const toppings: EditedGroup = {
  ...emptyGroup,
  name: 'Toppings',
  sequence_prices: [1, 1.5, 0],
  options: [{ ...emptyOption('44'), name: 'Ham', online_price: 3, price: 3, choices: sizes(2) }],
};

test('R98 prices by sequence and sizes change, not the own prices that do not count', () => {
  const { value, lines } = withOptionPrices(toppings, change, 'AUD');
  expect(value).toEqual({
    ...toppings,
    sequence_prices: [1.1, 1.65, 0],
    options: [{ ...toppings.options[0], choices: sizes(2.2) }],
  });
  expect(lines).toEqual([
    { what: 'place', name: '', place: 1, before: 1, after: 1.1 },
    { what: 'place', name: '', place: 2, before: 1.5, after: 1.65 },
    { what: 'size', name: 'Ham, Large', before: 2, after: 2.2 },
  ]);
});

test('R98 the counter has no prices by sequence, and an amount is for dishes', () => {
  const counter = { ...change, which: 'counter' as const, hasSizes: false };
  expect(withOptionPrices(toppings, counter, 'AUD')).toEqual({ value: toppings, lines: [] });
  const amount = { ...change, step: { kind: 'amount' as const, minor: 50 } };
  expect(withOptionPrices(toppings, amount, 'AUD')).toEqual({ value: toppings, lines: [] });
});
