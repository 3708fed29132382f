import { normalisePostcode } from './normalise-postcode.ts';

const digits = (count: number) => new RegExp(`^\\d{${count}}$`);

/** Postcodes by country (ISO 3166), normalised; CLDR 26 and the posts' own pages. */
const forms: Partial<Record<string, RegExp>> = {
  AT: digits(4),
  AU: digits(4),
  BE: digits(4),
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  CH: digits(4),
  DE: digits(5),
  DK: digits(4),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IE: /^[A-Z][\dW]{2}[A-Z\d]{4}$/,
  IN: digits(6),
  IT: digits(5),
  MY: digits(5),
  NL: /^\d{4}[A-Z]{2}$/,
  NO: digits(4),
  NZ: digits(4),
  SE: digits(5),
  SG: digits(6),
  US: /^\d{5}(?:-?\d{4})?$/,
  ZA: digits(4),
};

/**
 * The form of a country's postcodes without their spaces (normalise-postcode.ts); null: it is not known.
 * @param locale BCP 47, the tenant's, whose region is the country
 */
export const postcodeForm = (locale: string): RegExp | null =>
  forms[new Intl.Locale(locale).region ?? ''] ?? null;

/**
 * Whether a postcode is whole, or still being typed. Its country is the tenant's, by the region of
 * its locale; where that is unknown, or the restaurant's own postcode is of another form, anything
 * written counts.
 */
export function isWholePostcode(
  postcode: string,
  { locale, ownPostcode }: { locale: string; ownPostcode: string },
): boolean {
  const written = normalisePostcode(postcode);
  const own = normalisePostcode(ownPostcode);
  const form = postcodeForm(locale);
  return form && (own === '' || form.test(own)) ? form.test(written) : written !== '';
}
