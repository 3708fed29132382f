import type { Catalogue } from '../catalogue.ts';
import type { appPromotion as en } from '../en/app-promotion.ts';
import { isolate } from './isolate.ts';

/** Sentences of the promotion of an app: they come with it. */
export const appPromotion = {
  title: (business) => `تطبيق ${isolate(business)}`,
  appStore: 'تنزيله لأجهزة آيفون',
  playStore: 'تنزيله لأجهزة أندرويد',
  ready: 'جاهز الساعة',
  /** Names what each code on the card is for. */
  code: (store) => `رمز للمسح: ${store}`,
  scan: 'كاميرا هاتفك تقرأ الرمز',
  anyPhone: 'لأجهزة آيفون وأندرويد',
} satisfies Catalogue<typeof en>;
