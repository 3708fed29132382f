import type { Picture } from '#variants/picture.ts';

/** See-through cut-outs are named so: they stand on a tint instead of filling their frame. */
const cutOut = /\/dish-[^/]*$/;

/**
 * The picture of a dish from its address. Its alternative text is empty, because the name of the
 * dish stands beside it wherever it is drawn.
 */
export function dishPictureOf(address: string | null | undefined): Picture | null {
  if (!address) return null;
  return { src: address, alt: '', fit: cutOut.test(address) ? 'contain' : 'cover' };
}
