import { fontPairs, type FontPair } from '#schemas/config/theme.ts';
import { families } from '#variants/fonts/families.ts';
import { showFonts } from '#variants/fonts/show-fonts.ts';

/** The fonts of a pair, loaded before use: a late font is never swapped in. */
export type PairOfFaces = { preload(): Promise<void> };

function pairOfFaces(pair: FontPair): PairOfFaces {
  let loading: Promise<void> | undefined;
  const load = async () => {
    showFonts(document, pair);
    const { display, text, weight } = families[pair];
    // Without a network the page keeps its fallback fonts.
    await Promise.allSettled([
      document.fonts.load(`${weight} 20px '${display}'`),
      document.fonts.load(`400 16px '${text}'`),
    ]);
  };
  return { preload: () => (loading ??= load()) };
}

const pairs = new Map(fontPairs.map((pair) => [pair, pairOfFaces(pair)]));

/** The fonts of a pair; always the same object. */
export function facesOf(pair: FontPair): PairOfFaces {
  const faces = pairs.get(pair);
  if (!faces) throw new Error(`There are no faces called ${pair}.`);
  return faces;
}
