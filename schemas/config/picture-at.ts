import type { SiteConfig } from './site.ts';

/** A picture of the configuration as variants get it (variants/picture.ts). */
type PlacedPicture = { src: string; alt: string; focus: { x: number; y: number } };

/**
 * The picture at a field: its address with what `media` holds for the field's dotted path;
 * null where there is none. A decoration has no description.
 */
export function pictureAt(
  { media }: Pick<SiteConfig, 'media'>,
  path: string,
  src: string,
): PlacedPicture | null {
  if (src === '') return null;
  const { alt = '', decorative = false, focusX = 0.5, focusY = 0.5 } = media[path] ?? {};
  return { src, alt: decorative ? '' : alt, focus: { x: focusX, y: focusY } };
}
