import type { Picture } from '#variants/picture.ts';

/**
 * The picture of a dish from its address. Its alternative text is empty, because the name of the
 * dish stands beside it wherever it is drawn.
 */
export const dishPictureOf = (address: string | null | undefined): Picture | null =>
  address ? { src: address, alt: '', fit: 'cover' } : null;
