import { expect, test } from 'vitest';
import {
  isStoredPhone,
  nationalDigits,
  shownPhone,
  storedPhone,
} from '#server/domain/phone/read-phone.ts';

/** As typed, in which tenant's locale, as stored, and as people read it there. */
const taken: readonly (readonly [string, string, string, string])[] = [
  ['(03) 9123 4567', 'en-AU', '+61391234567', '(03) 9123 4567'],
  ['03 9123-4567', 'en-AU', '+61391234567', '(03) 9123 4567'],
  ['+61 (0)3 9123 4567', 'en-AU', '+61391234567', '(03) 9123 4567'],
  ['0412345678', 'en-AU', '+61412345678', '0412 345 678'],
  ['٠٤١٢ ٣٤٥ ٦٧٨', 'en-AU', '+61412345678', '0412 345 678'],
  ['０４１２ ３４５ ６７８', 'en-AU', '+61412345678', '0412 345 678'],
  ['\u202A+61 412 345 678\u202C', 'en-AU', '+61412345678', '0412 345 678'],
  ['0011 64 21 123 4567', 'en-AU', '+64211234567', '+64 21 123 4567'],
  ['13 12 13', 'en-AU', '+61131213', '131213'],
  ['03 9123 4567 ext. 12', 'en-AU', '+61391234567;ext=12', '(03) 9123 4567 ext. 12'],
  // Of no range that is given out today, and as long as a number is.
  ['0555 501 234', 'en-AU', '+61555501234', '+61 555501234'],
  ['6123 4567', 'en-SG', '+6561234567', '6123 4567'],
  ['06 1234 5678', 'it-IT', '+390612345678', '06 1234 5678'],
  ['(604) 555-0123', 'en-US', '+16045550123', '(604) 555-0123'],
  ['01 23 45 67 89', 'fr-FR', '+33123456789', '01 23 45 67 89'],
  ['+61 412 345 678', 'en', '+61412345678', '+61 412 345 678'],
];

test.each(taken)('%s of %s is stored as %s and shown as %s', (text, locale, stored, shown) => {
  expect(storedPhone(text, locale)).toBe(stored);
  expect(shownPhone(stored, locale)).toBe(shown);
});

test.each(taken)('%s of %s is the same number once it was shown and sent again', (...one) => {
  const [, locale, stored, shown] = one;
  expect(storedPhone(shown, locale)).toBe(stored);
  expect([isStoredPhone(stored), isStoredPhone('0412 345 678')]).toEqual([true, false]);
});

test.each([
  ['12345', 'en-AU'],
  ['00000', 'en-AU'],
  ['+61 4', 'en-AU'],
  ['call me', 'en-AU'],
  ['0412 345 678 or 0412 345 679', 'en-AU'],
  ['555 0123', 'en-US'],
  ['+999 1234 5678', 'en-AU'],
  ['0412 345 678', 'en'],
])('refuses %s of %s', (text, locale) => expect(storedPhone(text, locale)).toBeNull());

test('a number that was left out stays out, and what cannot be read is shown as it is', () => {
  expect(storedPhone('  ', 'en-AU')).toBe('');
  expect(shownPhone('', 'en-AU')).toBe('');
  expect(shownPhone('ask Rosa', 'en-AU')).toBe('ask Rosa');
  expect(shownPhone('0412345678', 'en-AU')).toBe('0412 345 678');
});

test('a number is found by its digits after the prefix, in whatever form it is typed', () => {
  const digits = ['+61 412 345 678', '0412345678', '0011 61 412 345 678'].map((text) =>
    nationalDigits(text, 'en-AU'),
  );
  expect(digits).toEqual(['412345678', '412345678', '412345678']);
  expect(nationalDigits('345 678', 'en-AU')).toBeNull();
});
