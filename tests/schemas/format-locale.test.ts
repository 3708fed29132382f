import { expect, test } from 'vitest';
import { formatLocale, regionalLanguage } from '#schemas/format-locale.ts';
import { formatMoney } from '#schemas/money.ts';

test.each([
  ['en', 'en-AU', 'en-AU'],
  ['es', 'en-AU', 'es-AU'],
  ['es', 'es-MX', 'es-MX'],
  ['en', 'de-DE', 'en-DE'],
  ['ar', 'en', 'ar'],
  ['ar', 'zh-Hant-TW', 'ar-TW'],
] as const)('%s pages of a tenant with %s are in %s', (language, locale, expected) => {
  expect(regionalLanguage(language, locale)).toBe(expected);
});

test('Arabic is written with the digits of telephone numbers and codes', () => {
  const locale = formatLocale('ar', 'ar-EG');
  expect(new Intl.NumberFormat(locale).format(1250)).toMatch(/^1.250$/);
  expect(formatMoney(1250, 'AUD', formatLocale('ar', 'en-AU'))).toContain('12.50');
  expect(new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(0)).toBe('الخميس');
});
