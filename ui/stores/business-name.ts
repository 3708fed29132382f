import type { TenantDetails } from '#schemas/api/settings.ts';
import type { SiteConfig } from '#schemas/config/site.ts';

type Business = { config: Pick<SiteConfig, 'general'>; tenant: TenantDetails };

/** What the business is called where room is short: short name, else full name, else the tenant's. */
export function businessName({ config, tenant }: Business): string {
  const { businessShortName, businessFullName } = config.general;
  return businessShortName || businessFullName || tenant.name;
}
