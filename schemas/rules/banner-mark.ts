import type { TopOfferBannerConfig } from '../config/sections/top-offer-banner.ts';
import { textMark } from '../text-mark.ts';

type Offer = Pick<TopOfferBannerConfig, 'variant' | 'topOfferBannerText' | 'byVariant'>;

/**
 * The mark of an offer, kept in the cookie of a dismissed banner: its text and, where it counts
 * down, its end. The same offer stays away; a new one, or one that lasts longer, shows again.
 */
export function offerMark({ variant, topOfferBannerText, byVariant }: Offer): string {
  const end = variant === 'countdown' ? byVariant.countdown.endsAt : '';
  return textMark(end === '' ? topOfferBannerText : `${topOfferBannerText}\n${end}`);
}
