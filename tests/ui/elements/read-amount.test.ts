import { expect, test } from 'vitest';
import { readAmount } from '#ui/elements/read-amount.ts';

test.each([
  ['250', 'AUD', 25_000],
  ['250.5', 'AUD', 25_050],
  ['250,50', 'AUD', 25_050],
  ['1 234,50', 'EUR', 123_450],
  ['1,234.50', 'AUD', 123_450],
  ["1'234.50", 'CHF', 123_450],
  ['1200', 'JPY', 1200],
  ['1.234', 'KWD', 1234],
  ['0', 'AUD', 0],
  ['$4.50', 'AUD', 450],
  ['4,50 €', 'EUR', 450],
  ['٤٫٥٠', 'AUD', 450],
  ['\u200f٤٫٥٠', 'AUD', 450],
  ['۱٬۲۳۴٫۵۰', 'AUD', 123_450],
  ['４．５０', 'AUD', 450],
])('R1 %s in %s is %d of its smallest unit', (text, currency, minor) => {
  expect(readAmount(text, currency)).toBe(minor);
});

test.each(['12.5.', '1.2.3', '12,34,5', '1234,567.00', ',,5'])(
  'R1 "%s" has marks that part no thousands, and is no amount',
  (text) => {
    expect(readAmount(text, 'AUD')).toBeNull();
  },
);

test.each(['', 'ten', '-5', '1.005', '1e3', '12.', '.5', '∞', '9'.repeat(30)])(
  'R1 "%s" is no amount of dollars, or is read as written',
  (text) => {
    expect([null, 1200]).toContain(readAmount(text, 'AUD'));
  },
);

test.each([
  ['1,250', 'AUD'],
  ['1.250', 'AUD'],
  ['12,500', 'KWD'],
  ['1,250', 'JPY'],
])('R1 "%s" of %s may mean two things, and is no amount', (text, currency) => {
  expect(readAmount(text, currency)).toBeNull();
});
