import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';

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

/** Numbers with fewer digits than this are taken only where their country is known to give them. */
const fewestDigits = 7;

/**
 * A telephone number as it is stored: E.164, with an extension as in RFC 3966 (decision 124). It is
 * judged by its length, not by the ranges that are given out today, for those change every month.
 * @param text as somebody wrote it, in digits of any script
 * @param locale of the tenant: numbers without a prefix are of its country
 * @returns '' where nothing was written, null where no such number can be called
 */
export function storedPhone(text: string, locale: string): string | null {
  if (text.trim() === '') return '';
  const number = parsed(text, countryOfLocale(locale));
  return number === null ? null : storedForm(number);
}

/** Whether this is a number as it is stored, rather than what could not be read. */
export const isStoredPhone = (text: string): boolean => storedPhone(text, '') === text;

/**
 * A stored number for people: as it is written in the tenant's country, with its prefix where it is of
 * another one; what cannot be read, as it is.
 */
export function shownPhone(stored: string, locale: string): string {
  const home = countryOfLocale(locale);
  const number = parsed(stored, home);
  if (number === null) return stored;
  const national = number.formatNational();
  const isAtHome = home !== null && getCountryCallingCode(home) === number.countryCallingCode;
  // How a number of no known range is written there is not known either.
  return isAtHome && number.isValid() && storedPhone(national, locale) === storedForm(number)
    ? national
    : number.formatInternational();
}

/** The digits of a number after the prefix of its country, by which any form of it is found; null: it is none. */
export const nationalDigits = (text: string, locale: string): string | null =>
  parsed(text, countryOfLocale(locale))?.nationalNumber ?? null;

const storedForm = ({ number, ext }: PhoneNumber): string =>
  ext === undefined ? number : `${number};ext=${ext}`;

function parsed(text: string, home: CountryCode | null): PhoneNumber | null {
  const number = parsePhoneNumberFromString(
    // Marks of direction come along with numbers that are copied from a list of contacts.
    text.replaceAll(/\p{Cf}/gu, '').trim(),
    { ...(home !== null && { defaultCountry: home }), extract: false },
  );
  if (!number?.isPossible()) return null;
  const isLong = number.nationalNumber.length >= fewestDigits;
  return isLong || number.isValid() ? number : null;
}
