import type { SiteConfig } from '#schemas/config/site.ts';
import { families, familyStack } from './fonts/families.ts';
import { themeColors } from './theme-colors.ts';
import { densities, radii, scales, shadows } from './theme-options.ts';

/** What the page's look is made of; the sizes of header and banner may be left out. */
export type ThemeSource = Pick<SiteConfig, 'colors' | 'theme'> &
  Partial<Pick<SiteConfig, 'header' | 'topOfferBanner'>>;

export type ThemeVariables = Record<`--${string}`, string>;

/**
 * The page's style variables for a configuration. The five colours go in as they are; what has to
 * be computed is what reads on them (WCAG AA). Lines, surfaces and muted text are mixed in
 * variants/variables.css, so they follow the five by themselves. With a dark palette each colour is
 * `light-dark(…)`; a browser that lacks it is given the light ones alone (`canBeDark` false).
 */
export function themeVariables(source: ThemeSource, canBeDark = true): ThemeVariables {
  const { theme, header, topOfferBanner } = source;
  const { display, text, weight, tracking, leading, letters } = families[theme.fonts];
  const [small, medium, large, full] = radii[theme.radius];
  const [scale, textScale] = scales[theme.scale];
  const [shadow1, shadow2] = shadows[theme.shadow];
  return {
    ...colorVariables(source, canBeDark),
    '--font-display': familyStack(display),
    '--font-text': familyStack(text),
    '--display-weight': String(weight),
    '--display-tracking': tracking,
    '--display-leading': String(leading),
    '--display-letters': letters,
    '--scale': scale,
    '--scale-text': textScale,
    '--radius-s': `${small}px`,
    '--radius-m': `${medium}px`,
    '--radius-l': `${large}px`,
    '--radius-full': `${full}px`,
    '--shadow-1': shadow1,
    '--shadow-2': shadow2,
    '--density': densities[theme.density],
    ...(header && {
      '--header-height': `${header.height}px`,
      '--logo-size-desktop': `${header.logoSizeDesktop}px`,
      '--logo-size-mobile': `${header.logoSizeMobile}px`,
    }),
    ...(topOfferBanner && { '--banner-height': `${topOfferBanner.topOfferBannerHeight}px` }),
  };
}

function colorVariables(source: ThemeSource, canBeDark: boolean): ThemeVariables {
  const { colors, shares, isDark, hasDark } = themeColors(source);
  const both = hasDark && canBeDark;
  const variables: ThemeVariables = {
    // Native controls and scrollbars of the page's own brightness; a forced scheme of what it has.
    '--scheme': both ? 'light dark' : isDark ? 'dark' : 'light',
    '--scheme-light': isDark && !both ? 'dark' : 'light',
    '--scheme-dark': isDark || both ? 'dark' : 'light',
    '--share-surface': `${shares.surface}%`,
    '--share-muted': `${shares.muted}%`,
    '--share-line': `${shares.line}%`,
    '--share-tint': String(shares.tint / 100),
  };
  for (const [name, { light, dark }] of colors) {
    variables[`--color-${name}`] = both && dark ? `light-dark(${light}, ${dark})` : light;
  }
  // By name where nothing had to be changed: one variable set on the page then changes both.
  if (variables['--color-ink'] === variables['--color-text']?.toLowerCase())
    variables['--color-ink'] = 'var(--color-text)';
  return variables;
}

/** The variables as text for the server's `<style>`; nothing in it can leave its declaration. */
export function themeCss(source: ThemeSource): string {
  const plain = rootRule(themeVariables(source, false));
  if (source.theme.dark.mode === 'off') return plain;
  const colours = Object.entries(colorVariables(source, true));
  return `${plain}@supports (color:light-dark(#000,#fff)){${rootRule(Object.fromEntries(colours))}}`;
}

function rootRule(variables: ThemeVariables): string {
  const declarations = Object.entries(variables).map(
    ([name, value]) => `${name}:${value.replaceAll(/[^\w#%.,() '-]/g, '')}`,
  );
  return `:root{${declarations.join(';')}}`;
}
