import type { AboutConfig } from '#schemas/config/sections/about.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { AboutProps } from './props.ts';

/** The designs of this section; the first stands in for an unknown name. */
export const about = lazyVariants<AboutProps, AboutConfig['variant']>('about', {
  beside: () => import('./beside.tsx').then((module) => module.Beside),
  letter: () => import('./letter.tsx').then((module) => module.Letter),
}) satisfies Record<AboutConfig['variant'], LazyPart<AboutProps>>;
