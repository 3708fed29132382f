import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { AppSettings } from '#schemas/api/settings.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { PageBoot } from '#schemas/page.ts';
import type { KeyValueStorage } from '#ui/stores/safe-storage.ts';

export function restaurantNamed(id: number, name: string): RestaurantWithImages {
  return {
    restaurant: {
      id,
      name,
      status: 1,
      time_zone: 'Australia/Sydney',
      order_types: ['pickup', 'delivery'],
      takes_reservations: false,
    },
    attachment_paths: [],
    address: {
      street_name: `${id} King Street`,
      city: 'Newtown',
      postcode: '2042',
      phone: `(02) 5550 00${id}0`,
    },
    location: null,
    hours: { week: [], exceptions: [], openings: [] },
    order_taking: [],
  };
}

export const newtown = restaurantNamed(1, 'Newtown');
export const glebe = restaurantNamed(2, 'Glebe');

export function settingsWith(config: Partial<SiteConfig> = {}): AppSettings {
  return {
    web_config: { ...siteConfigSchema.parse({}), ...config },
    payment_gateway_config: {
      gateways: ['cash'],
      publishable_key: null,
      environment: 'test',
      wallets: false,
    },
    is_online_order_enabled: 1,
    config_version: 7,
    pages: [],
    tenant: { id: 139, name: 'Corner Table', currency: 'AUD', locale: 'en-AU' },
  };
}

/** What the server would have put into the page: two restaurants, none chosen. */
export function bootWith(partial: Partial<PageBoot> = {}): PageBoot {
  return {
    settings: settingsWith(),
    restaurants: [newtown, glebe],
    restaurantsFailed: false,
    selectedRestaurantId: null,
    drawnRestaurantId: 1,
    menu: {
      restaurant_id: 1,
      version: 1,
      categories: [],
      restaurant_products: [],
      modifier_groups: [],
      combos: [],
      half_sets: [],
      deals: [],
      best_selling: [],
      fresh: [],
    },
    language: 'en',
    bannerDismissed: false,
    canonicalOrigin: 'https://corner.example',
    year: 2026,
    pictures: {},
    drawnAt: '2026-11-21T01:00:00Z',
    ...partial,
  };
}

/** A storage of its own, with what it holds open to the test. */
export function memoryStorage(held: Record<string, string> = {}) {
  const kept = new Map(Object.entries(held));
  const storage: KeyValueStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return {
    ...storage,
    kept,
    read: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null'),
  };
}

/** A storage that is blocked: every access throws, as Safari's private mode once did. */
export const blockedStorage: KeyValueStorage = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

const nothing = () => undefined;

/** Something to wait for, until the test lets it go. */
export function gate() {
  let open: () => void = nothing;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
