import type { OverlayOptions } from 'sharp';
import type { SharePicture } from '#schemas/page.ts';
import { readPictureAddress } from '#schemas/rules/picture-sources.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { sharp } from '../../ports/images/sharp-set-up.ts';
import { composeSvg, pictureWidth, shareHeight, shareWidth } from './compose-svg.ts';
import { loadFonts } from './load-font.ts';

const limits = { limitInputPixels: 40_000_000 };
const margin = 72;
const logo = { width: 360, height: 64 } as const;

/**
 * Draws the picture of a shared link as PNG, 1200 by 630 px. The letters are outlined here, which
 * takes milliseconds; what is made of them and of the photograph is made off the event loop.
 */
export async function drawSharePicture(
  { images }: Pick<Deps, 'images'>,
  tenantId: number,
  shared: SharePicture,
): Promise<Buffer> {
  const [display, body, mark, photo] = await Promise.all([
    loadFonts(shared.display),
    loadFonts(shared.body),
    ownPicture(images, tenantId, shared.logo).then((bytes) => bytes && logoOf(bytes)),
    ownPicture(images, tenantId, shared.picture ?? '').then((bytes) => bytes && pictureOf(bytes)),
  ]);
  const drawn = { ...shared, picture: photo && shared.picture };
  const logoWidth = mark ? (await sharp(mark).metadata()).width : null;
  const { svg, isRightToLeft } = composeSvg(drawn, { display, body }, logoWidth);
  const layers: OverlayOptions[] = [];
  if (photo) {
    layers.push({ input: photo, left: isRightToLeft ? 0 : shareWidth - pictureWidth, top: 0 });
  }
  if (mark && logoWidth !== null) {
    const left = isRightToLeft ? shareWidth - margin - logoWidth : margin;
    layers.push({ input: mark, left, top: margin - 8 });
  }
  return sharp(Buffer.from(svg))
    .composite(layers)
    .png({ compressionLevel: 8, palette: false })
    .toBuffer();
}

/** A picture of the tenant's own; null where there is none, or it lies elsewhere. */
async function ownPicture(
  images: Deps['images'],
  tenantId: number,
  address: string,
): Promise<Buffer | null> {
  const named = readPictureAddress(address);
  return named?.tenantId === tenantId ? images.get(tenantId, named.name) : null;
}

/** null where the bytes cannot be read: the picture is drawn without them. */
const logoOf = (bytes: Buffer) =>
  sharp(bytes, limits)
    .resize({ ...logo, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null);

const pictureOf = (bytes: Buffer) =>
  sharp(bytes, limits)
    .autoOrient()
    .resize({ width: pictureWidth, height: shareHeight, fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()
    .catch(() => null);
