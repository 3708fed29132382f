import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { domains, hosts, tenants } from '../schema.ts';
import { listTenantsWithDue } from '../tenants-with-due.ts';

export type DomainRow = typeof domains.$inferSelect;

/** A domain that an owner added, and the tenant to which the host belongs; null: to nobody yet. */
export type StoredDomain = DomainRow & { holder: number | null };

/** The domains that a tenant's owners added, by name. */
export async function listOwnDomains(db: Database, tenantId: number): Promise<StoredDomain[]> {
  const rows = await db
    .select({ domain: domains, holder: hosts.tenantId })
    .from(domains)
    .leftJoin(hosts, eq(hosts.host, domains.host))
    .where(eq(domains.tenantId, tenantId))
    .orderBy(asc(domains.host));
  return rows.map(({ domain, holder }) => ({ ...domain, holder }));
}

/** Every host that leads to a tenant, by name. */
export async function listHosts(db: Database, tenantId: number): Promise<string[]> {
  const rows = await db
    .select({ host: hosts.host })
    .from(hosts)
    .where(eq(hosts.tenantId, tenantId))
    .orderBy(asc(hosts.host));
  return rows.map(({ host }) => host);
}

/** Whose a host is; null: nobody's. */
export async function holderOfHost(db: Database, host: string): Promise<number | null> {
  const [row] = await db
    .select({ tenantId: hosts.tenantId })
    .from(hosts)
    .where(eq(hosts.host, host));
  return row?.tenantId ?? null;
}

export async function findOwnDomain(
  db: Database,
  tenantId: number,
  host: string,
): Promise<DomainRow | null> {
  const [row] = await db.select().from(domains).where(isIt(tenantId, host));
  return row ?? null;
}

type NewDomain = Pick<DomainRow, 'host' | 'token' | 'createdAt' | 'expiresAt'>;

/** Adds a domain that waits for its proof; one that was there is replaced. */
export async function putDomain(tx: Database, tenantId: number, domain: NewDomain): Promise<void> {
  const fresh = { provedAt: null, lastCheck: null, checkedAt: null, failingSince: null };
  await tx
    .insert(domains)
    .values({ tenantId, ...domain })
    .onConflictDoUpdate({
      target: [domains.tenantId, domains.host],
      set: { ...domain, ...fresh },
    });
}

type Change = Partial<
  Pick<DomainRow, 'expiresAt' | 'provedAt' | 'lastCheck' | 'checkedAt' | 'failingSince'>
>;

/** @returns whether the domain is still there. */
export async function updateDomain(
  tx: Database,
  tenantId: number,
  host: string,
  change: Change,
): Promise<boolean> {
  const rows = await tx
    .update(domains)
    .set(change)
    .where(isIt(tenantId, host))
    .returning({ host: domains.host });
  return rows.length > 0;
}

/** Takes a domain away, and with it what leads to the tenant by it. */
export async function deleteDomain(tx: Database, tenantId: number, host: string): Promise<void> {
  await tx.delete(domains).where(isIt(tenantId, host));
  await tx.delete(hosts).where(and(eq(hosts.host, host), eq(hosts.tenantId, tenantId)));
}

/** Makes an address the one in links and mails, by its owner's choice. */
export async function setPrimaryOrigin(
  tx: Database,
  tenantId: number,
  primaryOrigin: string,
): Promise<void> {
  await tx
    .update(tenants)
    .set({ primaryOrigin, isPrimaryChosen: true })
    .where(eq(tenants.id, tenantId));
}

/** Forgets domains that should have been proved before an instant. */
export async function deleteExpiredDomains(db: Database, before: Date): Promise<void> {
  await deleteOfEachTenant(db, domains, lt(domains.expiresAt, before));
}

const isUnlooked = (before: Date) =>
  and(lte(domains.checkedAt, before), isNotNull(domains.provedAt));

/** Tenants with proved domains that nobody looked at since an instant: housekeeping, hence without a tenant. */
export const listTenantsWithUnlookedDomains = (db: Database, before: Date): Promise<number[]> =>
  listTenantsWithDue(db, domains, {
    isDue: and(isUnlooked(before), isNull(tenants.deletedAt)),
    dueAt: domains.checkedAt,
  });

/**
 * A tenant's proved domain that nobody looked at since an instant. It is given to one caller only:
 * from then on it counts as looked at. null: there is none.
 */
export async function takeUnlookedDomain(
  db: Database,
  tenantId: number,
  { before, now }: { before: Date; now: Date },
): Promise<DomainRow | null> {
  const due = db
    .select({ host: domains.host })
    .from(domains)
    .where(and(eq(domains.tenantId, tenantId), isUnlooked(before)))
    .orderBy(asc(domains.checkedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(domains)
    .set({ checkedAt: now })
    .where(and(eq(domains.tenantId, tenantId), eq(domains.host, sql`(${due})`)))
    .returning();
  return row ?? null;
}

const isIt = (tenantId: number, host: string) =>
  and(eq(domains.tenantId, tenantId), eq(domains.host, host));
