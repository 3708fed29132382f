import type { AppPromotionConfig } from '#schemas/config/sections/app-promotion.ts';

type Store = { store: 'appStore' | 'playStore'; href: string };

/** The stores that are set, in the order in which they are shown. */
export function storesOf(
  config: Pick<AppPromotionConfig, 'appStoreUrl' | 'playStoreUrl'>,
): readonly Store[] {
  const stores: readonly Store[] = [
    { store: 'appStore', href: config.appStoreUrl },
    { store: 'playStore', href: config.playStoreUrl },
  ];
  return stores.filter(({ href }) => href !== '');
}
