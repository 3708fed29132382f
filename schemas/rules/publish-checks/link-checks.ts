import type { SiteConfig } from '../../config/site.ts';
import { failure, warning, type Check, type CheckContext } from './check.ts';
import { shownSections } from './shown-sections.ts';
import { shownValues } from './shown-values.ts';
import { placeOf, type PlacedValue } from './values-of-kind.ts';

/** Places of every page that a link may name beside the sections. */
const framing = ['main', 'footer', 'offer'];

/** Links that lead nowhere, or over an open line. */
export function linkChecks(config: SiteConfig, known: CheckContext): Check[] {
  const anchors = new Set([...framing, ...shownSections(config).map(({ id }) => id)]);
  const links = [
    ...shownValues(config, 'link')
      .filter(isDrawn(config))
      .map(({ path, value }) => ({
        path: path.join('.'),
        href: value,
      })),
    ...legalLinks(config),
  ];
  return links.flatMap(({ path, href }) =>
    typeof href === 'string' ? checkLink(path, href.trim(), anchors, known) : [],
  );
}

/** A button without words is not there. */
const isDrawn =
  (config: SiteConfig) =>
  ({ path }: PlacedValue): boolean =>
    path.at(-1) !== 'ctaLink' || placeOf(config, [...path.slice(0, -1), 'ctaText']) !== '';

function checkLink(
  path: string,
  href: string,
  anchors: ReadonlySet<string>,
  known: CheckContext,
): Check[] {
  if (/^http:/i.test(href)) {
    return [
      warning(path, 'unsafe_link', `${href} is not a secure address. Write it with https://.`),
    ];
  }
  const [, page = '', anchor = ''] = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const isHome = page === '' || page === '/';
  if (anchor !== '' && isHome && !anchors.has(anchor) && !anchor.startsWith('category-')) {
    return [
      failure(
        path,
        'missing_anchor',
        `The link leads to #${anchor}, and the home page shows no section of that name.`,
      ),
    ];
  }
  const category = /^category-(\d+)$/.exec(anchor)?.[1];
  if (category && known.categoryIds && !known.categoryIds.includes(Number(category))) {
    // Another restaurant may have it: nothing to be kept from publishing for.
    const words = 'The link leads to a category that this menu does not have.';
    return [warning(path, 'missing_anchor', words)];
  }
  if (isHome || !known.pages || isKnownPage(page, known.pages)) return [];
  return [warning(path, 'unknown_page', `This site has no page ${page}.`)];
}

/** Files lie beside the pages, and are found or not by whoever opens them. */
const isKnownPage = (page: string, pages: readonly string[]): boolean =>
  pages.includes(page.replace(/\/$/, '')) || /\.\w+$/.test(page) || page.startsWith('/media/');

function legalLinks({ legal }: SiteConfig) {
  return Object.entries(legal).flatMap(([page, text]) =>
    text.flatMap(({ spans }) => spans.map(({ href }) => ({ path: `legal.${page}`, href }))),
  );
}
