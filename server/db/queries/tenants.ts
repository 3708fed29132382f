import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { hosts, restaurants, tenants } from '../schema.ts';

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

/** Inserts a tenant, under the next free id. */
export async function insertTenant(
  tx: Database,
  values: Omit<typeof tenants.$inferInsert, 'id'>,
): Promise<Tenant> {
  const [tenant] = await tx.insert(tenants).values(values).returning();
  if (!tenant) throw new Error('the tenant that was inserted was not returned');
  return tenant;
}

/**
 * Gives hosts to a tenant, unless they belong to another one; those it has already stay. Two
 * tenants that ask for one host at once take turns: the second waits for the first to end.
 * @returns those of another tenant; where there are any, undo the transaction.
 */
export async function insertHosts(
  tx: Database,
  tenantId: number,
  names: readonly string[],
): Promise<string[]> {
  // In one order, so that two who ask for the same hosts never wait for each other.
  const wanted = [...new Set(names)].toSorted();
  await tx
    .insert(hosts)
    .values(wanted.map((host) => ({ host, tenantId })))
    .onConflictDoNothing();
  const rows = await tx.select().from(hosts).where(inArray(hosts.host, wanted));
  return rows.filter((row) => row.tenantId !== tenantId).map(({ host }) => host);
}

/** A tenant, locked until the transaction ends. */
export async function lockTenant(tx: Database, tenantId: number): Promise<Tenant | null> {
  if (tenantId > largestId) return null;
  const [row] = await tx
    .select()
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('no key update');
  return row ?? null;
}

type TenantState = Pick<Tenant, 'suspendedAt' | 'deletedAt' | 'removedAfter'>;

export async function updateTenantState(
  tx: Database,
  tenantId: number,
  state: Partial<TenantState>,
): Promise<void> {
  await tx.update(tenants).set(state).where(eq(tenants.id, tenantId));
}

/** A tenant as its operator sees it. */
export type TenantRecord = Tenant & { hosts: string[]; restaurants: number };

/** All tenants by their ids, or one of them. */
export async function listTenantRecords(db: Database, tenantId?: number): Promise<TenantRecord[]> {
  const isIt = (column: typeof hosts.tenantId | typeof tenants.id | typeof restaurants.tenantId) =>
    tenantId === undefined ? undefined : eq(column, tenantId);
  // One after the other: a transaction has one connection.
  const rows = await db.select().from(tenants).where(isIt(tenants.id)).orderBy(asc(tenants.id));
  const hostRows = await db
    .select()
    .from(hosts)
    .where(isIt(hosts.tenantId))
    .orderBy(asc(hosts.host));
  const counts = await db
    .select({ tenantId: restaurants.tenantId, restaurants: count() })
    .from(restaurants)
    .where(isIt(restaurants.tenantId))
    .groupBy(restaurants.tenantId);
  const countOf = new Map(counts.map((row) => [row.tenantId, row.restaurants]));
  return rows.map((tenant) => ({
    ...tenant,
    hosts: hostRows.filter((row) => row.tenantId === tenant.id).map(({ host }) => host),
    restaurants: countOf.get(tenant.id) ?? 0,
  }));
}

/** Deleted tenants whose time is over, by their ids. */
export async function listRemovableTenants(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: tenants.id })
    .from(tenants)
    .where(lte(tenants.removedAfter, now))
    .orderBy(asc(tenants.id));
  return rows.map(({ id }) => id);
}

/**
 * A deleted tenant whose time is over, locked until the transaction ends; null where it is not, or
 * others are removing it.
 */
export async function lockRemovableTenant(
  tx: Database,
  tenantId: number,
  now: Date,
): Promise<Tenant | null> {
  const [tenant] = await tx
    .select()
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), lte(tenants.removedAfter, now)))
    .for('update', { skipLocked: true });
  return tenant ?? null;
}

/** Removes a tenant's rows of one table. @param table with the column that says whose a row is. */
export async function deleteTenantRows(
  tx: Database,
  tenantId: number,
  { name, tenantColumn }: { name: string; tenantColumn: string },
): Promise<void> {
  const [table, column] = [sql.identifier(name), sql.identifier(tenantColumn)];
  await tx.execute(sql`delete from ${table} where ${column} = ${tenantId}`);
}
