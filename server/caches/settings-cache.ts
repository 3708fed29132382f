import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Database } from '../db/client.ts';
import { findSiteConfig, listPaymentSettings } from '../db/queries/settings.ts';
import type { ServerFacts } from '../facts.ts';
import type { Log } from '../log.ts';
import type { PaymentGateways } from '../ports/payments/gateway.ts';
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
  const offered = rows.filter(({ gateway }) => isUsable(gateways, gateway));
  return {
    config,
    configVersion: stored?.version ?? 0,
    payment: {
      gateways: offered.map(({ gateway }) => gateway),
      publishable_key: offered.find(({ publishableKey }) => publishableKey)?.publishableKey ?? null,
      environment: facts.paymentEnvironment,
    },
  };
}

/** A gateway that this server cannot use, such as the sandbox outside the demo, is not offered. */
function isUsable(gateways: PaymentGateways, name: string): boolean {
  return Object.entries(gateways).some(([known, gateway]) => known === name && gateway !== null);
}
