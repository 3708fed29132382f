import type { FeaturesConfig } from '#schemas/config/sections/features.ts';

export type FeaturesProps = { config: FeaturesConfig };
