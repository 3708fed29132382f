import { expect, test } from 'vitest';
import { taxNumber as names } from '#schemas/messages/en/tax-number.ts';
import { taxNumberText } from '#schemas/tax-number-text.ts';

const textOf = (number: string, locale: string) => taxNumberText(number, { locale, names });

test.each([
  ['en-AU', 'ABN 123'],
  ['en-NZ', 'GST no. 123'],
  ['en-GB', 'VAT no. 123'],
  ['en-IE', 'VAT no. 123'],
  ['de-DE', 'VAT no. 123'],
  ['el-GR', 'VAT no. 123'],
  ['en-US', 'Tax no. 123'],
  ['de-CH', 'Tax no. 123'],
  ['en', 'Tax no. 123'],
])('in %s it reads ‘%s’', (locale, text) => {
  expect(textOf('123', locale)).toBe(text);
});

test.each(['', '   '])('where there is none (‘%s’) nothing is shown', (number) => {
  expect(textOf(number, 'en-AU')).toBeNull();
});

test.each([
  ['ABN 51 824 753 556', 'en-AU'],
  ['abn: 51 824 753 556', 'en-AU'],
  ['ABN51824753556', 'en-AU'],
  ['GST 123-456-789', 'en-NZ'],
  ['Steuernummer 12/345/67890', 'de-DE'],
  ['USt-IdNr. DE123456789', 'de-DE'],
  ['EIN 12-3456789', 'en-US'],
])('‘%s’ has a name already and gets no second one', (number, locale) => {
  expect(textOf(number, locale)).toBe(number);
});

test.each([
  ['GB 123 4567 89', 'en-GB', 'VAT no. GB 123 4567 89'],
  ['ATU12345678', 'de-AT', 'VAT no. ATU12345678'],
  ['CHE-123.456.789 MWST', 'de-CH', 'Tax no. CHE-123.456.789 MWST'],
  [' 53 004 085 616 ', 'en-AU', 'ABN 53 004 085 616'],
])('letters of the number itself (‘%s’) are no name', (number, locale, text) => {
  expect(textOf(number, locale)).toBe(text);
});
