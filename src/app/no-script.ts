import { telHref } from '#schemas/fields/tel-href.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { noScript as words } from '#schemas/messages/en/no-script.ts';
import type { PageBoot } from '#schemas/page.ts';

/** Restaurants that are named: of a chain the site's own list has all. */
const mostNamed = 5;

/**
 * Says in a browser without scripts why nothing can be ordered, and how a restaurant is reached all
 * the same. Markup beside the root: React takes over what stands in it.
 */
export function noScriptMarkup(
  { restaurants }: Pick<PageBoot, 'restaurants'>,
  isForStaff: boolean,
): string {
  if (isForStaff) return `<noscript><p>${escapeHtml(words.desk)}</p></noscript>`;
  const places = restaurants
    .slice(0, mostNamed)
    .map(({ restaurant, address: { street_name, postcode, city, phone } }) => {
      const call = phone && ` <a href="${telHref(phone)}">${escapeHtml(phone)}</a>`;
      const where = [street_name, `${postcode} ${city}`.trim()].filter(Boolean).join(', ');
      return `<li>${escapeHtml(restaurant.name)}, ${escapeHtml(where)}${call}</li>`;
    });
  const byPhone = restaurants.some(({ address }) => address.phone !== '') ? ` ${words.call}` : '';
  return `<noscript><p>${escapeHtml(words.site + byPhone)}</p><ul>${places.join('')}</ul></noscript>`;
}
