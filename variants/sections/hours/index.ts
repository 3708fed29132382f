import type { HoursConfig } from '#schemas/config/sections/hours.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { HoursProps } from './props.ts';

/** The designs of this section; the first stands in for an unknown name. */
export const hours = lazyVariants<HoursProps, HoursConfig['variant']>('hours', {
  table: () => import('./table.tsx').then((module) => module.Table),
  cards: () => import('./cards.tsx').then((module) => module.Cards),
}) satisfies Record<HoursConfig['variant'], LazyPart<HoursProps>>;
