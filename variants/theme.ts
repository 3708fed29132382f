import type { SiteConfig } from '#schemas/config/site.ts';
import type { FontPair, ThemeConfig } from '#schemas/config/theme.ts';
import { contrastRatio, mix, readableOn, readableShade } from '#schemas/rules/contrast.ts';

/** What the page's look is made of; the sizes of header and banner may be left out. */
export type ThemeSource = Pick<SiteConfig, 'colors' | 'theme'> &
  Partial<Pick<SiteConfig, 'header' | 'topOfferBanner'>>;

export type ThemeVariables = Record<`--${string}`, string>;

const fontFamilies: Record<FontPair, { display: string; text: string }> = {
  'fraunces-inter': {
    display: "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Android', serif",
    text: "Inter, 'Inter Fallback', 'Inter Fallback Android', sans-serif",
  },
  'bricolage-dm-sans': {
    display:
      "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', 'Bricolage Grotesque Fallback Android', sans-serif",
    text: "'DM Sans', 'DM Sans Fallback', 'DM Sans Fallback Android', sans-serif",
  },
};

/** Radii in CSS pixels: small (chips, fields), medium (cards), large (panels), full (pills). */
const radii: Record<ThemeConfig['radius'], readonly [number, number, number, number]> = {
  none: [0, 0, 0, 0],
  small: [3, 5, 8, 999],
  medium: [6, 12, 20, 999],
  large: [10, 20, 36, 999],
};

/** One factor scales every `--space-*` (design.md, Space). */
const densities: Record<ThemeConfig['density'], string> = {
  compact: '0.86',
  regular: '1',
  airy: '1.16',
};

/**
 * The page's style variables for a configuration. The five colours go in as they are; what has
 * to be computed is text that reads on them (WCAG AA). Hover, lines, surfaces and muted text are
 * mixed in variants/base.css, so they follow the five by themselves.
 */
export function themeVariables({
  colors,
  theme,
  header,
  topOfferBanner,
}: ThemeSource): ThemeVariables {
  const { primary, secondary, accent, background, text } = colors;
  // The surface nearest to the text (--color-surface): what reads there reads on the ground too.
  const surface = mix(background, text, 0.06);
  const inks = [text, background, '#ffffff', '#000000'];
  const isTextDarker = contrastRatio(text, '#ffffff') >= contrastRatio(background, '#ffffff');
  const [dark, light] = isTextDarker ? [text, background] : [background, text];
  const [small, medium, large, full] = radii[theme.radius];
  return {
    '--color-primary': primary,
    '--color-secondary': secondary,
    '--color-accent': accent,
    '--color-background': background,
    '--color-text': text,
    '--color-on-primary': readableOn(primary, ['#ffffff', ...inks]),
    '--color-on-secondary': readableOn(secondary, inks),
    '--color-on-accent': readableOn(accent, inks),
    '--color-primary-text': readableShade(primary, surface, text),
    // Over photographs: the palette's own dark, whichever of the two it is.
    '--color-scrim': dark,
    '--color-on-scrim': readableOn(dark, [light, '#ffffff']),
    // Native controls and scrollbars of the page's own brightness.
    '--scheme': isTextDarker ? 'light' : 'dark',
    '--raise-page': isTextDarker ? '60%' : '8%',
    '--raise-inverse': isTextDarker ? '8%' : '60%',
    '--color-danger': readableShade('#c62828', surface, text),
    '--color-success': readableShade('#2e7d32', surface, text),
    '--color-warning': readableShade('#9a6700', surface, text),
    '--font-display': fontFamilies[theme.fonts].display,
    '--font-text': fontFamilies[theme.fonts].text,
    '--radius-s': `${small}px`,
    '--radius-m': `${medium}px`,
    '--radius-l': `${large}px`,
    '--radius-full': `${full}px`,
    '--density': densities[theme.density],
    ...(header && {
      '--header-height': `${header.height}px`,
      '--logo-size-desktop': `${header.logoSizeDesktop}px`,
      '--logo-size-mobile': `${header.logoSizeMobile}px`,
    }),
    ...(topOfferBanner && { '--banner-height': `${topOfferBanner.topOfferBannerHeight}px` }),
  };
}

/** The variables as text for the server's `<style>`; nothing in it can leave its declaration. */
export function themeCss(config: ThemeSource): string {
  const declarations = Object.entries(themeVariables(config)).map(
    ([name, value]) => `${name}:${value.replaceAll(/[^\w#%.,() '-]/g, '')}`,
  );
  return `:root{${declarations.join(';')}}`;
}
