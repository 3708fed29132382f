import type { ColorsConfig } from '../config/colors.ts';
import { contrastRatio, mix, readableOn, readableShade, readsOn } from './contrast.ts';
import { mixOklab } from './oklab.ts';

/** What turns the roles of everything inside it (`data-tone`, variants/variables.css). */
export type Tone = 'page' | 'secondary' | 'inverse';

/** A background with what reads on it; `lift` is what its raised surfaces are mixed with. */
export type ToneColors = Readonly<
  Record<'background' | 'text' | 'lift' | 'primaryText' | 'danger' | 'success' | 'warning', string>
>;

/** The colours that are computed once for a scheme; all others are mixed from them in CSS. */
export type Palette = {
  five: ColorsConfig;
  tones: Readonly<Record<Tone, ToneColors>>;
  onPrimary: string;
  onAccent: string;
  primaryHover: string;
  /** Over photographs: the palette's own dark, and what reads on it. */
  scrim: string;
  onScrim: string;
  isDark: boolean;
};

/** How much of a colour goes into a mix, in per cent; see sharesOf (color-shares.ts). */
export type Shares = { surface: number; muted: number; line: number; tint: number };

/** What a raised surface takes of its lift, in per cent. */
export const liftShare = 60;

export const raisedOf = ({ background, lift }: Pick<ToneColors, 'background' | 'lift'>) =>
  mixOklab(background, lift, liftShare / 100);

export const surfaceOf = ({ background, text }: ToneColors, share: number) =>
  mixOklab(background, text, share / 100);

const isBrighter = (one: string, other: string) =>
  contrastRatio(one, '#000000') > contrastRatio(other, '#000000');

/** A background with the wanted ink, or the nearest to it that reads. */
function groundWith(background: string, wanted: string): ToneColors {
  const text = readableShade(wanted, background, readableOn(background, []));
  // Much on a light background, little on a dark one, nothing where the ink would stop reading.
  const lift = isBrighter(text, background) ? mix(background, '#ffffff', 0.13) : '#ffffff';
  const isLifted = readsOn(text, [raisedOf({ background, lift })]);
  return {
    background,
    text,
    lift: isLifted ? lift : background,
    primaryText: text,
    danger: text,
    success: text,
    warning: text,
  };
}

/** The computed colours of one scheme; `surface` is the share of ink in a surface, in per cent. */
export function paletteOf(five: ColorsConfig, surface: number): Palette {
  const { primary, secondary, accent, background } = five;
  const page = groundWith(background, five.text);
  const { text } = page;
  const inks = [text, background, '#ffffff', '#000000'];
  const isDark = isBrighter(text, background);
  const backgrounds = [background, raisedOf(page), surfaceOf(page, surface)];
  const onPage = (colour: string) => readableShade(colour, backgrounds, text);
  const [dark, light] = isDark ? [background, text] : [text, background];
  const onPrimary = readableOn(primary, ['#ffffff', ...inks]);
  return {
    five,
    tones: {
      page: {
        ...page,
        primaryText: onPage(primary),
        danger: onPage(isDark ? '#ff8a80' : '#c62828'),
        success: onPage(isDark ? '#7ccf86' : '#2e7d32'),
        warning: onPage(isDark ? '#e8b75a' : '#9a6700'),
      },
      secondary: groundWith(secondary, readableOn(secondary, inks)),
      // In the dark the other background is a calm one; the ink as background would dazzle.
      inverse: isDark
        ? groundWith(mixOklab(background, text, 0.09), text)
        : groundWith(text, background),
    },
    onPrimary,
    onAccent: readableOn(accent, inks),
    primaryHover: hoverOf(primary, onPrimary),
    scrim: dark,
    onScrim: readableOn(dark, [light, '#ffffff']),
    isDark,
  };
}

/** Away from its text, so that hovering never makes that harder to read; towards it on black. */
function hoverOf(colour: string, ink: string): string {
  const hover = mixOklab(colour, isBrighter(ink, colour) ? '#000000' : '#ffffff', 0.12);
  const back = mixOklab(colour, ink, 0.2);
  return contrastRatio(hover, colour) < 1.1 && readsOn(ink, [back]) ? back : hover;
}
