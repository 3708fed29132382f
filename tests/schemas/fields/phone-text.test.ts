import { expect, test } from 'vitest';
import { phoneText } from '#schemas/fields/phone-text.ts';

test.each([
  '(03) 9123 4567',
  '+61 3 9123 4567',
  '0412345678',
  '0412.345.678',
  '03/9123-4567',
  '+61 (0)3 9123 4567',
  '٠٤١٢ ٣٤٥ ٦٧٨',
  '０３－９１２３－４５６７',
  '9123 4567 ext. 12',
  '51234',
])('takes %s', (text) => expect(phoneText().safeParse(text).success).toBe(true));

test.each(['', '1234', 'later', '()--++', '1'.repeat(41), '0412\n345 678'])('refuses %j', (text) =>
  expect(phoneText().safeParse(text).success).toBe(false),
);
