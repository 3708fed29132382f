import type { TopOfferBannerConfig } from '#schemas/config/sections/top-offer-banner.ts';

export type TopOfferBannerProps = { config: TopOfferBannerConfig; onDismiss(): void };
