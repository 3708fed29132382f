import aleoExt from '@fontsource-variable/aleo/files/aleo-latin-ext-wght-normal.woff2?url';
import aleo from '@fontsource-variable/aleo/files/aleo-latin-wght-normal.woff2?url';
import shouldersExt from '@fontsource-variable/big-shoulders/files/big-shoulders-latin-ext-wght-normal.woff2?url';
import shoulders from '@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2?url';
import bricolageExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import dmSansExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url';
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';
import garamondExt from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url';
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import hankenExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import nunitoExt from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import sourceExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import source from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import type { FaceName } from './families.ts';

/** Ascent, descent and size, in per cent. */
type Metrics = readonly [ascent: number, descent: number, size: number];

export type Face = {
  weights: string;
  latin: string;
  latinExt: string;
  /**
   * What makes the system's own face as high and as long, so that nothing moves: @capsizecss/core,
   * createFontStack; for computers (Georgia or Arial) and for Android (Noto Serif or Roboto).
   */
  fallback: Metrics;
  android: Metrics;
};

/** Where each face lies, by its family. */
export const faces: Record<FaceName, Face> = {
  Fraunces: {
    weights: '100 900',
    latin: fraunces,
    latinExt: frauncesExt,
    fallback: [92.9623, 24.2386, 105.2039],
    android: [100.3023, 26.1525, 97.5052],
  },
  Inter: {
    weights: '100 900',
    latin: inter,
    latinExt: interExt,
    fallback: [90.4365, 22.518, 107.1194],
    android: [90.2384, 22.4686, 107.3546],
  },
  'Bricolage Grotesque': {
    weights: '200 800',
    latin: bricolage,
    latinExt: bricolageExt,
    fallback: [88.2116, 25.6098, 105.4283],
    android: [88.0184, 25.5537, 105.6597],
  },
  'DM Sans': {
    weights: '100 1000',
    latin: dmSans,
    latinExt: dmSansExt,
    fallback: [94.9001, 29.6563, 104.531],
    android: [94.6922, 29.5913, 104.7605],
  },
  // Measured at the weight in use, 800: the regular one is a fifth narrower.
  'Big Shoulders': {
    weights: '100 900',
    latin: shoulders,
    latinExt: shouldersExt,
    fallback: [108.211, 23.5528, 91.0721],
    android: [107.974, 23.5012, 91.272],
  },
  'Hanken Grotesk': {
    weights: '100 900',
    latin: hanken,
    latinExt: hankenExt,
    fallback: [99.0668, 30.0173, 100.9419],
    android: [98.8498, 29.9515, 101.1636],
  },
  Aleo: {
    weights: '100 900',
    latin: aleo,
    latinExt: aleoExt,
    fallback: [87.8975, 28.6517, 102.9608],
    android: [94.8377, 30.9139, 95.4262],
  },
  'Nunito Sans': {
    weights: '200 1000',
    latin: nunito,
    latinExt: nunitoExt,
    fallback: [99.7134, 34.8159, 101.3906],
    android: [99.495, 34.7396, 101.6132],
  },
  'EB Garamond': {
    weights: '400 800',
    latin: garamond,
    latinExt: garamondExt,
    fallback: [116.603, 34.5061, 86.3614],
    android: [125.8096, 37.2306, 80.0416],
  },
  'Source Sans 3': {
    weights: '200 900',
    latin: source,
    latinExt: sourceExt,
    fallback: [109.2105, 42.6604, 93.7639],
    android: [108.9713, 42.5669, 93.9697],
  },
};
