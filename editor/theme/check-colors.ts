import type { ColorsConfig } from '#schemas/config/colors.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { colorPairs, resolveRoles, tones, type ColorRole } from '#schemas/rules/color-pairs.ts';
import type { Palette } from '#schemas/rules/color-roles.ts';
import { derivePalettes } from '#schemas/rules/color-shares.ts';
import { aaText, contrastRatio, readableShade } from '#schemas/rules/contrast.ts';
import { darkColors } from '#schemas/rules/dark-palette.ts';
import type { Path } from '../value-at.ts';

/** A pair of colours that does not read as it was set, and the nearest that does. */
export type ColourFinding = {
  key: string;
  /** 'Text on the background, in the dark'. */
  words: string;
  ratio: number;
  least: number;
  /** What would mend it: a colour for a place of the document. */
  fix: { path: Path; colour: string } | null;
};

export type ColourCheck = { pairs: number; findings: ColourFinding[] };

type Scheme = { name: 'light' | 'dark'; palette: Palette; base: Path };

/**
 * Every pair of colours that the site really draws, in light and dark: what is computed for it,
 * and what the owner chose where the page has to show another colour instead.
 */
export function checkColors({ colors, theme }: Pick<SiteConfig, 'colors' | 'theme'>): ColourCheck {
  const dark = theme.dark.mode === 'auto' ? darkColors(colors, theme.dark.colors) : null;
  const look = derivePalettes(colors, dark);
  const schemes: Scheme[] = [{ name: 'light', palette: look.light, base: ['colors'] }];
  if (look.dark) {
    schemes.push({ name: 'dark', palette: look.dark, base: ['theme', 'dark', 'colors'] });
  }
  const drawn = schemes.flatMap((scheme) =>
    tones.flatMap((tone) => {
      const roles = resolveRoles(scheme.palette, look.shares, tone);
      return colorPairs.map((pair) => ({
        ...pair,
        scheme,
        tone,
        ratio: contrastRatio(roles[pair.ink], roles[pair.ground]),
      }));
    }),
  );
  const failing = drawn
    .filter(({ ratio, least }) => ratio < least)
    .map(({ ink, ground, scheme, tone, ratio, least }) => ({
      key: `${scheme.name}-${tone}-${ink}-${ground}`,
      words: `${wordsOf(ink)} on ${wordsOf(ground)}${inScheme(scheme)}`,
      ratio,
      least,
      fix: null,
    }));
  return { pairs: drawn.length, findings: [...schemes.flatMap(replaced), ...failing] };
}

/** The owner's own text where the page is written in another one, for that could not be read. */
function replaced(scheme: Scheme): ColourFinding[] {
  const { five, tones } = scheme.palette;
  const ratio = contrastRatio(five.text, five.background);
  if (ratio >= aaText) return [];
  const better = readableShade(five.text, five.background, tones.page.text);
  return [
    {
      key: `${scheme.name}-text`,
      words: `Text on the background${inScheme(scheme)}`,
      ratio,
      least: aaText,
      fix: { path: [...scheme.base, 'text' satisfies keyof ColorsConfig], colour: better },
    },
  ];
}

const inScheme = ({ name }: Scheme) => (name === 'dark' ? ', in the dark' : '');

const wordsOf = (role: ColorRole): string => role.replaceAll('-', ' ');
