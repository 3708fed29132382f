import type { Tenant } from '../db/queries/tenants.ts';
import type { Database } from '../db/client.ts';
import { findTenant, findTenantByHost } from '../db/queries/tenants.ts';
import type { CacheCount } from './cache-counts.ts';
import { createLoadingCache } from './loading-cache.ts';

/** Which tenants there are and which hosts mean them; small, bounded, cached. */
export type TenantDirectory = {
  /** Tenant of a host without its port; null where none is mapped. */
  byHost(host: string): Promise<Tenant | null>;
  byId(tenantId: number): Promise<Tenant | null>;
  /** As `byHost`, without asking the database; undefined where it would be asked. */
  peekByHost(host: string): Tenant | null | undefined;
  peekById(tenantId: number): Tenant | null | undefined;
  clear(): void;
};

/** Anyone may send any Host header, so unknown hosts take their turn in the same bounded cache. */
const mostHosts = 2000;

type Needs = { db: Database; count?: CacheCount };

export function createTenantDirectory({ db, count }: Needs): TenantDirectory {
  const hosts = createLoadingCache<string, Tenant | null>(
    mostHosts,
    (host) => findTenantByHost(db, host),
    count,
  );
  const tenants = createLoadingCache<number, Tenant | null>(
    mostHosts,
    (id) => findTenant(db, id),
    count,
  );
  return {
    byHost: (host) => hosts.get(host),
    byId: (tenantId) => tenants.get(tenantId),
    peekByHost: (host) => hosts.peek(host),
    peekById: (tenantId) => tenants.peek(tenantId),
    clear() {
      hosts.clear();
      tenants.clear();
    },
  };
}
