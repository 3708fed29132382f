import type { ReviewsConfig } from '#schemas/config/sections/reviews.ts';
import type { SectionBase } from '../../section-base.ts';

export type ReviewsProps = SectionBase<ReviewsConfig>;
