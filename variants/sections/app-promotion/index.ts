import type { AppPromotionConfig } from '#schemas/config/sections/app-promotion.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { AppPromotionProps } from './props.ts';

/** The designs of the app promotion; the first stands in for an unknown name. */
export const appPromotion = lazyVariants<AppPromotionProps, AppPromotionConfig['variant']>(
  'app-promotion',
  {
    'phone-frame': () => import('./phone-frame.tsx').then((module) => module.PhoneFrame),
    banner: () => import('./banner.tsx').then((module) => module.Banner),
    'qr-card': () => import('./qr-card.tsx').then((module) => module.QrCard),
  },
) satisfies Record<AppPromotionConfig['variant'], LazyPart<AppPromotionProps>>;
