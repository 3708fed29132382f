import type { SiteConfig } from '#schemas/config/site.ts';
import type { ThemeConfig } from '#schemas/config/theme.ts';
import type { Palette, Shares } from '#schemas/rules/color-roles.ts';
import { derivePalettes } from '#schemas/rules/color-shares.ts';
import { darkColors } from '#schemas/rules/dark-palette.ts';
import { mixOklab } from '#schemas/rules/oklab.ts';

type Look = Pick<SiteConfig, 'colors' | 'theme'>;

/** A colour of the page in each scheme; `dark` is null where there is one scheme only. */
export type SchemePair = { light: string; dark: string | null };

/** Every computed colour by the name of its variable without `--color-`, and the shares of mixes. */
export type ThemeColors = {
  colors: ReadonlyMap<string, SchemePair>;
  shares: Shares;
  isDark: boolean;
  hasDark: boolean;
};

/** The colours of a look in its schemes: those of the tenant, and all that is computed from them. */
export function themeColors({ colors, theme }: Look): ThemeColors {
  const dark = theme.dark.mode === 'auto' ? darkColors(colors, theme.dark.colors) : null;
  const palettes = derivePalettes(colors, dark);
  const light = named(palettes.light, theme.shadow);
  const second = palettes.dark && named(palettes.dark, theme.shadow);
  const pairs = Object.entries(light).map(([name, value]): [string, SchemePair] => [
    name,
    { light: value, dark: second?.[name] ?? null },
  ]);
  return {
    colors: new Map(pairs),
    shares: palettes.shares,
    isDark: palettes.light.isDark,
    hasDark: second !== null,
  };
}

function named(palette: Palette, shadow: ThemeConfig['shadow']): Record<string, string> {
  const { five, tones } = palette;
  const { page, secondary, inverse } = tones;
  return {
    // One by one: a stored document may hold keys here that nobody knows.
    primary: five.primary,
    secondary: five.secondary,
    accent: five.accent,
    background: five.background,
    text: five.text,
    // The tenant's own text stays as it was set; the page is written in what can be read.
    ink: page.text,
    'on-primary': palette.onPrimary,
    'on-secondary': secondary.text,
    'on-accent': palette.onAccent,
    'primary-hover': palette.primaryHover,
    'primary-text': page.primaryText,
    scrim: palette.scrim,
    'on-scrim': palette.onScrim,
    inverse: inverse.background,
    'on-inverse': inverse.text,
    lift: page.lift,
    'lift-secondary': secondary.lift,
    'lift-inverse': inverse.lift,
    shade: shadeOf(palette, shadow),
    // In the dark a hairline shows where a sheet ends; in the light its shadow does.
    edge: palette.isDark ? mixOklab(page.background, page.text, 0.16) : '#00000000',
    danger: page.danger,
    success: page.success,
    warning: page.warning,
  };
}

/** What shadows are made of: a veil of the palette's dark, or the ink of a crisp edge. */
function shadeOf({ scrim, isDark, tones }: Palette, shadow: ThemeConfig['shadow']): string {
  const { background, text } = tones.page;
  if (shadow === 'crisp') return isDark ? mixOklab(background, text, 0.36) : text;
  return isDark ? '#000000' : `${scrim}55`;
}
