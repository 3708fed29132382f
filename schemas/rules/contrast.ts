/** WCAG 2.2 contrast of sRGB hex colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

type Rgb = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex);
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
  const [start, end] = [toRgb(from), toRgb(towards)];
  const channel = (index: 0 | 1 | 2) =>
    Math.round(start[index] + (end[index] - start[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** The nearest shade of a colour, moved towards `towards`, that reads on a background. */
export function readableShade(colour: string, background: string, towards: string): string {
  for (let share = 0; share <= 1; share += 0.04) {
    const shade = mix(colour, towards, share);
    if (contrastRatio(shade, background) >= aaText) return shade;
  }
  return readableOn(background, [towards]);
}
