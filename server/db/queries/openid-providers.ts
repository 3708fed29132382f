import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { openIdIdentities, openIdProviders as table } from '../schema.ts';

export type OpenIdProviderRow = typeof table.$inferSelect;
/** One of a tenant, with how many customers it signs in. */
export type CountedProvider = OpenIdProviderRow & { customers: number };

const byId = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));

/** The providers of a tenant, the oldest first. */
export async function listOpenIdProviders(
  db: Database,
  tenantId: number,
): Promise<CountedProvider[]> {
  const rows = await db
    .select({ provider: table, customers: count(openIdIdentities.id) })
    .from(table)
    .leftJoin(
      openIdIdentities,
      and(eq(openIdIdentities.tenantId, table.tenantId), eq(openIdIdentities.providerId, table.id)),
    )
    .where(eq(table.tenantId, tenantId))
    .groupBy(table.tenantId, table.id)
    .orderBy(asc(table.createdAt), asc(table.id));
  return rows.map(({ provider, customers }) => ({ ...provider, customers }));
}

/** Those that customers are offered, the oldest first. */
export const listActiveOpenIdProviders = (
  db: Database,
  tenantId: number,
): Promise<Pick<OpenIdProviderRow, 'id' | 'name'>[]> =>
  db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.isActive, true)))
    .orderBy(asc(table.createdAt), asc(table.id));

export async function findOpenIdProvider(
  db: Database,
  tenantId: number,
  id: string,
): Promise<OpenIdProviderRow | null> {
  const [row] = await db.select().from(table).where(byId(tenantId, id));
  return row ?? null;
}

/** How many a tenant has; the tenant's row is locked, so that two at once count one after the other. */
export async function countOpenIdProviders(tx: Database, tenantId: number): Promise<number> {
  await tx.execute(sql`select 1 from tenants where id = ${tenantId} for no key update`);
  const [row] = await tx.select({ found: count() }).from(table).where(eq(table.tenantId, tenantId));
  return row?.found ?? 0;
}

export async function insertOpenIdProvider(
  tx: Database,
  provider: typeof table.$inferInsert,
): Promise<void> {
  await tx.insert(table).values(provider);
}

/** @returns whether there is such a provider. */
export async function updateOpenIdProvider(
  db: Database,
  tenantId: number,
  id: string,
  change: Partial<Pick<OpenIdProviderRow, 'name' | 'clientId' | 'clientSecret' | 'isActive'>>,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set(change)
    .where(byId(tenantId, id))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** With what is connected by it. @returns whether there was such a provider. */
export async function deleteOpenIdProvider(
  db: Database,
  tenantId: number,
  id: string,
): Promise<boolean> {
  const rows = await db.delete(table).where(byId(tenantId, id)).returning({ id: table.id });
  return rows.length === 1;
}
