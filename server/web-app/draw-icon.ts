import { readableOn } from '#schemas/rules/contrast.ts';
import { sharp } from '../ports/images/sharp-set-up.ts';
import type { IconKind } from './icon-kinds.ts';
import type { SiteIcon } from './site-icon.ts';

const limits = { limitInputPixels: 40_000_000 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** @returns a PNG of a picture, whole, in the middle of a square. */
export async function drawPicture(
  original: Uint8Array,
  { background }: SiteIcon['colors'],
  { side, share, isOpaque }: IconKind,
): Promise<Buffer> {
  const inner = Math.round(side * share);
  const picture = await sharp(original, limits)
    .autoOrient()
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const around = isOpaque ? background : clear;
  return sharp({ create: { width: side, height: side, channels: 4, background: around } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** The first letters of up to two words. */
export const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [...word][0]?.toLocaleUpperCase('en') ?? [])
    .slice(0, 2)
    .join('');

/** @returns a PNG of a name's initials on the main colour, by the system's fonts. */
export async function drawInitials(
  { name, colors }: SiteIcon,
  { side, isOpaque }: IconKind,
): Promise<Buffer> {
  const { primary } = colors;
  const ink = readableOn(primary, ['#ffffff']);
  const initials = initialsOf(name);
  return sharp({
    create: { width: side, height: side, channels: 4, background: primary },
  })
    .composite([
      ...(initials === ''
        ? []
        : [{ input: await letters(initials, ink, side), gravity: 'centre' }]),
      ...(isOpaque ? [] : [{ input: roundedMask(side), blend: 'dest-in' as const }]),
    ])
    .png()
    .toBuffer();
}

const letters = (initials: string, ink: string, side: number): Promise<Buffer> =>
  sharp({
    text: {
      // Letters and digits alone: nothing of it is markup.
      text: `<span foreground="${ink}" weight="bold">${initials}</span>`,
      font: 'sans',
      rgba: true,
      align: 'centre',
      width: Math.round(side * 0.52),
      height: Math.round(side * 0.4),
    },
  })
    .png()
    .toBuffer();

const roundedMask = (side: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
      `<rect width="${side}" height="${side}" rx="${side * 0.22}"/></svg>`,
  );
