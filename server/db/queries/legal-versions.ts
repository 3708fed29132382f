import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { legalVersions } from '../schema.ts';

export type LegalVersionRow = typeof legalVersions.$inferSelect;

/** The newest version of the site's legal pages, or of what one restaurant has otherwise. */
export async function findNewestLegalVersion(
  db: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<LegalVersionRow | null> {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(
      and(
        eq(legalVersions.tenantId, tenantId),
        restaurantId === null
          ? isNull(legalVersions.restaurantId)
          : eq(legalVersions.restaurantId, restaurantId),
      ),
    )
    .orderBy(desc(legalVersions.version))
    .limit(1);
  return row ?? null;
}

export async function findLegalVersion(
  db: Database,
  tenantId: number,
  version: number,
): Promise<LegalVersionRow | null> {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.tenantId, tenantId), eq(legalVersions.version, version)));
  return row ?? null;
}

/** Makes everybody else who adds versions of the tenant wait until the transaction ends. */
export async function lockLegalVersions(tx: Database, tenantId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('servery: legal versions'), ${tenantId}::int)`,
  );
}

/** Adds a version, numbered after all others of the tenant. Call it under the lock. */
export async function insertLegalVersion(
  tx: Database,
  tenantId: number,
  row: Omit<LegalVersionRow, 'tenantId' | 'version'>,
): Promise<LegalVersionRow> {
  const [newest] = await tx
    .select({ version: sql<number>`coalesce(max(${legalVersions.version}), 0)` })
    .from(legalVersions)
    .where(eq(legalVersions.tenantId, tenantId));
  const added = { ...row, tenantId, version: (newest?.version ?? 0) + 1 };
  await tx.insert(legalVersions).values(added);
  return added;
}
