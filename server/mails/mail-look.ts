import type { SiteConfig } from '#schemas/config/site.ts';
import { mix, readableOn, readableShade } from '#schemas/rules/contrast.ts';
import type { MailLook } from './mail-content.ts';

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** What devices have that comes nearest to the site's own display faces. */
const displays: Record<SiteConfig['theme']['fonts'], string> = {
  'fraunces-inter': "Fraunces,Georgia,'Times New Roman',serif",
  'bricolage-dm-sans': `'Bricolage Grotesque',${sans}`,
  'big-shoulders-hanken': `'Big Shoulders',Impact,'Arial Narrow',${sans}`,
  'aleo-nunito-sans': "Aleo,Rockwell,Georgia,'Times New Roman',serif",
  'garamond-source-sans': "'EB Garamond',Garamond,Georgia,'Times New Roman',serif",
};
const radii: Record<SiteConfig['theme']['radius'], number> = {
  none: 0,
  small: 8,
  medium: 16,
  large: 24,
};

/** The tenant's look for a mail; text on each colour is computed to be read (WCAG AA). */
export function mailLook({ colors, theme }: Pick<SiteConfig, 'colors' | 'theme'>): MailLook {
  const { primary, background, text } = colors;
  // A dark background is raised a little, a light one much, as on the site (variants/variables.css).
  const isDark = readableOn(background, ['#ffffff', '#000000']) === '#ffffff';
  const surface = mix(background, '#ffffff', isDark ? 0.08 : 0.6);
  const ink = readableShade(text, surface, isDark ? '#ffffff' : '#000000');
  return {
    display: displays[theme.fonts],
    font: sans,
    radius: radii[theme.radius],
    buttonRadius: theme.radius === 'none' ? 0 : 999,
    primary,
    onPrimary: readableOn(primary, ['#ffffff', '#000000']),
    scheme: isDark ? 'dark' : 'light',
    pricing: isDark ? background : mix(background, ink, 0.06),
    surface,
    text: ink,
    muted: readableShade(mix(ink, surface, 0.4), surface, ink),
    line: mix(surface, ink, 0.14),
  };
}
