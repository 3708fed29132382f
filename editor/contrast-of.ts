import type { ColorsConfig } from '#schemas/config/colors.ts';
import type { ThemeConfig } from '#schemas/config/theme.ts';
import { colorPairs, resolveRoles, type ColorRole } from '#schemas/rules/color-pairs.ts';
import { derivePalettes } from '#schemas/rules/color-shares.ts';
import { aaText, contrastRatio, mix, readsOn } from '#schemas/rules/contrast.ts';
import { darkColors } from '#schemas/rules/dark-palette.ts';

export type ColorName = keyof ColorsConfig;
export type Scheme = 'light' | 'dark';
type Look = { colors: ColorsConfig; dark: ThemeConfig['dark'] };

/** How two colours read, one upon the other, where one of the five is among them. */
export type Contrast = {
  /** 'Text on the background'. */
  pair: string;
  ink: string;
  ground: string;
  /** 1 to 21. */
  ratio: number;
  /** `adjusted`: the page draws another shade by itself, `drawn`. */
  state: 'fails' | 'adjusted' | 'reads';
  drawn: string | null;
};

/** The five as a scheme draws them: in the dark what is set, else what is derived. */
export const fiveOf = ({ colors, dark }: Look, scheme: Scheme): ColorsConfig =>
  scheme === 'light' ? colors : darkColors(colors, dark.colors);

/** Of each colour the roles that are that colour, or computed from it to be read with it. */
const roles: Record<ColorName, readonly { ink: ColorRole; ground: ColorRole; pair: string }[]> = {
  primary: [
    { ink: 'on-primary', ground: 'primary', pair: 'Words on buttons' },
    { ink: 'on-primary', ground: 'primary-hover', pair: 'Words on pressed buttons' },
    { ink: 'primary-text', ground: 'background', pair: 'Links on the background' },
    { ink: 'primary-text', ground: 'surface', pair: 'Links on surfaces' },
    { ink: 'primary-text', ground: 'raised', pair: 'Links on cards' },
    { ink: 'text', ground: 'primary-tint', pair: 'Text on its tint' },
    { ink: 'muted', ground: 'primary-tint', pair: 'Quiet text on its tint' },
  ],
  secondary: [
    { ink: 'text', ground: 'background', pair: 'Text on it' },
    { ink: 'text', ground: 'surface', pair: 'Text on surfaces on it' },
    { ink: 'text', ground: 'raised', pair: 'Text on cards on it' },
    { ink: 'muted', ground: 'background', pair: 'Quiet text on it' },
    { ink: 'line-strong', ground: 'background', pair: 'Lines of fields on it' },
    { ink: 'danger', ground: 'background', pair: 'Warnings on it' },
  ],
  accent: [
    { ink: 'on-accent', ground: 'accent', pair: 'Words on it' },
    { ink: 'text', ground: 'tint', pair: 'Text on its tint' },
    { ink: 'text', ground: 'tint-strong', pair: 'Text on its strong tint' },
    { ink: 'muted', ground: 'tint-strong', pair: 'Quiet text on its strong tint' },
  ],
  background: [
    { ink: 'text', ground: 'background', pair: 'Text on the background' },
    { ink: 'text', ground: 'surface', pair: 'Text on surfaces' },
    { ink: 'text', ground: 'raised', pair: 'Text on cards' },
    { ink: 'muted', ground: 'background', pair: 'Quiet text on it' },
    { ink: 'primary-text', ground: 'background', pair: 'Links on it' },
    { ink: 'line-strong', ground: 'background', pair: 'Lines of fields on it' },
    { ink: 'danger', ground: 'background', pair: 'Warnings on it' },
    { ink: 'success', ground: 'background', pair: 'Good news on it' },
    { ink: 'on-scrim', ground: 'scrim', pair: 'Words on photographs' },
  ],
  text: [
    { ink: 'text', ground: 'background', pair: 'Text on the background' },
    { ink: 'text', ground: 'surface', pair: 'Text on surfaces' },
    { ink: 'text', ground: 'raised', pair: 'Text on cards' },
    { ink: 'text', ground: 'tint-strong', pair: 'Text on tints' },
    { ink: 'muted', ground: 'background', pair: 'Quiet text on the background' },
    { ink: 'line-strong', ground: 'background', pair: 'Lines of fields' },
    { ink: 'background', ground: 'text', pair: 'Words on dark buttons' },
    { ink: 'on-scrim', ground: 'scrim', pair: 'Words on photographs' },
  ],
};

/**
 * Every pair in which one of the five is drawn (schemas/rules/color-pairs.ts), the weakest first.
 * What is computed from the five always reads. The owner's own text on the background, and links in
 * the primary colour, are measured as they were chosen, with what the page draws instead.
 */
export function contrastsOf(name: ColorName, look: Look, scheme: Scheme = 'light'): Contrast[] {
  const five = fiveOf(look, scheme);
  const { light: palette, shares } = derivePalettes(five, null);
  const drawn = resolveRoles(palette, shares, name === 'secondary' ? 'secondary' : 'page');
  return roles[name]
    .map(({ pair, ink: inkRole, ground: groundRole }): Contrast => {
      const isText = pair === ownText;
      const isLink = inkRole === 'primary-text';
      const ink = isText ? five.text : isLink ? five.primary : drawn[inkRole];
      const ground = drawn[groundRole];
      const ratio = contrastRatio(ink, ground);
      const reads = ratio >= leastOf(inkRole, groundRole);
      const state = reads ? 'reads' : isText ? 'fails' : 'adjusted';
      return { pair, ink, ground, ratio, state, drawn: reads ? null : drawn[inkRole] };
    })
    .toSorted((one, other) => rank[one.state] - rank[other.state] || one.ratio - other.ratio);
}

const ownText = 'Text on the background';
const rank = { fails: 0, adjusted: 1, reads: 2 };

const leastOf = (ink: ColorRole, ground: ColorRole) =>
  colorPairs.find((pair) => pair.ink === ink && pair.ground === ground)?.least ?? aaText;

/** The shade of a colour, lighter or darker, nearest to it with which all its pairs read. */
export function nearestPassing(name: ColorName, look: Look, scheme: Scheme): string | null {
  const five = fiveOf(look, scheme);
  const colour = five[name];
  for (let step = 1; step <= 25; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const shade = mix(colour, end, step / 25);
      if (passesAs(name, shade, five)) return shade;
    }
  }
  return null;
}

function passesAs(name: ColorName, shade: string, five: ColorsConfig): boolean {
  const colors = { ...five, [name]: shade };
  // Cheaper than all pairs, and fails wherever they would fail most clearly.
  if (!mayPass(name, colors)) return false;
  const look = { colors, dark: noDark };
  return contrastsOf(name, look).every(({ state }) => state === 'reads');
}

const mayPass = (name: ColorName, { text, primary, background }: ColorsConfig) =>
  (name === 'primary' || readsOn(text, [background])) &&
  (name === 'text' || readsOn(primary, [background]));

const noDark: Look['dark'] = {
  mode: 'off',
  colors: { primary: '', secondary: '', accent: '', background: '', text: '' },
};
