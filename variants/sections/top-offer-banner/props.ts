import type { TopOfferBannerConfig } from '#schemas/config/sections/top-offer-banner.ts';
import type { SectionBase } from '../../section-base.ts';

export type TopOfferBannerProps = SectionBase<TopOfferBannerConfig> & { onDismiss(): void };
