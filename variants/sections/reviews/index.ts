import type { ReviewsConfig } from '#schemas/config/sections/reviews.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { ReviewsProps } from './props.ts';

/** The designs of this section; the first stands in for an unknown name. */
export const reviews = lazyVariants<ReviewsProps, ReviewsConfig['variant']>('reviews', {
  cards: () => import('./cards.tsx').then((module) => module.Cards),
  'large-quote': () => import('./large-quote.tsx').then((module) => module.LargeQuote),
}) satisfies Record<ReviewsConfig['variant'], LazyPart<ReviewsProps>>;
