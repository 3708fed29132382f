import type { SiteConfig } from '../../config/site.ts';
import { resolveRoles } from '../color-pairs.ts';
import { aaText, contrastRatio, mix } from '../contrast.ts';
import {
  colorSchemesOf,
  drawnPairs,
  inScheme,
  labelOfPair,
  type ColorScheme,
} from '../drawn-pairs.ts';
import { mixOklab } from '../oklab.ts';
import { failure, warning, type Check } from './check.ts';
import { nothingByKind, fromShownSections } from './shown-sections.ts';

/** Of the palette's dark over a captioned picture (variants/sections/gallery/grid.module.css). */
const captionVeil = 0.86;

/** Of ink in a category's count (variants/sections/categories/illustrated.module.css). */
const countShare = 0.82;

/**
 * Every pair of colours that is drawn, in light and dark, at its WCAG 2.2 bound. Nearly all are
 * computed to read, whatever the five colours are (color-roles.ts); what an owner can break is
 * what stands on a veil over photographs, and what is mixed by a share of its own.
 */
export function colorChecks(config: SiteConfig): Check[] {
  const found = colorSchemesOf(config).flatMap((scheme) => [
    ...pairChecks(scheme),
    ...veilChecks(config, scheme),
    ...correctedText(scheme),
  ]);
  // A veil that is too thin in both schemes is reported once.
  return [...new Map(found.map((check) => [`${check.path} ${check.code}`, check])).values()];
}

const textPath = ({ base }: ColorScheme) => [...base, 'text'].join('.');
const ratioWords = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

function pairChecks(scheme: ColorScheme): Check[] {
  return drawnPairs(scheme)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ ink, background, tone, ratio }) => {
      const pair = `${labelOfPair({ ink, background }, tone)}${inScheme(scheme)}`;
      return failure(
        textPath(scheme),
        'contrast',
        `${pair}: this cannot be read (${ratioWords(ratio)}).`,
      );
    });
}

/** What sections draw with a share of their own. */
function veilChecks(config: SiteConfig, scheme: ColorScheme): Check[] {
  const { palette, shares } = scheme;
  // On a white photograph, the worst there is.
  const onVeil = (share: number) =>
    contrastRatio(palette.onScrim, mix('#ffffff', palette.scrim, share));
  const checksOf = (path: string, ratio: number, what: string, remedy: string): Check[] => {
    if (ratio >= aaText) return [];
    const bound = `${ratioWords(ratio)}; ${aaText} : 1 is the least`;
    const words = `${what}${inScheme(scheme)} is hard to read (${bound}). ${remedy}`;
    return [failure(path, 'contrast', words)];
  };
  return fromShownSections(config, {
    ...nothingByKind,
    hero: ({ variant, backgroundImage, byVariant }, path) =>
      variant === 'full-bleed' && backgroundImage
        ? checksOf(
            `${path}.byVariant.full-bleed.shade`,
            onVeil(byVariant['full-bleed'].shade / 100),
            'Text on a bright photograph',
            'Make the shade stronger, or choose a darker text colour.',
          )
        : [],
    gallery: ({ variant, pictures }) =>
      variant === 'grid' && pictures.some(({ image, caption }) => image && caption)
        ? checksOf(
            textPath(scheme),
            onVeil(captionVeil),
            'A caption on a bright picture',
            'Choose a darker text colour.',
          )
        : [],
    categories: ({ variant }) => {
      const roles = resolveRoles(palette, shares, 'page');
      const backgrounds = [roles['tint-strong'], roles['primary-tint'], roles.surface];
      const ratios = backgrounds.map((background) =>
        contrastRatio(mixOklab(background, roles.text, countShare), background),
      );
      return variant === 'illustrated'
        ? checksOf(
            textPath(scheme),
            Math.min(...ratios),
            'The number of dishes on a category’s card',
            'Choose text and background further apart.',
          )
        : [];
    },
  });
}

/** A text colour that the page does not use, since it could not be read on the background. */
function correctedText(scheme: ColorScheme): Check[] {
  const { five, tones: drawn } = scheme.palette;
  const ratio = contrastRatio(five.text, five.background);
  if (ratio >= aaText) return [];
  return [
    warning(
      textPath(scheme),
      'colour_corrected',
      `The text colour${inScheme(scheme)} could not be read on the background (${ratioWords(ratio)}), so the page writes in ${drawn.page.text}.`,
    ),
  ];
}
