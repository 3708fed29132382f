import type { SiteConfig } from '#schemas/config/site.ts';
import { darkColors } from '#schemas/rules/dark-palette.ts';

type Look = Pick<SiteConfig, 'colors' | 'theme'>;

const media = '(prefers-color-scheme: dark)';

/** Colour of the browser's bar in the dark: the background of the page; null without a dark palette. */
const barColor = ({ colors, theme }: Look): string | null =>
  theme.dark.mode === 'auto' ? darkColors(colors, theme.dark.colors).background : null;

/** Stands before `seo.themeColor`: browsers take the first one whose scheme is theirs. */
export function darkBarMarkup(look: Look): string {
  const color = barColor(look);
  return color ? `<meta name="theme-color" media="${media}" content="${color}">` : '';
}

/** Brings the bar up to date in a page that is being edited. */
export function applyDarkBar(look: Look, { head }: Document): void {
  const present = head.querySelector(`meta[name="theme-color"][media="${media}"]`);
  const color = barColor(look);
  if (color === null) return present?.remove();
  if (present) return present.setAttribute('content', color);
  head.insertAdjacentHTML('afterbegin', darkBarMarkup(look));
}
