import type { FontPair } from '#schemas/config/theme.ts';
import { families } from './families.ts';
import { fontCss } from './font-css.ts';

/**
 * Makes the faces of a pair known to a page that was drawn with another one. As a style sheet of
 * its own: the policy of the server's pages lets no new style element in.
 */
export function showFonts(page: Document, pair: FontPair): void {
  const { display } = families[pair];
  const isKnown = [...page.fonts].some(({ family }) => family.replaceAll(/["']/g, '') === display);
  if (isKnown) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontCss(pair));
  page.adoptedStyleSheets.push(sheet);
}
