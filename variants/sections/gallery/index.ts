import type { GalleryConfig } from '#schemas/config/sections/gallery.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { GalleryProps } from './props.ts';

/** The designs of this section; the first stands in for an unknown name. */
export const gallery = lazyVariants<GalleryProps, GalleryConfig['variant']>('gallery', {
  grid: () => import('./grid.tsx').then((module) => module.Grid),
  strip: () => import('./strip.tsx').then((module) => module.Strip),
}) satisfies Record<GalleryConfig['variant'], LazyPart<GalleryProps>>;
