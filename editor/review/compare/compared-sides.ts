import type { SiteConfig } from '#schemas/config/site.ts';
import type { Side } from './compared-part.ts';

/** Two documents beside each other, and what an owner calls each: 'Your draft', 'Version 4'. */
export type ComparedSides = Record<Side, { name: string; config: SiteConfig }>;

/** Beside each other, or one over the other with a slider between them. */
export type PairView = 'beside' | 'slider';
