import { hexOf, oklabOf, shadeOf, type Triple } from '#schemas/rules/oklab.ts';

/** A colour of a picture, and how much of the picture it is, 0 to 1. */
export type PictureColour = { hex: string; share: number };

/** Nearer than this in Oklab, two colours count as one. */
const sameWithin = 0.09;
/** Less of a colour than this is an edge between two others. */
const least = 0.01;

type Bin = { count: number; sum: [number, number, number] };

/**
 * The colours that a picture is made of, the most first. Pixels are counted in 4096 bins, and the
 * bins brought together around the fullest ones.
 * @param pixels red, green, blue and opacity, 0 to 255 each
 */
export function coloursOf(pixels: ArrayLike<number>): PictureColour[] {
  const bins = new Map<number, Bin>();
  let total = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((n) => pixels[at + n]);
    // What shows through is whatever the picture lies on.
    if (opacity < 128) continue;
    total++;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count++;
    bin.sum = [bin.sum[0] + red, bin.sum[1] + green, bin.sum[2] + blue];
    bins.set(key, bin);
  }
  const found: { hex: string; lab: Triple; count: number }[] = [];
  for (const { count, sum } of [...bins.values()].toSorted((a, b) => b.count - a.count)) {
    const hex = hexOf([sum[0] / count, sum[1] / count, sum[2] / count]);
    const lab = oklabOf(hex);
    const near = found.find((one) => distance(one.lab, lab) < sameWithin);
    if (near) near.count += count;
    else found.push({ hex, lab, count });
  }
  return found
    .map(({ hex, count }) => ({ hex, share: count / Math.max(1, total) }))
    .filter(({ share }) => share >= least)
    .toSorted((a, b) => b.share - a.share);
}

const distance = (one: Triple, other: Triple) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Whether a colour is one that people would name, and no grey. */
export const isColourful = (hex: string): boolean => {
  const { chroma, lightness } = shadeOf(hex);
  return chroma > 0.045 && lightness > 0.12 && lightness < 0.96;
};
