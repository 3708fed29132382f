/** Countries that write a house's number before its street. */
const numberFirst: ReadonlySet<string> = new Set([
  'AU',
  'CA',
  'FR',
  'GB',
  'HK',
  'IE',
  'IN',
  'LU',
  'MY',
  'NZ',
  'PH',
  'SG',
  'TH',
  'US',
  'ZA',
]);

/** A number as it is typed before a street or after it: 12, 12a, 3/12, 12-14. */
const before = /^\s*(\d+[a-z]?(?:\s?[/-]\s?\d+[a-z]?)*)[\s,]/i;
const after = /[\s,](\d+[a-z]?(?:\s?[/-]\s?\d+[a-z]?)*)\s*(?:,|$)/i;

type Street = {
  street: string;
  /** Empty: the service knows the street alone. */
  number: string;
  country: string | null;
  /** What was typed: who wrote a number keeps it where the service knows none. */
  typed: string;
};

/** Street and number on one line, in the order of the country. */
export function streetLine({ street, number, country, typed }: Street): string {
  const isFirst = country !== null && numberFirst.has(country.toUpperCase());
  const written = number || ((isFirst ? before : after).exec(typed)?.[1] ?? '');
  if (written === '' || street === '') return street;
  return isFirst ? `${written} ${street}` : `${street} ${written}`;
}
