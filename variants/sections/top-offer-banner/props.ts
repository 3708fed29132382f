import type { TopOfferBannerConfig } from '#schemas/config/sections/top-offer-banner.ts';
import type { SectionBase } from '../../section-base.ts';

export type TopOfferBannerProps = SectionBase<TopOfferBannerConfig> & {
  /** Zone of the restaurant's clock (IANA), by which an offer ends. */
  timeZone: string;
  /** When the page was drawn (epoch ms): what both server and browser draw at first. */
  drawnAt: number;
  /** The present (epoch ms), as the server has it. */
  now(): number;
  onDismiss(): void;
};
