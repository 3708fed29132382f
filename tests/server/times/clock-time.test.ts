import { expect, test } from 'vitest';
import type { Language } from '#schemas/languages/languages.ts';
import { clockTime } from '#server/domain/times/clock-time.ts';

const written: readonly (readonly [string, Language, string, string])[] = [
  ['18:30', 'en', 'en-AU', '6:30 pm'],
  ['00:00', 'en', 'en-AU', '12:00 am'],
  ['24:00', 'en', 'en-AU', '12:00 am'],
  ['18:30', 'en', 'en-GB', '18:30'],
  ['18:30', 'es', 'es-ES', '18:30'],
  ['18:30', 'en', 'de-DE', '18:30'],
  ['09:05', 'en', 'en-US', '9:05 AM'],
];

test.each(written)('%s in %s at a business of %s is %s', (time, language, locale, shown) => {
  expect(clockTime(time, language, locale)).toBe(shown);
});
