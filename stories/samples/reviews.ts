import { reviewsSchema } from '#schemas/config/sections/reviews.ts';
import type { ReviewsProps } from '#variants/sections/reviews/props.ts';
import type { SampleSite } from './sample-site.ts';

export const reviewsSample = ({ isEmpty }: SampleSite): ReviewsProps => ({
  id: 'reviews',
  config: reviewsSchema.parse({
    items: isEmpty
      ? []
      : [{ id: 'a', quote: 'The crust alone is worth the walk.', name: 'A regular' }],
  }),
});
