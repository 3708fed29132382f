import { escapeHtml } from '#schemas/escape-html.ts';
import { languagePath } from '#schemas/languages/language-path.ts';
import type { Language } from '#schemas/languages/languages.ts';

export type SitemapPage = {
  /** Without the language in front. */
  path: string;
  /** When what it shows was last changed; null: unknown. */
  changedAt: Date | null;
};

type Site = {
  origin: string;
  /** That it has pages in. */
  languages: readonly Language[];
};

/** The same page in another language. */
type Alternate = { hreflang: string; address: string };

const addressOf = (path: string, language: Language, { origin }: Site): string =>
  origin + languagePath(language, path);

/**
 * Where a page is in each language that its site has, itself among them, as its head says it
 * (src/app/alternate-links.ts); with one language there is nothing to say.
 */
function alternatesOf(path: string, site: Site): Alternate[] {
  if (site.languages.length < 2) return [];
  const alternates = site.languages.map((language) => ({
    hreflang: language,
    address: addressOf(path, language, site),
  }));
  // English stands for whoever reads none of the others.
  return [...alternates, { hreflang: 'x-default', address: addressOf(path, 'en', site) }];
}

/** A sitemap by the protocol of sitemaps.org: each page once in each language. */
export function sitemapXml(pages: readonly SitemapPage[], site: Site): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const alternates = alternatesOf(path, site).map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}"/>`,
    );
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const said = changed + alternates.join('');
    return site.languages.map((language) => {
      const address = addressOf(path, language, site);
      return `<url><loc>${escapeHtml(address)}</loc>${said}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
