import type { ReviewsProps } from '#variants/sections/reviews/props.ts';
import type { SampleSite } from './sample-site.ts';

/** Short ones and long ones, with and without a place and stars. */
const items: ReviewsProps['config']['items'] = [
  {
    id: 'crust',
    quote: 'The crust alone is worth the walk.',
    name: 'A Tuesday regular',
    source: '',
    rating: 5,
  },
  {
    id: 'anniversary',
    quote:
      'We came for a quick dinner and stayed until the chairs went up. Nobody hurried us, the second bottle was better than the first, and the tiramisu was still cold in the middle of February.',
    name: 'From the guest book',
    source: 'Table 4',
    rating: 5,
  },
  {
    id: 'time',
    quote: 'Ready at 6.40, as it said. I have stopped ringing to ask.',
    name: 'Pickup, most Fridays',
    source: '',
    rating: 4,
  },
  {
    id: 'letter',
    quote:
      'Small, loud, generous. The half and half settles every argument we have had about anchovies.',
    name: 'A card by the till',
    source: '',
    rating: 0,
  },
  {
    id: 'school',
    quote: 'Our whole street orders here after the football. They know which gate.',
    name: 'A neighbour',
    source: 'Over the fence',
    rating: 5,
  },
];

export const reviewsSample = ({ section, isEmpty }: SampleSite): ReviewsProps => {
  const config = section('reviews');
  // A site has no reviews until its owner writes some down.
  const isBare = config.items.length === 0 && !isEmpty;
  return { id: 'reviews', config: isBare ? { ...config, items } : config };
};
