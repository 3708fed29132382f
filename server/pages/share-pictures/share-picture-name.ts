import { createHash } from 'node:crypto';
import type { SharePicture } from '#schemas/page.ts';

/** Rises with the design of the pictures, so that networks fetch them anew. */
const design = 1;

/** Of whom a picture is: a dish by its product, or the site. */
export type SharePictureName = { productId: number | null; version: string };

const pattern = /^(?:site|dish-([1-9]\d{0,14}))\.([\w-]{16})\.png$/;

export const sharePictureFolder = '/share/';

/**
 * The path of a picture that a shared link is shown with. It carries a version of all that is drawn:
 * a dish that changed has another one, and so whoever keeps the old one for a year is right to.
 */
export function sharePicturePath(shared: SharePicture): string {
  const { productId } = shared;
  const version = versionOf(shared);
  return `${sharePictureFolder}${productId === null ? 'site' : `dish-${productId}`}.${version}.png`;
}

export const versionOf = (shared: SharePicture): string =>
  createHash('sha256')
    .update(JSON.stringify([design, shared]))
    .digest('base64url')
    .slice(0, 16);

/** null for a name that no picture has. */
export function readSharePictureName(name: string): SharePictureName | null {
  const [, digits, version] = pattern.exec(name) ?? [];
  if (version === undefined) return null;
  return { productId: digits === undefined ? null : Number(digits), version };
}
