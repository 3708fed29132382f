import { telHref } from '#schemas/fields/tel-href.ts';
import type { LegalCatalogue } from './legal-catalogue.ts';
import type { LegalDetails } from './legal-details.ts';
import type { LegalFormat } from './legal-format.ts';

/** The business as registered, with its numbers: 'Bondi Beans Pty Ltd (ACN 123 456 789)'. */
export function sellerOf(
  { legalName, companyNumber, taxNumber }: LegalDetails,
  format: LegalFormat,
): string {
  const numbers = [companyNumber === '' ? '' : named(companyNumber), taxNumber]
    .filter((number) => number !== '')
    .join(', ');
  return format.name(numbers === '' ? legalName : `${legalName} (${numbers})`);
}

/** A number that was written with its name keeps it. */
const named = (number: string): string => (/\p{L}/u.test(number) ? number : `ACN ${number}`);

/** How to reach the business, and where it is. */
export function contactLines(
  { email, phone, addresses }: LegalDetails,
  { page }: LegalCatalogue,
  format: LegalFormat,
): string[] {
  const link = (text: string, href: string) => `[${format.name(text)}](${href})`;
  const ways = [
    email === '' ? '' : link(email, `mailto:${email}`),
    phone === '' ? '' : link(phone, telHref(phone)),
  ].filter((way) => way !== '');
  return [
    ...(ways.length > 0 ? [page.contact(ways.join(', '))] : []),
    ...addresses.map(format.name),
  ];
}
