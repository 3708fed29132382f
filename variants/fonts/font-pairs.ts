import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { FontPair } from '#schemas/config/theme.ts';

const preloads: Record<FontPair, readonly string[]> = {
  'fraunces-inter': [fraunces, inter],
  'bricolage-dm-sans': [bricolage, dmSans],
};

/**
 * Addresses of the faces that a pair shows above the fold, for `<link rel="preload" as="font"
 * type="font/woff2" crossorigin>`. Without the preload `font-display: optional` would leave a
 * first visit on the fallback faces.
 */
export function preloadFonts(pair: FontPair): readonly string[] {
  return preloads[pair];
}
