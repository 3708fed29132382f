import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import type { SiteConfig } from '#schemas/config/site.ts';

/** The published settings of a tenant, parsed; shared between calls: never change it. */
export type TenantSettings = {
  config: SiteConfig;
  configVersion: number;
  gateways: PaymentGatewayConfig;
};

export type SettingsCache = {
  get(tenantId: number): Promise<TenantSettings>;
  forget(tenantId: number): void;
  clear(): void;
};
