import type { SiteConfig } from '../config/site.ts';
import { colorPairs, resolveRoles, tones, type ColorPair, type ColorRole } from './color-pairs.ts';
import type { Palette, Shares, Tone } from './color-roles.ts';
import { derivePalettes } from './color-shares.ts';
import { contrastRatio } from './contrast.ts';
import { darkColors } from './dark-palette.ts';

/** A site's colours in light, or in the dark. */
export type ColorScheme = {
  name: 'light' | 'dark';
  palette: Palette;
  shares: Shares;
  /** Where they are chosen. */
  base: readonly string[];
};

/** The schemes that a site is drawn in: light, and dark where it has that. */
export function colorSchemesOf({
  colors,
  theme,
}: Pick<SiteConfig, 'colors' | 'theme'>): ColorScheme[] {
  const asked = theme.dark.mode === 'auto' ? darkColors(colors, theme.dark.colors) : null;
  const { light, dark, shares } = derivePalettes(colors, asked);
  const schemes: ColorScheme[] = [{ name: 'light', palette: light, shares, base: ['colors'] }];
  if (dark)
    schemes.push({ name: 'dark', palette: dark, shares, base: ['theme', 'dark', 'colors'] });
  return schemes;
}

/** A pair as it is drawn in a tone. */
export type DrawnPair = ColorPair & { tone: Tone; ratio: number };

/** Every pair of colours of a scheme that is really drawn, in each tone. */
export function drawnPairs({ palette, shares }: ColorScheme): DrawnPair[] {
  return tones.flatMap((tone) => {
    const roles = resolveRoles(palette, shares, tone);
    return colorPairs.map((pair) => ({
      ...pair,
      tone,
      ratio: contrastRatio(roles[pair.ink], roles[pair.background]),
    }));
  });
}

/** ' in the dark': behind what something is called. */
export const inScheme = ({ name }: ColorScheme) => (name === 'dark' ? ' in the dark' : '');

const roleLabels: Record<ColorRole, string> = {
  background: 'the background',
  surface: 'surfaces',
  raised: 'cards',
  tint: 'the accent’s tint',
  'tint-strong': 'the accent’s strong tint',
  'primary-tint': 'the primary tint',
  'success-tint': 'the ground of good news',
  'danger-tint': 'the ground of warnings',
  primary: 'buttons',
  'primary-hover': 'pressed buttons',
  accent: 'the accent',
  scrim: 'photographs',
  text: 'text',
  muted: 'quiet text',
  'primary-text': 'links',
  'line-strong': 'lines of fields',
  focus: 'the frame of what is in hand',
  'on-primary': 'words',
  'on-accent': 'words',
  'on-scrim': 'words',
  danger: 'warnings',
  success: 'good news',
  warning: 'notices',
};

/** 'Quiet text on cards': a pair in an owner's words; a role without words is a compile error. */
export function labelOfPair(
  { ink, background }: Pick<ColorPair, 'ink' | 'background'>,
  tone: Tone = 'page',
): string {
  // The one ink that is a background elsewhere.
  if (ink === 'background') return 'Words on buttons in the text colour';
  const under =
    tone === 'secondary' && background === 'background'
      ? 'the secondary colour'
      : roleLabels[background];
  const words = `${roleLabels[ink]} on ${under}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
