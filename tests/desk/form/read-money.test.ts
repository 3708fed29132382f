import { expect, test } from 'vitest';
import { moneyText, readBack, readMoney } from '#desk/form/read-money.ts';

test.each([
  ['12.5', 'AUD', 12.5],
  [' 12,50 ', 'AUD', 12.5],
  ['1,250.00', 'AUD', 1250],
  ['1 250,5', 'EUR', 1250.5],
  ['-1.20', 'AUD', -1.2],
  ['−1', 'AUD', -1],
  ['0', 'AUD', 0],
  ['-0', 'AUD', 0],
  ['1200', 'JPY', 1200],
  ['1.234', 'KWD', 1.234],
])('R1 ‘%s’ in %s is %d', (text, currency, amount) => {
  expect(readMoney(text, currency)).toBe(amount);
});

test.each(['', '-', 'ten', '1e9', '1.005', '1,250', '1.250', '١٢', '１２', '12.5.', '--1', '$12'])(
  'R1 ‘%s’ is no price in dollars',
  (text) => {
    expect(readMoney(text, 'AUD')).toBeNaN();
  },
);

test('a price is written with the decimals of its currency, and what is none is empty', () => {
  expect([moneyText(12.5, 'AUD'), moneyText(-1, 'KWD'), moneyText(1200, 'JPY')]).toEqual([
    '12.50',
    '-1.000',
    '1200',
  ]);
  expect(moneyText(Number.NaN, 'AUD')).toBe('');
});

test.each([
  ['12,5', '12.50'],
  ['1 250', '1250.00'],
  ['1,250.00', '1250.00'],
  ['12.5', ''],
  ['-3', ''],
  ['ten', ''],
])('what ‘%s’ is read as is said where it is not plain: ‘%s’', (typed, said) => {
  expect(readBack(typed, readMoney(typed, 'AUD'), 'AUD')).toBe(said);
});
