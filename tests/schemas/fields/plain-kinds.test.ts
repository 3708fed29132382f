import { describe, expect, test } from 'vitest';
import { addressText, addressTextOrNone } from '#schemas/fields/address-text.ts';
import { amountText, amountTextOrNone } from '#schemas/fields/amount-text.ts';
import { chosenCode, typedCode } from '#schemas/fields/code-text.ts';
import { taxNumber } from '#schemas/fields/tax-number.ts';
import {
  amountExamples,
  codeExamples,
  placeExamples,
  postcodeExamples,
  streetExamples,
} from './field-examples.ts';

describe.each([
  ['a street', addressText('formattedAddress'), streetExamples],
  ['a postcode', addressText('postcode'), postcodeExamples],
  ['a suburb', addressText('suburb'), placeExamples],
  ['a city', addressText('city'), placeExamples],
  ['a code as it is typed', typedCode, codeExamples],
  ['an amount', amountText(), amountExamples],
  ['an amount that may be left out', amountTextOrNone(), amountExamples],
  [
    'a tax number',
    taxNumber,
    {
      takes: [
        '53 004 085 616',
        'ABN 53 004 085 616',
        'DE123456789',
        'USt-IdNr. DE123',
        'تسجيل ٣٠٠',
        '',
      ],
      refuses: ['53\n004', '1'.repeat(41)],
    },
  ],
])('%s', (_kind, schema, { takes, refuses }) => {
  test.each(takes)('takes %j', (text) => expect(schema.parse(text)).toBe(text.trim()));
  test.each(refuses)('refuses %j', (text) => expect(schema.safeParse(text).success).toBe(false));
});

test('a part of an address has to be there where it is not said to be optional', () => {
  expect(addressText('suburb').safeParse('  ').success).toBe(false);
  expect(addressTextOrNone('suburb').parse('  ')).toBe('');
});

test.each(['PIZZA10', 'Größe7', '🍕'])('an owner may choose the code %s', (code) =>
  expect(chosenCode.parse(code)).toBe(code),
);

test.each(['', 'PIZZA 10', 'PIZZA\u00a010', 'x'.repeat(41)])('but not %j', (code) =>
  expect(chosenCode.safeParse(code).success).toBe(false),
);
