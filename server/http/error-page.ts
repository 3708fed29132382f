import { telHref } from '#schemas/fields/tel-href.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { languagePath } from '#schemas/languages/language-path.ts';
import { languages, type Language } from '#schemas/languages/languages.ts';
import { cspHash } from '../security/csp-hash.ts';
import { errorPageTexts } from './error-page-texts.ts';
import type { KnownSite } from './known-site.ts';

type Action = { label: string; href: string };

/** No font or script to fetch: this page comes when those may not. A logo that does not come leaves the name. */
const style = `
:root{color-scheme:light dark;--background:#faf8f4;--ink:#23201b;--soft:#6b655b;--line:#ded7ca;--warm:#a8431f}
@media(prefers-color-scheme:dark){:root{--background:#1c1a17;--ink:#f3eee4;--soft:#b0a898;--line:#3a362f;--warm:#f0a07c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;gap:32px;padding:24px;background:var(--background);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
main{grid-row:2;place-self:center;max-width:27rem;text-align:center}
header a,footer a{color:inherit;text-decoration:none}
header a{display:inline-flex;align-items:center;gap:12px;min-height:48px;font-weight:600}
header img{width:48px;height:48px;object-fit:contain;border-radius:8px}
footer{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 24px;grid-row:3;padding-top:16px;border-top:1px solid var(--line);color:var(--soft)}
footer a{display:inline-flex;align-items:center;min-height:44px}
footer a:hover,header a:hover{text-decoration:underline;text-underline-offset:4px}
svg{display:block;width:112px;height:auto;margin:0 auto 28px;color:var(--warm)}
svg .plate{color:var(--line)}
h1{margin:0 0 12px;font:600 clamp(1.75rem,6vw,2.25rem)/1.15 Georgia,'Times New Roman',serif;text-wrap:balance}
h1:not(:lang(ar)){letter-spacing:-.01em}
p{margin:0;color:var(--soft);text-wrap:pretty}
main a{display:inline-block;margin-top:28px;padding:12px 24px;border:1px solid currentColor;border-radius:999px;color:var(--warm);font-weight:600;text-decoration:none}
main a:hover{background:var(--warm);color:var(--background);border-color:var(--warm)}
a:focus-visible{outline:3px solid var(--warm);outline-offset:3px}
`;

/** A covered dish. */
const drawing = `<svg viewBox="0 0 112 72" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M16 54a40 40 0 0 1 80 0Z"/><path d="M28 47a29 29 0 0 1 17-20"/><circle cx="56" cy="8" r="5"/>
<path class="plate" stroke="currentColor" d="M4 60h104M20 68h72"/>
</svg>`;

/** Hash of the page's style element, for its policy. */
export const errorStyleHash = cspHash(style);

type PlainPage = {
  language: Language;
  title: string;
  sentence: string;
  action: Action | null;
  /** Seconds after which the page asks again by itself; null: never. */
  refreshAfter?: number | null;
  /** Whose site it is, where that is known without asking. */
  site?: KnownSite | null;
};

function header({ name, logo }: KnownSite, language: Language): string {
  const picture = logo ? `<img src="${escapeHtml(logo)}" alt="" width="48" height="48">` : '';
  return `<header><a href="${languagePath(language, '/')}">${picture}${escapeHtml(name)}</a></header>`;
}

function footer({ name, phone, email }: KnownSite): string {
  return [
    `<footer><span>${escapeHtml(name)}</span>`,
    /\d/.test(phone) ? `<a href="${telHref(phone)}"><bdi>${escapeHtml(phone)}</bdi></a>` : '',
    email ? `<a href="mailto:${encodeURI(email)}">${escapeHtml(email)}</a>` : '',
    '</footer>',
  ].join('');
}

/** A page that needs nothing but itself, for when no page of a restaurant can be drawn. */
export function plainPage(page: PlainPage): string {
  const { language, title, sentence, action, refreshAfter = null, site = null } = page;
  const refresh =
    refreshAfter === null ? '' : `<meta http-equiv="refresh" content="${refreshAfter}">\n`;
  const link = action && `<a href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a>`;
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
${site ? header(site, language) : ''}
<main>
${drawing}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
${link ?? ''}
</main>
${site ? footer(site) : ''}
</body>
</html>
`;
}

/** The same, with a heading that says what is wrong. */
export function errorPage(status: number, page: Omit<PlainPage, 'title'>): string {
  const titles: Readonly<Record<string, string>> = errorPageTexts[page.language].titles;
  return plainPage({
    ...page,
    title: titles[status] ?? errorPageTexts[page.language].titles.other,
  });
}
