import type { AppPromotionConfig } from '#schemas/config/sections/app-promotion.ts';
import { storesOf } from './stores-of.ts';

type Code = { key: 'any' | 'appStore' | 'playStore'; url: string };

/** A camera that reads a path or a telephone number would lead nowhere. */
const isWhole = (url: string) => /^https?:\/\//i.test(url);

/** What there is to scan: one code for every phone where the owner has such an address, else one a store. */
export function codesOf(config: AppPromotionConfig): readonly Code[] {
  const { codeUrl } = config.byVariant['qr-card'];
  if (isWhole(codeUrl)) return [{ key: 'any', url: codeUrl }];
  return storesOf(config).flatMap(({ store, href }) =>
    isWhole(href) ? [{ key: store, url: href }] : [],
  );
}
