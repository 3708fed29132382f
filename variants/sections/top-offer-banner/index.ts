import type { TopOfferBannerConfig } from '#schemas/config/sections/top-offer-banner.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { TopOfferBannerProps } from './props.ts';

/** The designs of the top offer banner; the first stands in for an unknown name. */
export const topOfferBanner = lazyVariants<TopOfferBannerProps, TopOfferBannerConfig['variant']>(
  'top-offer-banner',
  {
    bar: () => import('./bar.tsx').then((module) => module.Bar),
    ticker: () => import('./ticker.tsx').then((module) => module.Ticker),
    countdown: () => import('./countdown.tsx').then((module) => module.Countdown),
  },
) satisfies Record<TopOfferBannerConfig['variant'], LazyPart<TopOfferBannerProps>>;
