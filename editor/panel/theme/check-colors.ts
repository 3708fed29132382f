import type { ColorsConfig } from '#schemas/config/colors.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { aaText, contrastRatio, readableShade } from '#schemas/rules/contrast.ts';
import {
  colorSchemesOf,
  drawnPairs,
  inScheme,
  labelOfPair,
  type ColorScheme,
} from '#schemas/rules/drawn-pairs.ts';
import type { Path } from '../../core/settings/value-at.ts';

/** A pair of colours that does not read as it was set, and the nearest that does. */
export type ColourFinding = {
  key: string;
  /** 'Text on the background in the dark'. */
  words: string;
  ratio: number;
  least: number;
  /** What would mend it: a colour for a place of the document. */
  fix: { path: Path; colour: string } | null;
};

export type ColourCheck = { pairs: number; findings: ColourFinding[] };

/**
 * Every pair of colours that the site really draws, in light and dark: what is computed for it,
 * and what the owner chose where the page has to show another colour instead.
 */
export function checkColors(site: Pick<SiteConfig, 'colors' | 'theme'>): ColourCheck {
  const schemes = colorSchemesOf(site);
  const drawn = schemes.flatMap((scheme) =>
    drawnPairs(scheme).map((pair) => ({ ...pair, scheme })),
  );
  const failing = drawn
    .filter(({ ratio, least }) => ratio < least)
    .map(({ ink, background, scheme, tone, ratio, least }) => ({
      key: `${scheme.name}-${tone}-${ink}-${background}`,
      words: `${labelOfPair({ ink, background }, tone)}${inScheme(scheme)}`,
      ratio,
      least,
      fix: null,
    }));
  return { pairs: drawn.length, findings: [...schemes.flatMap(replaced), ...failing] };
}

/** The owner's own text where the page is written in another one, for that could not be read. */
function replaced(scheme: ColorScheme): ColourFinding[] {
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
