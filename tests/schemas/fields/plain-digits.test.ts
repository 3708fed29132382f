import { expect, test } from 'vitest';
import { oneTimeCode } from '#schemas/api/one-time-codes.ts';
import { plainDigits } from '#schemas/fields/plain-digits.ts';

test.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٣/12 ab½²', '3/12 ab½²'],
  ['', ''],
])('%s is %s', (typed, plain) => expect(plainDigits(typed)).toBe(plain));

test.each(['123456', '123 456', ' 123-456 ', '١٢٣٤٥٦', '１２３４５６', '۱۲۳ ۴۵۶'])(
  'a code that was mailed may be typed as %j',
  (typed) => expect(oneTimeCode.parse(typed)).toBe('123456'),
);

test.each(['', '12345', '1234567', '12345a', '½23456'])('%j is no such code', (typed) =>
  expect(oneTimeCode.safeParse(typed).success).toBe(false),
);
