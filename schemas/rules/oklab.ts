/** Oklab as CSS mixes in it: https://www.w3.org/TR/css-color-4/#color-conversion-code */

export type Triple = readonly [number, number, number];

/** Red, green and blue of a hex colour of three or six digits, each from 0 to 255. */
export function channelsOf(hex: string): Triple {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Channels from 0 to 255 as hex; what lies outside sRGB is cut off, as browsers do. */
export function hexOf(channels: Triple): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** A channel from 0 to 255 as light, 0 to 1. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const encoded = (light: number): number =>
  255 * (light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const row = (index: number) => {
    const [a, b, c] = rows[index] ?? [0, 0, 0];
    return a * x + b * y + c * z;
  };
  return [row(0), row(1), row(2)];
};

const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

const rgbToLms: readonly Triple[] = [
  [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
  [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
  [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const lmsToLab: readonly Triple[] = [
  [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
  [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
  [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
];
const labToLms: readonly Triple[] = [
  [1, 0.396_337_777_4, 0.215_803_757_3],
  [1, -0.105_561_345_8, -0.063_854_172_8],
  [1, -0.089_484_177_5, -1.291_485_548],
];
const lmsToRgb: readonly Triple[] = [
  [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
  [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
  [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
];

/** Lightness 0 to 1, and the two axes of colour. */
export const oklabOf = (hex: string): Triple =>
  times(lmsToLab, each(times(rgbToLms, each(channelsOf(hex), linear)), Math.cbrt));

const fromOklab = (lab: Triple): string =>
  hexOf(
    each(
      times(
        lmsToRgb,
        each(times(labToLms, lab), (value) => value ** 3),
      ),
      encoded,
    ),
  );

/** A colour moved towards another by a share from 0 to 1, as `color-mix(in oklab, …)` does. */
export function mixOklab(from: string, towards: string, share: number): string {
  const [a, b] = [oklabOf(from), oklabOf(towards)];
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return fromOklab([at(0), at(1), at(2)]);
}

/** Lightness, chroma and the direction of the hue (a unit vector; none for greys). */
export type Shade = { lightness: number; chroma: number; hue: readonly [number, number] };

export function shadeOf(hex: string): Shade {
  const [lightness, a, b] = oklabOf(hex);
  const chroma = Math.hypot(a, b);
  return { lightness, chroma, hue: chroma > 0.002 ? [a / chroma, b / chroma] : [0, 0] };
}

export const hexOfShade = ({ lightness, chroma, hue: [a, b] }: Shade): string =>
  fromOklab([lightness, chroma * a, chroma * b]);
