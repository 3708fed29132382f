import type { ConfigState } from './config-store.ts';

/** What the business is called where room is short: short name, else full name, else the tenant's. */
export function businessName({ config, tenant }: Pick<ConfigState, 'config' | 'tenant'>): string {
  const { businessShortName, businessFullName } = config.general;
  return businessShortName || businessFullName || tenant.name;
}
