/**
 * Widths in which the server makes a stored picture: 160 for rows and marks, 320 and 480 for cards,
 * then a phone's and a desk's window at their usual pixel densities.
 */
export const pictureWidths = [160, 320, 480, 640, 800, 1080, 1440, 1920] as const;
/** The better one first: a browser takes the first that it knows. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A width and format of an original; `/media/139/hero.v1.webp` → `hero.v1.webp.w640.avif`. */
export type DerivedPicture = {
  original: string;
  width: (typeof pictureWidths)[number];
  format: PictureFormat;
};

/** What is known of a stored picture before it is fetched. */
export type PictureMetadata = {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  /** A few blurred pixels as a data address; null for a cut-out, which stands on a background. */
  placeholder: string | null;
};

const originalName = /^[a-z0-9]+(?:[.-][a-z0-9]+)*\.(?:webp|png|jpg|avif)$/;
const ownAddress = /^\/media\/(\d+)\/([^/]+)$/;
const derivedName = /^(.+)\.w([1-9]\d*)\.(avif|webp)$/;

/** Whether a name (no path) is a picture's as the store takes it. */
export const isPictureName = (name: string): boolean => originalName.test(name);

export const nameDerived = ({ original, width, format }: DerivedPicture): string =>
  `${original}.w${width}.${format}`;

/** Reads a derived name; null for any other, and for widths and formats that are not made. */
export function readDerivedName(name: string): DerivedPicture | null {
  const [, original = '', digits, extension] = derivedName.exec(name) ?? [];
  const width = pictureWidths.find((one) => String(one) === digits);
  const format = pictureFormats.find((one) => one === extension);
  if (!isPictureName(original) || readDerivedName(original) || !width || !format) return null;
  return { original, width, format };
}

/** Tenant and name of a stored picture; null for what lies elsewhere or is no picture. */
export function readPictureAddress(src: string): { tenantId: number; name: string } | null {
  const [, tenant, name = ''] = ownAddress.exec(src) ?? [];
  return tenant && isPictureName(name) ? { tenantId: Number(tenant), name } : null;
}

/** What a picture is drawn in: pixels of the original, and of its narrowest and widest drawing. */
type PixelRange = { width?: number; atLeast?: number; atMost?: number };

/** The widths that are offered: from the first that suffices for the narrowest drawing on. */
function widthsFor({ width: own = Infinity, atLeast = 0, atMost = Infinity }: PixelRange) {
  const reaching = (pixels: number) => {
    const place = pictureWidths.findIndex((width) => width >= Math.min(own, pixels));
    return place < 0 ? pictureWidths.length - 1 : place;
  };
  return pictureWidths.slice(reaching(Math.min(atLeast, atMost)), reaching(atMost) + 1);
}

/**
 * The `srcset` of a stored picture in one format. With its own width nothing wider is offered, and
 * the last candidate says how wide it truly is; `atLeast` and `atMost` are the narrowest and the
 * widest that is ever drawn (pixels).
 */
export function sourceSet(src: string, format: PictureFormat, range: PixelRange = {}): string {
  const widths = widthsFor(range);
  const addressOf = (width: DerivedPicture['width']) =>
    nameDerived({ original: src, width, format });
  // One alone needs no width to be chosen by.
  if (widths.length === 1) return widths.map(addressOf).join('');
  return widths
    .map((width) => `${addressOf(width)} ${Math.min(width, range.width ?? Infinity)}w`)
    .join(', ');
}

/** As wide as a phone's window at its usual pixel density. */
const usualMost = 1080;

/**
 * The one picture for browsers that do not know AVIF: the widest WebP of those that are offered,
 * or one that fills a phone's window where it may be drawn at any width.
 */
export function standInSource(src: string, range: PixelRange): string {
  const widths = widthsFor(range);
  const isBounded = (range.atMost ?? Infinity) < Infinity;
  const width = isBounded ? widths.at(-1) : widths.findLast((one) => one <= usualMost);
  return nameDerived({ original: src, width: width ?? usualMost, format: 'webp' });
}

/**
 * The fewest and the most pixels that a picture with these `sizes` can need, where all lengths are
 * given in px: one, and two for each CSS pixel. A third is not seen in a picture, and costs twice
 * as many bytes. Anything where it grows with the window.
 */
export function pixelsNeeded(sizes: string): { atLeast: number; atMost: number } {
  const lengths = sizes
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== 'auto')
    .map((part) => /(?:^|[\s)])(\d+)px$/.exec(part)?.[1]);
  if (lengths.length === 0 || lengths.includes(undefined)) return { atLeast: 0, atMost: Infinity };
  const pixels = lengths.map(Number);
  return { atLeast: Math.min(...pixels), atMost: 2 * Math.max(...pixels) };
}
