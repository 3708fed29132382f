import { surfaceOf, raisedOf, type Palette, type Shares, type Tone } from './color-roles.ts';
import { tintOf } from './color-shares.ts';
import { aaMark, aaText } from './contrast.ts';
import { mixOklab } from './oklab.ts';

/** The colours in use, by the name of their variable without `--color-`. */
export const colorRoles = [
  'background',
  'text',
  'surface',
  'raised',
  'muted',
  'line-strong',
  'focus',
  'tint',
  'tint-strong',
  'primary-tint',
  'success-tint',
  'danger-tint',
  'primary',
  'on-primary',
  'primary-hover',
  'primary-text',
  'accent',
  'on-accent',
  'scrim',
  'on-scrim',
  'danger',
  'success',
  'warning',
] as const;
export type ColorRole = (typeof colorRoles)[number];

/** What a palette makes of each role inside a tone, as variants/variables.css mixes it. */
export function resolveRoles(
  palette: Palette,
  shares: Shares,
  tone: Tone,
): Record<ColorRole, string> {
  const colors = palette.tones[tone];
  const { background, text, primaryText, danger, success, warning } = colors;
  const inked = (share: number) => mixOklab(background, text, share / 100);
  return {
    background,
    text,
    surface: surfaceOf(colors, shares.surface),
    raised: raisedOf(colors),
    muted: inked(shares.muted),
    'line-strong': inked(shares.line),
    focus: text,
    tint: tintOf('tint', palette, colors, shares.tint),
    'tint-strong': tintOf('tintStrong', palette, colors, shares.tint),
    'primary-tint': tintOf('primaryTint', palette, colors, shares.tint),
    'success-tint': tintOf('successTint', palette, colors, shares.tint),
    'danger-tint': tintOf('dangerTint', palette, colors, shares.tint),
    primary: palette.five.primary,
    'on-primary': palette.onPrimary,
    'primary-hover': palette.primaryHover,
    'primary-text': primaryText,
    accent: palette.five.accent,
    'on-accent': palette.onAccent,
    scrim: palette.scrim,
    'on-scrim': palette.onScrim,
    danger,
    success,
    warning,
  };
}

export type ColorPair = {
  ink: ColorRole;
  background: ColorRole;
  /** Smallest ratio: of text, or of a line or mark that alone shows what a control is. */
  least: number;
};

const on = (backgrounds: readonly ColorRole[], inks: readonly ColorRole[], least = aaText) =>
  backgrounds.flatMap((background) => inks.map((ink): ColorPair => ({ ink, background, least })));

const plain = ['background', 'surface', 'raised'] as const;
const tinted = ['tint', 'tint-strong', 'primary-tint', 'success-tint', 'danger-tint'] as const;

/** Every pair of colours that the storefront draws one upon the other, in each tone. */
export const colorPairs: readonly ColorPair[] = [
  ...on(plain, ['text', 'muted', 'primary-text', 'danger', 'success', 'warning']),
  ...on(tinted, ['text', 'muted']),
  ...on(plain, ['line-strong', 'focus'], aaMark),
  ...on(['primary', 'primary-hover'], ['on-primary']),
  ...on(['accent'], ['on-accent']),
  ...on(['scrim'], ['on-scrim']),
  // A chosen chip, the solid grey button: the ink as background.
  ...on(['text'], ['background']),
];

export const tones: readonly Tone[] = ['page', 'secondary', 'inverse'];
