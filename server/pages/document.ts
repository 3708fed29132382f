import { bootElementId, type PageBoot, type RenderedPage } from '#schemas/page.ts';
import { cspHash } from './csp-hash.ts';
import type { PageAssets } from './storefront.ts';

/** A whole page with the hashes that its policy must allow. */
export type PageDocument = {
  status: number;
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
};

/** JSON that cannot end its script element nor open a comment in it. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Puts a rendered page into the template: head, style sheets, markup and boot. */
export function assembleDocument(
  template: string,
  page: RenderedPage,
  boot: PageBoot,
  assets: PageAssets,
): PageDocument {
  const early = [
    `<style id="theme">${page.inlineStyle}</style>`,
    `<script>${page.inlineScript}</script>`,
    page.head,
    ...page.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${attribute(href)}">`,
    ),
  ].join('\n    ');
  const late = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    ...assets.scripts.map(
      (href) => `<link rel="modulepreload" crossorigin href="${attribute(href)}">`,
    ),
  ].join('\n    ');
  const bootScript = `<script type="application/json" id="${bootElementId}">${inertJson(boot)}</script>`;
  // Replacements are functions: in a plain string `$&` of a dish's name would be a pattern.
  const html = template
    .replace('<html lang="en">', () => htmlTag(boot.language))
    .replace('<!--head-->', () => early)
    .replace('</head>', () => `${late}\n  </head>`)
    .replace('<!--app-->', () => page.body)
    .replace('<!--boot-->', () => bootScript);
  return {
    status: page.status,
    html,
    scriptHashes: [cspHash(page.inlineScript)],
    styleHashes: [cspHash(page.inlineStyle)],
  };
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

function htmlTag(language: string): string {
  const [primary = 'en'] = language.split('-');
  return `<html lang="${attribute(language)}" dir="${rightToLeft.has(primary) ? 'rtl' : 'ltr'}">`;
}
