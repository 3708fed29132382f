import type { Pool } from 'pg';
import { createGuestDirectory, type GuestDirectory } from '../caches/guest-directory.ts';
import { createMenuCache, type MenuCache } from '../caches/menu-cache.ts';
import { createNotices, type Notices } from '../db/change-events.ts';
import { createSettingsCache, type SettingsCache } from '../caches/settings-cache.ts';
import { createTenantDirectory, type TenantDirectory } from '../caches/tenant-directory.ts';
import type { Database } from '../db/client.ts';
import type { ServerFacts } from '../environment/server-options.ts';
import type { Log } from '../logging/log.ts';
import { localMaps } from '../ports/maps/local-maps.ts';
import type { Mailer } from '../ports/mail/mailer.ts';
import type { Maps } from '../ports/maps/maps.ts';
import type { ImageStore } from '../ports/images/image-store.ts';
import type { FactsOfPicture } from '../ports/images/picture-metadata.ts';
import type { PaymentGateways } from '../ports/payments/payment-gateways.ts';

/** What is given from outside; tests give their own clock, database and facts. */
export type Grounds = {
  db: Database;
  /** The connections below `db`, for what drizzle does not do: rate limits, LISTEN. */
  pool: Pool;
  /** Time is an argument: rules never ask the machine. */
  clock: () => Date;
  facts: ServerFacts;
  gateways: PaymentGateways;
  mailer: Mailer;
  /** 32 bytes that everything signed or sealed is derived from (security/derive-key.ts). */
  secretKey: Buffer;
  /** Where addresses lie; the tenants' own lists of suburbs where nothing else is given. */
  maps?: Maps;
  /** Where uploaded pictures are kept. */
  images: ImageStore;
  /** Sizes and placeholders of stored pictures; pages do without where nothing is given. */
  factsOfPicture?: FactsOfPicture;
  log: Log;
};

/** What every route stands on. */
export type Deps = Grounds & {
  guests: GuestDirectory;
  maps: Maps;
  factsOfPicture: FactsOfPicture;
  menus: MenuCache;
  settings: SettingsCache;
  tenants: TenantDirectory;
  /** News of changes; page caches subscribe to it too. */
  notices: Notices;
};

/** Adds the caches, each emptied by the notices that concern it. */
export function createDeps(grounds: Grounds): Deps {
  const notices = createNotices(grounds);
  const menus = createMenuCache(grounds);
  const settings = createSettingsCache(grounds);
  const tenants = createTenantDirectory(grounds);
  const guests = createGuestDirectory(grounds);
  notices.subscribe((notice) => {
    // No cache holds an order, nor who edits.
    if (notice.kind === 'order_changed' || notice.kind === 'staff_editing') return;
    if (notice.kind === 'menu_changed') {
      menus.forget(notice.tenantId, notice.restaurantId);
      return;
    }
    // A changed currency or name is in every snapshot, and such changes are rare.
    menus.clear();
    tenants.clear();
    if (notice.kind === 'config_changed') settings.forget(notice.tenantId);
    else settings.clear();
  });
  const maps = grounds.maps ?? localMaps(grounds.db);
  const factsOfPicture = grounds.factsOfPicture ?? (async () => null);
  return { ...grounds, factsOfPicture, guests, maps, notices, menus, settings, tenants };
}
