import type { AppPromotionConfig } from '#schemas/config/sections/app-promotion.ts';

export type AppPromotionProps = { config: AppPromotionConfig; businessName: string };
