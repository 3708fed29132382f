import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';

/** The country of a locale such as en-AU; null where it names none. */
export function countryOfLocale(locale: string): CountryCode | null {
  const region = /-([A-Za-z]{2})$/.exec(locale)?.[1]?.toUpperCase();
  return region !== undefined && isSupportedCountry(region) ? region : null;
}

/**
 * A telephone number as it is dialled from anywhere.
 * @param text as somebody wrote it
 * @param home the country of numbers without a prefix; null: they have to have one
 * @returns null where it is no number that can exist; `isMobile` is false of numbers that get no SMS,
 * and true where the country does not tell them apart
 */
export function readPhone(
  text: string,
  home: CountryCode | null,
): { e164: string; country: CountryCode; isMobile: boolean } | null {
  const number = parsePhoneNumberFromString(text, home ?? undefined);
  if (number?.country === undefined || !number.isValid()) return null;
  const type = number.getType();
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  return { e164: number.number, country: number.country, isMobile };
}
