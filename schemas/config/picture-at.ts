import type { SiteConfig } from './site.ts';

/** A picture of the configuration as variants get it (variants/picture.ts). */
type PlacedPicture = { src: string; alt: string; focus: { x: number; y: number } };

/**
 * The picture at a field: its address with what `media` holds for the field's dotted path;
 * null where there is none. An empty description marks it as decoration.
 */
export function pictureAt(
  { media }: Pick<SiteConfig, 'media'>,
  path: string,
  src: string,
): PlacedPicture | null {
  if (src === '') return null;
  const { alt = '', focusX = 0.5, focusY = 0.5 } = media[path] ?? {};
  return { src, alt, focus: { x: focusX, y: focusY } };
}
