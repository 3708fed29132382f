import { expect, test } from 'vitest';
import { decimalMarkOf, readPrice } from '#server/import/table/read-price.ts';

const read = (cell: string, decimalMark: '.' | ',' = '.', currency = 'AUD') =>
  readPrice(cell, { currency, decimalMark });
const minor = (cell: string, decimalMark: '.' | ',' = '.', currency = 'AUD') => {
  const price = read(cell, decimalMark, currency);
  return price.kind === 'price' ? price.minor : price.kind;
};

test.each([
  ['14.50', 1450],
  ['14,50', 1450],
  ['14', 1400],
  ['14.5', 1450],
  ['.50', 50],
  ['$14.50', 1450],
  ['14.50$', 1450],
  ['A$14.50', 1450],
  ['AUD 9', 900],
  ['9 AUD', 900],
  ['1,250.00', 125_000],
  ['1.250,00', 125_000],
  ['1 250,00', 125_000],
  ["1'250.00", 125_000],
  ['₹ 250', 25_000],
  ['Rs. 250/-', 25_000],
  ['12.–', 1200],
  ['12,- €', 1200],
  ['9 each', 900],
  ['١٢', 1200],
  ['١٢٫٥٠', 1250],
  ['Free', 0],
  ['0', 0],
])('%s is %s', (cell, expected) => {
  expect(minor(cell)).toBe(expected);
});

test('three digits behind a mark are thousands where the other mark is of decimals', () => {
  expect(minor('1,250', '.')).toBe(125_000);
  expect(minor('1.250', ',')).toBe(125_000);
  expect(minor('1.250', '.')).toBe(125);
  expect(minor('1.250', '.', 'KWD')).toBe(1250);
  expect(minor('45.000', ',', 'VND')).toBe(45_000);
});

test.each(['', 'MP', 'market price', 'Ask', '-', 'n/a', 'P.O.A.', 'TBC'])(
  '"%s" is no price',
  (cell) => {
    expect(read(cell)).toEqual({ kind: 'none', text: cell });
  },
);

test.each([
  ['from 9', 900],
  ['9+', 900],
  ['9-12', 900],
  ['$9.50 – $12', 950],
  ['9 to 12', 900],
])('of %s the lowest is taken, and that is said', (cell, expected) => {
  expect(read(cell)).toMatchObject({ kind: 'price', minor: expected, isLowest: true });
});

test.each<[string, [string, number][]]>([
  [
    '8.50 / 12.00',
    [
      ['', 850],
      ['', 1200],
    ],
  ],
  [
    'S 8 / L 12',
    [
      ['S', 800],
      ['L', 1200],
    ],
  ],
  [
    '8.50 (small), 12.00 (large)',
    [
      ['small', 850],
      ['large', 1200],
    ],
  ],
  [
    'Glass: $9 | Bottle: $42',
    [
      ['Glass', 900],
      ['Bottle', 4200],
    ],
  ],
])('%s are sizes', (cell, sizes) => {
  expect(read(cell)).toMatchObject({
    kind: 'sizes',
    sizes: sizes.map(([label, amount]) => ({ label, minor: amount })),
  });
});

test.each([
  ['-3', 'is negative'],
  ['$-3', 'is negative'],
  ['(3.00)', 'is negative'],
  ['twelve', 'is not a price'],
  ['1.999', 'is not a price'],
  ['1.2.3', 'is not a price'],
  ['1e9', 'is not a price'],
  ['1000000000', 'more than a dish costs'],
  ['9'.repeat(300), 'is not a price'],
])('%s is not read', (cell, problem) => {
  expect(read(cell)).toMatchObject({ kind: 'unread', problem: expect.stringContaining(problem) });
});

test('the decimal mark is what most cells end with', () => {
  expect(decimalMarkOf(['12,50', '1.250', '9,00'])).toBe(',');
  expect(decimalMarkOf(['1,250', '9.00', '8'])).toBe('.');
  expect(decimalMarkOf(['9', '12'])).toBe('.');
});

test('the currency that a cell names is told', () => {
  expect(read('9 USD')).toMatchObject({ currency: 'USD' });
  expect(read('€9')).toMatchObject({ currency: 'EUR' });
  expect(read('$9')).toMatchObject({ currency: null });
});
