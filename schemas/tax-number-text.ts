import type { taxNumber } from './messages/en/tax-number.ts';
import type { Catalogue } from './messages/catalogue.ts';

type Names = Catalogue<typeof taxNumber>;

const europeanUnion =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

/** Which number a business of a country (ISO 3166) writes on its receipts. */
const kinds = new Map<string, keyof Names>([
  ['AU', 'abn'],
  ['NZ', 'gst'],
  ['GB', 'vat'],
  ...europeanUnion.split(' ').map((country): [string, keyof Names] => [country, 'vat']),
]);

/** A word with a space after it, as in 'USt-IdNr. DE123'; not the two letters of 'DE 123'. */
const ownName = /^\p{L}[\p{L}-]{2,}[\s.:]/u;

/**
 * A restaurant's tax number as a receipt shows it, such as 'ABN 53 004 085 616'; null where it has
 * none. The name before it goes by the region of the tenant's locale; a number that was written with
 * a name of its own keeps that one.
 * @param locale BCP 47, the tenant's
 */
export function taxNumberText(
  written: string,
  { locale, names }: { locale: string; names: Names },
): string | null {
  const number = written.trim();
  if (number === '') return null;
  const name = names[kinds.get(new Intl.Locale(locale).region ?? '') ?? 'other'];
  const [word = name] = name.split(' ');
  const isNamed = ownName.test(number) || number.toUpperCase().startsWith(word.toUpperCase());
  return isNamed ? number : `${name} ${number}`;
}
