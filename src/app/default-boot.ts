import { siteConfigSchema } from '#schemas/config/site.ts';
import type { PageBoot } from '#schemas/page.ts';
import { env } from '#ui/env.ts';

/** What a page without a boot begins with: the embedded defaults, until the settings have come. */
export function defaultBoot(origin: string, now: Date): PageBoot {
  const config = siteConfigSchema.parse({});
  return {
    settings: {
      web_config: config,
      payment_gateway_config: {
        gateways: [],
        publishable_key: null,
        environment: 'test',
        wallets: false,
      },
      is_online_order_enabled: 1,
      config_version: 0,
      pages: [],
      tenant: { id: env.tenantId, name: '', currency: 'AUD', locale: 'en-AU' },
    },
    restaurants: [],
    restaurantsFailed: false,
    selectedRestaurantId: null,
    drawnRestaurantId: null,
    menu: null,
    language: 'en',
    bannerDismissed: false,
    canonicalOrigin: origin,
    year: now.getFullYear(),
    pictures: {},
    drawnAt: now.toISOString(),
  };
}
