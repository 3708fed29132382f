import { eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { hosts, tenants } from '../schema.ts';

export type Tenant = typeof tenants.$inferSelect;

/** The largest number that the column holds; a larger one is nobody's, not an error. */
const largestId = 2_147_483_647;

export async function findTenant(db: Database, tenantId: number): Promise<Tenant | null> {
  if (tenantId > largestId) return null;
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  return tenant ?? null;
}

/** @param host lower case, without its port. */
export async function findTenantByHost(db: Database, host: string): Promise<Tenant | null> {
  const [row] = await db
    .select({ tenant: tenants })
    .from(hosts)
    .innerJoin(tenants, eq(tenants.id, hosts.tenantId))
    .where(eq(hosts.host, host));
  return row?.tenant ?? null;
}
