import { escapeHtml } from '#schemas/escape-html.ts';
import { languagePath } from '#schemas/languages/language-path.ts';
import { offeredLanguages } from '#schemas/offered-languages.ts';
import type { PageBoot } from '#schemas/page.ts';

/**
 * The same page in each language, for search engines, which read what the server draws: in the
 * browser nobody keeps these up to date. English stands for whoever reads none of the others.
 */
export function alternateLinks({ settings, canonicalOrigin }: PageBoot, path: string): string {
  const offered = offeredLanguages(settings.web_config);
  if (offered.length < 2) return '';
  const links = offered.map((tag): [string, string] => [tag, languagePath(tag, path)]);
  return [...links, ['x-default', path] as const]
    .map(
      ([tag, href]) =>
        `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(canonicalOrigin + href)}">`,
    )
    .join('');
}
