import type { ColorsConfig } from '../config/colors.ts';
import {
  paletteOf,
  raisedOf,
  surfaceOf,
  type Palette,
  type Shares,
  type ToneColors,
} from './color-roles.ts';
import { aaMark, readsOn } from './contrast.ts';
import { mixOklab } from './oklab.ts';

/** Of each tinted background: which colour is mixed into it, and how many per cent at most. */
export const tints = {
  tint: ['accent', 20],
  tintStrong: ['accent', 30],
  primaryTint: ['primary', 12],
  successTint: ['success', 14],
  dangerTint: ['danger', 10],
} as const;
export type TintRole = keyof typeof tints;

/** A tinted background; `share` says how many per cent of the usual tint are left. */
export function tintOf(
  name: TintRole,
  { five }: Palette,
  colors: ToneColors,
  share: number,
): string {
  const [source, most] = tints[name];
  const colour = source === 'accent' || source === 'primary' ? five[source] : colors[source];
  return mixOklab(colors.background, colour, (most * share) / 10_000);
}

const tintRoles = ['tint', 'tintStrong', 'primaryTint', 'successTint', 'dangerTint'] as const;

/** The colours of one tone, with the palette that they belong to. */
type PaletteTone = { palette: Palette; colors: ToneColors };

const paletteTonesOf = (schemes: readonly Palette[]): PaletteTone[] =>
  schemes.flatMap((palette) => Object.values(palette.tones).map((colors) => ({ palette, colors })));

const mostSurface = 5;

/** Per cent of the text in raised surfaces, on which the text still reads in every tone. */
const surfaceShareOf = (schemes: readonly Palette[]): number =>
  first(mostSurface, 0, -1, (share) =>
    paletteTonesOf(schemes).every(({ colors }) => readsOn(colors.text, [surfaceOf(colors, share)])),
  );

const tinted = ({ palette, colors }: PaletteTone, share: number): string[] =>
  tintRoles.map((name) => tintOf(name, palette, colors, share));

/**
 * The shares with which everything reads in every tone of these schemes. There is one set for all
 * of them, since CSS can choose a colour by scheme but no number: a weak palette gets a flatter
 * page, never an unreadable one.
 * @param schemes palettes made with this share of a surface, which their colours of state depend on
 */
function sharesOf(schemes: readonly Palette[], surface: number): Shares {
  const paletteTones = paletteTonesOf(schemes);
  const tint = first(100, 0, -10, (share) =>
    paletteTones.every((one) => readsOn(one.colors.text, tinted(one, share))),
  );
  const plain = (colors: ToneColors) => [
    colors.background,
    raisedOf(colors),
    surfaceOf(colors, surface),
  ];
  return {
    surface,
    tint,
    muted: first(74, 100, 2, (share) =>
      paletteTones.every((one) =>
        readsOn(inked(one.colors, share), [...plain(one.colors), ...tinted(one, tint)]),
      ),
    ),
    line: first(58, 100, 2, (share) =>
      paletteTones.every(({ colors }) => readsOn(inked(colors, share), plain(colors), aaMark)),
    ),
  };
}

const inked = ({ background, text }: ToneColors, share: number) =>
  mixOklab(background, text, share / 100);

/** The first value on the way from one to another that will do, else the last. */
function first(from: number, to: number, step: number, passes: (value: number) => boolean): number {
  let value = from;
  while (value !== to && !passes(value)) value += step;
  return value;
}

/** The schemes of a look, each with its computed colours, and the shares they have in common. */
export function derivePalettes(light: ColorsConfig, dark: ColorsConfig | null) {
  const schemes = dark ? [light, dark] : [light];
  const surface = surfaceShareOf(schemes.map((five) => paletteOf(five, mostSurface)));
  const palettes = { light: paletteOf(light, surface), dark: dark && paletteOf(dark, surface) };
  const made = palettes.dark ? [palettes.light, palettes.dark] : [palettes.light];
  return { shares: sharesOf(made, surface), ...palettes };
}
