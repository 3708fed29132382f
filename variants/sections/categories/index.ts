import type { CategoriesConfig } from '#schemas/config/sections/categories.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { CategoriesProps } from './props.ts';

/** The designs of the categories; the first stands in for an unknown name. */
export const categories = lazyVariants<CategoriesProps, CategoriesConfig['variant']>('categories', {
  round: () => import('./round.tsx').then((module) => module.Round),
  tiles: () => import('./tiles.tsx').then((module) => module.Tiles),
  chips: () => import('./chips.tsx').then((module) => module.Chips),
  illustrated: () => import('./illustrated.tsx').then((module) => module.Illustrated),
}) satisfies Record<CategoriesConfig['variant'], LazyPart<CategoriesProps>>;
