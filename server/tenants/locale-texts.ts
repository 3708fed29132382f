import { readLanguage } from '#schemas/languages/language-path.ts';
import { allLanguages } from '#schemas/offered-languages.ts';
import { languages } from '#schemas/languages/languages.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const countries = new Intl.DisplayNames('en', { type: 'region' });
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a locale may be made of; a sentence for the operator. */
export const localeChoices = `Customers read ${listed.format(
  allLanguages.map((tag) => `${languages[tag].name} (${tag})`),
)}; any country goes with each, such as en-DE or es-MX`;

/**
 * What an operator has to know of a new tenant's locale, where its customers do not read its language
 * from the beginning; null of an English one.
 * @param locale BCP 47 with a region, as checked by the contract
 */
export function localeNote(locale: string): string | null {
  const { language, region } = new Intl.Locale(locale);
  if (language === 'en') return null;
  const formats = `Dates, amounts and postcodes are those of ${countries.of(region ?? '') ?? locale}.`;
  const offered = readLanguage(language);
  return offered
    ? `Pages are in English until the owner offers ${languages[offered].name} too, in the editor under 'Further languages'. ${formats}`
    : `Pages are in English: there is no ${names.of(language) ?? language} yet. ${localeChoices}. ${formats}`;
}
