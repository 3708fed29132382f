import type { Tenant } from '../db/queries/tenants.ts';
import type { Database } from '../db/client.ts';
import { findTenant, findTenantByHost } from '../db/queries/tenants.ts';
import { cacheBytes } from '../memory/cache-bytes.ts';
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
  /** Forgets a tenant with its hosts, and that hosts are nobody's: one of them may be its by now. */
  forget(tenantId: number): void;
  clear(): void;
};

type Needs = { db: Database; count?: CacheCount };

/** Anyone may send any Host header, so unknown hosts take their turn in the same bounded cache. */
export function createTenantDirectory({ db, count }: Needs): TenantDirectory {
  const mostBytes = cacheBytes.tenants / 2;
  const hosts = createLoadingCache<string, Tenant | null>({
    mostBytes,
    load: (host) => findTenantByHost(db, host),
    count,
  });
  const tenants = createLoadingCache<number, Tenant | null>({
    mostBytes,
    load: (id) => findTenant(db, id),
    count,
  });
  return {
    byHost: (host) => hosts.get(host),
    byId: (tenantId) => tenants.get(tenantId),
    peekByHost: (host) => hosts.peek(host),
    peekById: (tenantId) => tenants.peek(tenantId),
    forget(tenantId) {
      tenants.forget(tenantId);
      // What is being read now may be from before: it is not stored either.
      const mayBeTheirs = (host: string) => (hosts.peek(host)?.id ?? tenantId) === tenantId;
      for (const host of [...hosts.keys()].filter(mayBeTheirs)) hosts.forget(host);
    },
    clear() {
      hosts.clear();
      tenants.clear();
    },
  };
}
