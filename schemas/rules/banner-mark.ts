import type { TopOfferBannerConfig } from '../config/sections/top-offer-banner.ts';

type Offer = Pick<TopOfferBannerConfig, 'variant' | 'topOfferBannerText' | 'byVariant'>;

/**
 * A short mark of a text, kept in the cookie of a dismissed banner: the same offer stays away, a
 * new one shows again. Both sides compute it (FNV-1a, 32 bits, as base 36).
 */
export function bannerMark(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The mark of an offer: its text and, where it counts down, its end, for a longer one is to be shown again. */
export function offerMark({ variant, topOfferBannerText, byVariant }: Offer): string {
  const end = variant === 'countdown' ? byVariant.countdown.endsAt : '';
  return bannerMark(end === '' ? topOfferBannerText : `${topOfferBannerText}\n${end}`);
}
