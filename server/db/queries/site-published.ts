import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { siteConfigs, siteOverrides, siteVersions } from '../schema.ts';
import type { StoredDocument } from '../schema/site.ts';

/** What is published in one place, unread; `version` is the one of that place. */
export type Published = { version: number; document: unknown };

/** The tenant's site (null), or what one restaurant has otherwise; version 0 where nothing is. */
export async function findPublished(
  db: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<Published> {
  const nothing = { version: 0, document: {} };
  if (restaurantId !== null) {
    const [row] = await db
      .select({ version: siteOverrides.version, document: siteOverrides.document })
      .from(siteOverrides)
      .where(ofRestaurant(tenantId, restaurantId));
    return row ?? nothing;
  }
  const own = db
    .select({ version: sql<number | null>`max(${siteVersions.version})` })
    .from(siteVersions)
    .where(and(eq(siteVersions.tenantId, tenantId), isNull(siteVersions.restaurantId)));
  const [row] = await db
    // Sites that were never published here have no row in the list of versions yet.
    .select({
      version: sql<number>`coalesce((${own}), ${siteConfigs.version})`,
      document: siteConfigs.document,
    })
    .from(siteConfigs)
    .where(eq(siteConfigs.tenantId, tenantId));
  return row ?? nothing;
}

/** Every restaurant's published overrides, by its id. */
export async function listOverrides(
  db: Database,
  tenantId: number,
): Promise<ReadonlyMap<number, StoredDocument>> {
  const rows = await db
    .select({ id: siteOverrides.restaurantId, document: siteOverrides.document })
    .from(siteOverrides)
    .where(eq(siteOverrides.tenantId, tenantId));
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** Makes everyone else who publishes for the tenant wait; a tenant without a site gets one. */
export async function lockSite(tx: Database, tenantId: number): Promise<void> {
  await tx.insert(siteConfigs).values({ tenantId, document: {} }).onConflictDoNothing();
  await tx
    .select({ version: siteConfigs.version })
    .from(siteConfigs)
    .where(eq(siteConfigs.tenantId, tenantId))
    .for('update');
}

/** The same, unless somebody is publishing at this moment. */
export async function lockSiteIfFree(tx: Database, tenantId: number): Promise<boolean> {
  const rows = await tx
    .select({ version: siteConfigs.version })
    .from(siteConfigs)
    .where(eq(siteConfigs.tenantId, tenantId))
    .for('update', { skipLocked: true });
  return rows.length === 1;
}

/** Replaces what is published in a place; `version` is the tenant's newest from now on. */
export async function savePublished(
  tx: Database,
  tenantId: number,
  restaurantId: number | null,
  { version, document, now }: { version: number; document: StoredDocument; now: Date },
): Promise<void> {
  const site = restaurantId === null ? { version, document } : { version };
  await tx
    .update(siteConfigs)
    .set({ ...site, updatedAt: now })
    .where(eq(siteConfigs.tenantId, tenantId));
  if (restaurantId === null) return;
  await tx
    .insert(siteOverrides)
    .values({ tenantId, restaurantId, version, document })
    .onConflictDoUpdate({
      target: [siteOverrides.tenantId, siteOverrides.restaurantId],
      set: { version, document },
    });
}

const ofRestaurant = (tenantId: number, restaurantId: number) =>
  and(eq(siteOverrides.tenantId, tenantId), eq(siteOverrides.restaurantId, restaurantId));
