import type { AppPromotionProps } from '#variants/sections/app-promotion/props.ts';
import type { SampleSite } from './sample-site.ts';

export const appPromotionSample = ({ tenant, config }: SampleSite): AppPromotionProps => ({
  id: 'appPromotion',
  config: config.general.mobileApp,
  businessName: tenant.name,
});
