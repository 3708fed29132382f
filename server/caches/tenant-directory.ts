import type { Tenant } from '../context.ts';

/** Which tenants there are and which hosts mean them; small, bounded, cached. */
export type TenantDirectory = {
  /** Tenant of a host without its port; null where none is mapped. */
  byHost(host: string): Promise<Tenant | null>;
  byId(tenantId: number): Promise<Tenant | null>;
  clear(): void;
};
