import type { GalleryConfig } from '#schemas/config/sections/gallery.ts';
import type { Picture } from '../../picture.ts';
import type { SectionBase } from '../../section-base.ts';

export type GalleryPicture = { id: string; picture: Picture; caption: string };

export type GalleryProps = SectionBase<GalleryConfig> & {
  /** Those of the configuration that have an address. */
  pictures: readonly GalleryPicture[];
};
