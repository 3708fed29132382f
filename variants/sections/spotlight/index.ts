import type { SpotlightConfig } from '#schemas/config/sections/spotlight.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { SpotlightProps } from './props.ts';

/** The designs of this section; the first stands in for an unknown name. */
export const spotlight = lazyVariants<SpotlightProps, SpotlightConfig['variant']>('spotlight', {
  strip: () => import('./strip.tsx').then((module) => module.Strip),
  podium: () => import('./podium.tsx').then((module) => module.Podium),
}) satisfies Record<SpotlightConfig['variant'], LazyPart<SpotlightProps>>;
