import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Database } from '../db/client.ts';
import { findSiteConfig, listPaymentSettings } from '../db/queries/settings.ts';
import type { ServerFacts } from '../facts.ts';
import type { Log } from '../log.ts';
import type { PaymentGateways } from '../ports/payments/payment-gateways.ts';
import { createLoadingCache } from './loading-cache.ts';

/** The published settings of a tenant, parsed; shared between calls: never change it. */
type TenantSettings = {
  config: SiteConfig;
  configVersion: number;
  payment: PaymentGatewayConfig;
};

export type SettingsCache = {
  get(tenantId: number): Promise<TenantSettings>;
  forget(tenantId: number): void;
  clear(): void;
};

type Grounds = {
  db: Database;
  facts: Pick<ServerFacts, 'paymentEnvironment'>;
  gateways: PaymentGateways;
  log: Log;
};

const mostTenants = 500;

export function createSettingsCache(grounds: Grounds): SettingsCache {
  const { get, forget, clear } = createLoadingCache<number, TenantSettings>(
    mostTenants,
    (tenantId) => readSettings(grounds, tenantId),
  );
  return { get, forget, clear };
}

async function readSettings(
  { db, facts, gateways, log }: Grounds,
  tenantId: number,
): Promise<TenantSettings> {
  const [stored, rows] = await Promise.all([
    findSiteConfig(db, tenantId),
    listPaymentSettings(db, tenantId),
  ]);
  const { config, problems } = readSiteConfig(stored?.document ?? {});
  if (problems.length > 0) log.warn({ tenantId, problems }, 'the configuration was read in part');
  const offered = rows.filter((row) => isUsable(gateways, row));
  return {
    config,
    configVersion: stored?.version ?? 0,
    payment: {
      gateways: offered.map(({ gateway }) => gateway),
      // Stripe's is the one that a browser needs.
      publishable_key:
        offered.findLast(({ publishableKey }) => publishableKey)?.publishableKey ?? null,
      environment: facts.paymentEnvironment,
    },
  };
}

/** A gateway that cannot be used here (the sandbox outside the demo, no keys) is not offered. */
function isUsable(
  gateways: PaymentGateways,
  { gateway, publishableKey, hasKeys }: Awaited<ReturnType<typeof listPaymentSettings>>[number],
): boolean {
  if (gateway === 'cash') return true;
  return gateways[gateway] !== null && (gateway === 'sandbox' || (hasKeys && !!publishableKey));
}
