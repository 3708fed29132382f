import type { Language } from './languages/languages.ts';

/**
 * The language of a page with the region of its tenant: es-AU for Spanish pages of a business with
 * en-AU. Dates, weeks and money go by the region, their words by the language.
 * @param locale BCP 47, the tenant's
 */
export const regionalLanguage = (language: Language, locale: string): string =>
  // Without the script of the tenant's own language, as in zh-Hant-TW.
  language + locale.replace(/^\w+(?:-[A-Z][a-z]{3})?/, '');

/**
 * What Intl writes dates, times, money and lists by: Arabic with the digits that prices, telephone
 * numbers and codes have everywhere else on the page.
 * @param locale BCP 47, the tenant's
 */
export const formatLocale = (language: Language, locale: string): string =>
  regionalLanguage(language, locale) + (language === 'ar' ? '-u-nu-latn' : '');
