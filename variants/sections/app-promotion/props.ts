import type { AppPromotionConfig } from '#schemas/config/sections/app-promotion.ts';
import type { SectionBase } from '../../section-base.ts';

export type AppPromotionProps = SectionBase<AppPromotionConfig> & { businessName: string };
