import type { ReviewsProps } from '#variants/sections/reviews/props.ts';
import type { SampleSite } from './sample-site.ts';

export const reviewsSample = ({ section, isEmpty }: SampleSite): ReviewsProps => {
  const config = section('reviews');
  // A site has no reviews until its owner writes some down.
  const items = [
    {
      id: 'a',
      quote: 'The crust alone is worth the walk.',
      name: 'A regular',
      source: '',
      rating: 5,
    },
  ];
  const isBare = config.items.length === 0 && !isEmpty;
  return { id: 'reviews', config: isBare ? { ...config, items } : config };
};
