import type { TopOfferBannerProps } from '#variants/sections/top-offer-banner/props.ts';
import { nothing } from './nothing.ts';
import type { SampleSite } from './sample-site.ts';

/** Two days and some hours from whenever it is looked at; a date of its own wins. */
const endsAt = new Date(Date.now() + 52.5 * 60 * 60 * 1000).toISOString().slice(0, 16);

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
    timeZone: 'UTC',
    drawnAt: Date.parse('2026-11-20T02:00:00Z'),
    now: Date.now,
    onDismiss: nothing,
  };
}
