import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { siteConfigs, siteVersions } from '../schema.ts';

export type SiteVersion = typeof siteVersions.$inferSelect;

const ofScope = (tenantId: number, restaurantId: number | null) =>
  and(
    eq(siteVersions.tenantId, tenantId),
    restaurantId === null
      ? isNull(siteVersions.restaurantId)
      : eq(siteVersions.restaurantId, restaurantId),
  );

/** Writes down what a tenant's site was before it was ever published here, once. */
export async function storeFirstVersion(db: Database, tenantId: number): Promise<void> {
  await db.execute(sql`
    insert into ${siteVersions} (tenant_id, version, document, kind, published_at)
    select ${siteConfigs.tenantId}, ${siteConfigs.version}, ${siteConfigs.document}, 'first',
      ${siteConfigs.updatedAt}
    from ${siteConfigs}
    where ${siteConfigs.tenantId} = ${tenantId}
      and jsonb_typeof(${siteConfigs.document}) = 'object'
      and not exists (
        select from ${siteVersions} where ${siteVersions.tenantId} = ${tenantId}
      )
    on conflict do nothing`);
}

/** The number of the next version: one counter for the site and its restaurants. */
export async function nextVersion(tx: Database, tenantId: number): Promise<number> {
  const newest = tx
    .select({ version: sql<number>`coalesce(max(${siteVersions.version}), 0)` })
    .from(siteVersions)
    .where(eq(siteVersions.tenantId, tenantId));
  const [row] = await tx
    .select({ version: sql<number>`greatest((${newest}), ${siteConfigs.version}) + 1` })
    .from(siteConfigs)
    .where(eq(siteConfigs.tenantId, tenantId));
  return row?.version ?? 1;
}

export async function insertVersion(
  tx: Database,
  tenantId: number,
  version: Omit<typeof siteVersions.$inferInsert, 'tenantId'>,
): Promise<void> {
  await tx.insert(siteVersions).values({ ...version, tenantId });
}

/** The newest first, without their documents. */
export async function listVersions(
  db: Database,
  tenantId: number,
  { restaurantId, before, most }: { restaurantId: number | null; before?: number; most: number },
): Promise<Omit<SiteVersion, 'document'>[]> {
  const { document: _document, ...columns } = columnsOf;
  return db
    .select(columns)
    .from(siteVersions)
    .where(
      and(
        ofScope(tenantId, restaurantId),
        before === undefined ? undefined : lt(siteVersions.version, before),
      ),
    )
    .orderBy(desc(siteVersions.version))
    .limit(most);
}

export async function findVersion(
  db: Database,
  tenantId: number,
  { restaurantId, version }: { restaurantId: number | null; version: number },
): Promise<SiteVersion | null> {
  const [row] = await db
    .select()
    .from(siteVersions)
    .where(and(ofScope(tenantId, restaurantId), eq(siteVersions.version, version)));
  return row ?? null;
}

const columnsOf = {
  tenantId: siteVersions.tenantId,
  version: siteVersions.version,
  restaurantId: siteVersions.restaurantId,
  document: siteVersions.document,
  authorId: siteVersions.authorId,
  author: siteVersions.author,
  note: siteVersions.note,
  kind: siteVersions.kind,
  publishedAt: siteVersions.publishedAt,
};
