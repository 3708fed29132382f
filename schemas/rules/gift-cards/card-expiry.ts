/**
 * For how many months a card must count at least, by country (rule R70); null: for ever. Elsewhere the
 * three years of Australia and New Zealand are asked for.
 */
const leastByCountry: Readonly<Record<string, number | null>> = {
  AU: 36,
  NZ: 36,
  US: 60,
  IE: 60,
  CA: null,
};

const elsewhere = 36;

/** Months that a card of a tenant counts at least, by the region of its locale; null: for ever. */
export function leastCardMonths(locale: string): number | null {
  const region = new Intl.Locale(locale).region ?? '';
  const least = leastByCountry[region];
  return least === undefined ? elsewhere : least;
}

/**
 * Months that a card counts by the owner's setting and the law; null: for ever.
 * @param chosen null: for ever
 */
export function cardMonths(chosen: number | null, locale: string): number | null {
  const least = leastCardMonths(locale);
  return chosen === null || least === null ? null : Math.max(chosen, least);
}
