import type { ColorsConfig } from '../config/colors.ts';
import { aaMark, contrastRatio } from './contrast.ts';
import { hexOfShade, shadeOf, type Shade } from './oklab.ts';

/** The five a tenant sets for the dark, each a colour or '' for what is derived. */
export type DarkColors = { readonly [K in keyof ColorsConfig]: string };

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

const isTinted = ({ chroma }: Shade) => chroma > 0.006;

/** Lightened step by step until it stands out from a background. */
function lightened(hex: string, background: string): string {
  const shade = shadeOf(hex);
  for (let { lightness } = shade; lightness < 1; lightness += 0.015) {
    // What is lighter holds less colour; more would leave what screens can show.
    const chroma = shade.chroma * (1 - Math.max(0, lightness - shade.lightness) * 0.6);
    const candidate = hexOfShade({ ...shade, lightness, chroma });
    if (contrastRatio(candidate, background) >= aaMark) return candidate;
  }
  return '#ffffff';
}

/**
 * A dark palette of its own, no inversion: the background is the ink's or the brand's hue nearly put
 * out, text is warm or cool as the light background was, and the bright colours are lightened until
 * they stand out. A palette that is dark already stays as it is.
 */
export function darkPalette(colors: ColorsConfig): ColorsConfig {
  const [paper, ink] = [shadeOf(colors.background), shadeOf(colors.text)];
  if (paper.lightness < ink.lightness && paper.lightness < 0.5) return colors;
  const brand = shadeOf(colors.primary);
  const tint = [ink, brand, paper].find(isTinted) ?? ink;
  const background = hexOfShade({
    lightness: 0.2,
    chroma: isTinted(tint) ? within(tint.chroma, 0.01, 0.02) : 0,
    hue: tint.hue,
  });
  const quiet = shadeOf(colors.secondary);
  return {
    primary: lightened(colors.primary, background),
    secondary: hexOfShade({
      lightness: 0.262,
      chroma: isTinted(quiet) ? within(quiet.chroma, 0.012, 0.05) : 0,
      hue: isTinted(quiet) ? quiet.hue : tint.hue,
    }),
    accent: lightened(colors.accent, background),
    background,
    text: hexOfShade({ lightness: 0.93, chroma: Math.min(paper.chroma, 0.014), hue: paper.hue }),
  };
}

/** The five in the dark: what the tenant set, else what is derived. */
export function darkColors(colors: ColorsConfig, set: DarkColors): ColorsConfig {
  const derived = darkPalette(colors);
  return {
    primary: set.primary || derived.primary,
    secondary: set.secondary || derived.secondary,
    accent: set.accent || derived.accent,
    background: set.background || derived.background,
    text: set.text || derived.text,
  };
}
