import { channelsOf, hexOf, linear } from './oklab.ts';

/** WCAG 2.2 contrast of sRGB hex colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [bright, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Smallest ratio for normal text at WCAG level AA. */
export const aaText = 4.5;

/** The first of the candidates that reads on a colour, else black or white, whichever is better. */
export function readableOn(background: string, candidates: readonly string[]): string {
  const passing = candidates.find((colour) => contrastRatio(colour, background) >= aaText);
  if (passing) return passing;
  return contrastRatio('#000000', background) >= contrastRatio('#ffffff', background)
    ? '#000000'
    : '#ffffff';
}

/** A colour moved towards another, by a share from 0 to 1, in sRGB. */
export function mix(from: string, towards: string, share: number): string {
  const [start, end] = [channelsOf(from), channelsOf(towards)];
  const at = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share;
  return hexOf([at(0), at(1), at(2)]);
}

/** Smallest ratio for a border or a mark that alone shows what a control is (WCAG 1.4.11). */
export const aaMark = 3;

/** The nearest shade of a colour, moved towards `towards`, that reads on every one of the backgrounds. */
export function readableShade(
  colour: string,
  backgrounds: string | readonly string[],
  towards: string,
): string {
  const all = typeof backgrounds === 'string' ? [backgrounds] : backgrounds;
  for (let step = 0; step <= 25; step++) {
    const shade = mix(colour, towards, step / 25);
    if (readsOn(shade, all)) return shade;
  }
  return readableOn(all[0] ?? towards, [towards]);
}

/** Whether a colour passes on each of the backgrounds. */
export const readsOn = (ink: string, backgrounds: readonly string[], least = aaText): boolean =>
  backgrounds.every((background) => contrastRatio(ink, background) >= least);
