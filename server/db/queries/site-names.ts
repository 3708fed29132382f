import { eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { restaurants, tenants } from '../schema.ts';
import { listHosts } from './domains.ts';

/** Names that anybody can read on a site: the business, its restaurants, its hosts. */
export async function listSiteNames(db: Database, tenantId: number): Promise<string[]> {
  const businesses = await db
    .select({ name: tenants.name })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  const places = await db
    .select({ name: restaurants.name })
    .from(restaurants)
    .where(eq(restaurants.tenantId, tenantId));
  const hosts = await listHosts(db, tenantId);
  const names = [...businesses, ...places].map(({ name }) => name);
  return [...names, ...hosts.flatMap((host) => [host, `www.${host}`])];
}
