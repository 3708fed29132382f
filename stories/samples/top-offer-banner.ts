import type { TopOfferBannerProps } from '#variants/sections/top-offer-banner/props.ts';
import { nothing } from './nothing.ts';
import type { SampleSite } from './sample-site.ts';

/** Far enough that no story is about an offer that is over; its own date wins where one is set. */
const endsAt = '2030-12-24T18:00';

export function topOfferBannerSample({ config, isEmpty }: SampleSite): TopOfferBannerProps {
  const { byVariant, ...banner } = config.topOfferBanner;
  const { countdown } = byVariant;
  return {
    id: 'offer',
    config: {
      ...banner,
      byVariant: {
        ...byVariant,
        countdown: { ...countdown, endsAt: countdown.endsAt || (isEmpty ? '' : endsAt) },
      },
    },
    timeZone: 'Australia/Melbourne',
    drawnAt: Date.parse('2026-11-20T02:00:00Z'),
    onDismiss: nothing,
  };
}
