import type { FeaturesConfig } from '#schemas/config/sections/features.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { FeaturesProps } from './props.ts';

/** The designs of the features; the first stands in for an unknown name. */
export const features = lazyVariants<FeaturesProps, FeaturesConfig['variant']>('features', {
  'icon-grid': () => import('./icon-grid.tsx').then((module) => module.IconGrid),
  'alternating-rows': () =>
    import('./alternating-rows.tsx').then((module) => module.AlternatingRows),
  strip: () => import('./strip.tsx').then((module) => module.Strip),
}) satisfies Record<FeaturesConfig['variant'], LazyPart<FeaturesProps>>;
