import type { TopOfferBannerProps } from '#variants/sections/top-offer-banner/props.ts';
import { nothing } from './nothing.ts';
import type { SampleSite } from './sample-site.ts';

export const topOfferBannerSample = ({ config }: SampleSite): TopOfferBannerProps => ({
  id: 'offer',
  config: config.topOfferBanner,
  onDismiss: nothing,
});
