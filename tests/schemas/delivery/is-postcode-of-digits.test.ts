import { expect, test } from 'vitest';
import { isPostcodeOfDigits } from '#schemas/rules/delivery/is-postcode-of-digits.ts';

test.each([
  ['en-AU', '3057', true],
  ['de-DE', '', true],
  ['en-US', '10001', true],
  ['en-GB', 'E8 3PH', false],
  ['en-CA', '', false],
  ['nl-NL', '1012 AB', false],
  ['en-IE', '', false],
  ['en-FJ', '', false],
  ['en', '', false],
  ['en-AU', 'D02 AF30', false],
])('a keypad of digits is enough in %s beside %j: %s', (locale, ownPostcode, isEnough) => {
  expect(isPostcodeOfDigits({ locale, ownPostcode })).toBe(isEnough);
});
