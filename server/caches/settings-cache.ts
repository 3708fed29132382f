import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import { withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig, type ConfigProblem } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Database } from '../db/client.ts';
import { findSiteConfig, listPaymentSettings } from '../db/queries/settings.ts';
import { listOverrides } from '../db/queries/site-published.ts';
import type { ServerOptions } from '../environment/server-options.ts';
import type { Log } from '../logging/log.ts';
import { cacheBytes } from '../memory/cache-bytes.ts';
import type { CacheCount } from './cache-counts.ts';
import { createLoadingCache } from './loading-cache.ts';
import { memoryOf } from '../memory/memory-of.ts';

/** What is published, parsed; shared between calls: never change it. */
type Settings = {
  config: SiteConfig;
  /** Of the tenant: it rises with each publish of the site or of any restaurant. */
  configVersion: number;
  payment: PaymentGatewayConfig;
};

type TenantSettings = {
  site: Settings;
  /** How many restaurants have settings of their own, each a whole document once it is asked for. */
  overridden: number;
  of: (restaurantId: number) => Settings;
};

export type SettingsCache = {
  /** The site's settings, or with them what one restaurant has otherwise. */
  get(tenantId: number, restaurantId?: number | null): Promise<Settings>;
  /** The site's configuration without asking the database; undefined where it would be asked. */
  peekConfig(tenantId: number): SiteConfig | undefined;
  /** Those of every restaurant too. */
  forget(tenantId: number): void;
  clear(): void;
};

/** The card gateways of this server; null where it has none. */
type CardGateways = { readonly [name in 'sandbox' | 'stripe']: object | null };

type SettingsCacheDeps = {
  db: Database;
  options: Pick<ServerOptions, 'paymentEnvironment'>;
  gateways: CardGateways;
  log: Log;
  count?: CacheCount;
};

export function createSettingsCache(deps: SettingsCacheDeps): SettingsCache {
  const { get, peek, forget, clear } = createLoadingCache<number, TenantSettings>({
    mostBytes: cacheBytes.settings,
    load: (tenantId) => readSettings(deps, tenantId),
    weigh: ({ site, overridden }) => memoryOf(site) * (1 + overridden),
    count: deps.count,
  });
  return {
    async get(tenantId, restaurantId = null) {
      const settings = await get(tenantId);
      return restaurantId === null ? settings.site : settings.of(restaurantId);
    },
    peekConfig: (tenantId) => peek(tenantId)?.site.config,
    forget,
    clear,
  };
}

async function readSettings(
  { db, options, gateways, log }: SettingsCacheDeps,
  tenantId: number,
): Promise<TenantSettings> {
  const [stored, overrides, rows] = await Promise.all([
    findSiteConfig(db, tenantId),
    listOverrides(db, tenantId),
    listPaymentSettings(db, tenantId),
  ]);
  const { config, problems } = readSiteConfig(stored?.document ?? {});
  if (problems.length > 0) {
    log.warn({ tenantId, problems: placesOf(problems) }, 'the configuration was read in part');
  }
  const offered = rows.filter((row) => isUsable(gateways, row));
  const site: Settings = {
    config,
    configVersion: stored?.version ?? 0,
    payment: {
      gateways: offered.map(({ gateway }) => gateway),
      // Stripe's is the one that a browser needs.
      publishable_key:
        offered.findLast(({ publishableKey }) => publishableKey)?.publishableKey ?? null,
      environment: options.paymentEnvironment,
      wallets: offered.some(({ gateway, wallets }) => gateway === 'stripe' && wallets),
    },
  };
  const restaurants = new Map<number, Settings>();
  return {
    site,
    overridden: overrides.size,
    of(restaurantId) {
      const own = overrides.get(restaurantId);
      if (!own) return site;
      const known = restaurants.get(restaurantId);
      if (known) return known;
      const { config, problems } = withOverrides(site.config, own);
      if (problems.length > 0) {
        const places = placesOf(problems);
        log.warn({ tenantId, restaurantId, problems: places }, 'overrides were read in part');
      }
      const merged = { ...site, config };
      restaurants.set(restaurantId, merged);
      return merged;
    },
  };
}

/** Where something is wrong and what; what stands there may be somebody's address. */
const placesOf = (problems: readonly ConfigProblem[]) =>
  problems.map(({ path, message }) => ({ path, message }));

/** A gateway that cannot be used here (the sandbox outside the demo, no keys) is not offered. */
export function isUsable(
  gateways: CardGateways,
  { gateway, publishableKey, hasKeys }: Awaited<ReturnType<typeof listPaymentSettings>>[number],
): boolean {
  if (gateway === 'cash') return true;
  return gateways[gateway] !== null && (gateway === 'sandbox' || (hasKeys && !!publishableKey));
}
