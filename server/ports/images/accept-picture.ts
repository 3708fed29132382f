import type { Sharp } from 'sharp';
import { pictureKind } from './picture-kind.ts';
import { brokenPicture, notAPicture, tooManyPixels, unknownFile } from './picture-refusals.ts';
import { sharp } from './sharp-set-up.ts';

export type AcceptedPicture = {
  bytes: Buffer;
  extension: 'webp' | 'png';
  width: number;
  height: number;
};

/** An unpacked picture of so many pixels takes 200 MB. */
const mostPixels = 50_000_000;
const mostASide = 12_000;
/** A desk's window at twice its density; wider is never shown. */
const maxStoredSide = 3840;
/** Marks and icons: mails and home screens do not know WebP. */
const mostOfMark = 512 * 512;
/** What a slow machine needs for the largest one, several times over. */
const timeout = { seconds: 30 };

type Limits = Parameters<typeof sharp>[1];
/** The first frame of an animation; damage counts where pixels are missing, not where a note is odd. */
const lenient: Limits = { failOn: 'none', limitInputPixels: false };
const strict: Limits = { failOn: 'error', limitInputPixels: mostPixels };

/**
 * An uploaded picture, drawn anew: only its pixels are kept, upright and in sRGB, so that whatever
 * else was in the file (places, names, scripts, archives) falls away.
 * @throws ApiError 415 `not_a_picture`, 422 `picture_too_large`.
 */
export async function acceptPicture(file: Buffer): Promise<AcceptedPicture> {
  const kind = pictureKind(file);
  if (kind === null) throw unknownFile();
  if (kind === 'phone') {
    throw notAPicture(
      'This is a HEIC photo, which browsers cannot show. Save it as a JPEG and choose that file.',
    );
  }
  const { format, width, height } = await sharp(file, lenient)
    .metadata()
    .catch(() => {
      throw brokenPicture();
    });
  if (format !== kind) throw unknownFile();
  checkSize(width, height);
  return encode(await pixelsOf(file));
}

function checkSize(width: number, height: number): void {
  const is = `This picture is ${count(width)} × ${count(height)} pixels`;
  if (Math.max(width, height) > mostASide) {
    throw tooManyPixels(
      `${is}; at most ${count(mostASide)} a side can be used. Save it smaller and choose it again.`,
    );
  }
  if (width * height > mostPixels) {
    throw tooManyPixels(
      `${is}; at most ${mostPixels / 1_000_000} million in all can be used. Save it smaller and choose it again.`,
    );
  }
}

const count = (pixels: number) => pixels.toLocaleString('en');

/** Everything that is kept of a file. */
async function pixelsOf(file: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(file, strict)
    .timeout(timeout)
    .autoOrient()
    .resize({
      width: maxStoredSide,
      height: maxStoredSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw brokenPicture();
    });
  return sharp(data, { raw: info });
}

async function encode(pixels: Sharp): Promise<AcceptedPicture> {
  const { width, height, hasAlpha } = await pixels.metadata();
  // A photograph saved with an empty layer is no cut-out.
  const isCutOut = hasAlpha && !(await pixels.stats()).isOpaque;
  const picture = isCutOut ? pixels : pixels.removeAlpha();
  const extension = isCutOut && width * height <= mostOfMark ? 'png' : 'webp';
  const encoded =
    extension === 'png'
      ? picture.png({ compressionLevel: 9 })
      : picture.webp({ quality: 84, alphaQuality: 90, effort: 4 });
  return { bytes: await encoded.timeout(timeout).toBuffer(), extension, width, height };
}
