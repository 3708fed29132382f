import type { ColorsConfig } from '#schemas/config/colors.ts';
import type { ThemeConfig } from '#schemas/config/theme.ts';
import {
  colorPairs,
  resolveRoles,
  type ColorPair,
  type ColorRole,
} from '#schemas/rules/color-pairs.ts';
import { derivePalettes } from '#schemas/rules/color-shares.ts';
import { contrastRatio, mix, readsOn } from '#schemas/rules/contrast.ts';
import { darkColors } from '#schemas/rules/dark-palette.ts';
import { labelOfPair } from '#schemas/rules/drawn-pairs.ts';

export type ColorName = keyof ColorsConfig;
export type Scheme = 'light' | 'dark';
type Look = { colors: ColorsConfig; dark: ThemeConfig['dark'] };

/** How two colours read, one upon the other, where one of the five is among them. */
export type Contrast = {
  pair: ColorPair;
  /** 'Text on the background'. */
  words: string;
  ink: string;
  background: string;
  /** 1 to 21. */
  ratio: number;
  /** `adjusted`: the page draws another shade by itself, `drawn`. */
  state: 'fails' | 'adjusted' | 'reads';
  drawn: string | null;
};

/** The five as a scheme draws them: in the dark what is set, else what is derived. */
export const fiveOf = ({ colors, dark }: Look, scheme: Scheme): ColorsConfig =>
  scheme === 'light' ? colors : darkColors(colors, dark.colors);

/** Which of the five a role is, or is mixed from above all; null: made for whatever it stands on. */
const sources: Record<ColorRole, ColorName | null> = {
  background: 'background',
  surface: 'background',
  raised: 'background',
  'on-scrim': 'background',
  text: 'text',
  muted: 'text',
  'line-strong': 'text',
  focus: 'text',
  scrim: 'text',
  primary: 'primary',
  'primary-hover': 'primary',
  'primary-text': 'primary',
  'primary-tint': 'primary',
  'on-primary': 'primary',
  accent: 'accent',
  tint: 'accent',
  'tint-strong': 'accent',
  'on-accent': 'accent',
  'success-tint': null,
  'danger-tint': null,
  danger: null,
  success: null,
  warning: null,
};

/** The pairs that a colour has a part in; the secondary one is drawn on, as the background is. */
const pairsOf = (name: ColorName): readonly ColorPair[] =>
  colorPairs.filter(({ ink, background }) =>
    name === 'secondary'
      ? sources[background] === 'background'
      : sources[ink] === name || sources[background] === name,
  );

/** Kept by the five: a hint stands below each of them, and a colour being dragged changes all. */
const kept = new WeakMap<ColorsConfig, ReturnType<typeof derivePalettes>>();

function palettesOf(five: ColorsConfig) {
  const known = kept.get(five) ?? derivePalettes(five, null);
  kept.set(five, known);
  return known;
}

/**
 * Every pair in which one of the five is drawn (schemas/rules/color-pairs.ts), the weakest first.
 * What is computed from the five always reads. The owner's own text on the background, and links in
 * the primary colour, are measured as they were chosen, with what the page draws instead.
 */
export function contrastsOf(name: ColorName, look: Look, scheme: Scheme = 'light'): Contrast[] {
  const five = fiveOf(look, scheme);
  const { light: palette, shares } = palettesOf(five);
  const tone = name === 'secondary' ? 'secondary' : 'page';
  const drawn = resolveRoles(palette, shares, tone);
  return pairsOf(name)
    .map((pair): Contrast => {
      const isOwnText = tone === 'page' && pair.ink === 'text' && pair.background === 'background';
      const isLink = tone === 'page' && pair.ink === 'primary-text';
      const ink = isOwnText ? five.text : isLink ? five.primary : drawn[pair.ink];
      const background = drawn[pair.background];
      const ratio = contrastRatio(ink, background);
      const reads = ratio >= pair.least;
      const state = reads ? 'reads' : isOwnText ? 'fails' : 'adjusted';
      const words = labelOfPair(pair, tone);
      return { pair, words, ink, background, ratio, state, drawn: reads ? null : drawn[pair.ink] };
    })
    .toSorted((one, other) => rank[one.state] - rank[other.state] || room(one) - room(other));
}

const rank = { fails: 0, adjusted: 1, reads: 2 };

/** How far above what it needs a pair is. */
const room = ({ ratio, pair }: Contrast) => ratio / pair.least;

/**
 * The shade of a colour, lighter or darker, nearest to it with which all its pairs read. Where no
 * shade pleases all, as a background between dark words and a pale primary colour, the nearest
 * with which none is hard to read: what is left the page draws otherwise by itself.
 */
export function nearestPassing(name: ColorName, look: Look, scheme: Scheme): string | null {
  const five = fiveOf(look, scheme);
  const isFailing = contrastsOf(name, look, scheme).some(({ state }) => state === 'fails');
  return (
    nearestShade(name, five, (colors) => passesAs(name, colors)) ??
    (isFailing ? nearestShade(name, five, (colors) => nothingFails(name, colors)) : null)
  );
}

function nearestShade(
  name: ColorName,
  five: ColorsConfig,
  isFine: (colors: ColorsConfig) => boolean,
): string | null {
  for (let step = 1; step <= 25; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const shade = mix(five[name], end, step / 25);
      if (isFine({ ...five, [name]: shade })) return shade;
    }
  }
  return null;
}

// The first is cheaper than all pairs, and fails wherever they would fail most clearly.
const passesAs = (name: ColorName, colors: ColorsConfig) =>
  mayPass(name, colors) && statesOf(name, colors).every((state) => state === 'reads');

const nothingFails = (name: ColorName, colors: ColorsConfig) =>
  readsOn(colors.text, [colors.background]) &&
  statesOf(name, colors).every((state) => state !== 'fails');

const statesOf = (name: ColorName, colors: ColorsConfig) =>
  contrastsOf(name, { colors, dark: noDark }).map(({ state }) => state);

const mayPass = (name: ColorName, { text, primary, background }: ColorsConfig) =>
  (name === 'primary' || readsOn(text, [background])) &&
  (name === 'text' || readsOn(primary, [background]));

const noDark: Look['dark'] = {
  mode: 'off',
  colors: { primary: '', secondary: '', accent: '', background: '', text: '' },
};
