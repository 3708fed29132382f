import type { FeaturesConfig } from '#schemas/config/sections/features.ts';
import type { SectionBase } from '../../section-base.ts';

export type FeaturesProps = SectionBase<FeaturesConfig>;
