import type { HeroConfig } from '#schemas/config/sections/hero.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { HeroProps } from './props.ts';

/** The designs of the hero; the first stands in for an unknown name. */
export const hero = lazyVariants<HeroProps, HeroConfig['variant']>('hero', {
  'full-bleed': () => import('./full-bleed.tsx').then((module) => module.FullBleed),
  split: () => import('./split.tsx').then((module) => module.Split),
  centered: () => import('./centered.tsx').then((module) => module.Centered),
  collage: () => import('./collage.tsx').then((module) => module.Collage),
  compact: () => import('./compact.tsx').then((module) => module.Compact),
}) satisfies Record<HeroConfig['variant'], LazyPart<HeroProps>>;
