import { eq, max } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { menuChanges, siteConfigs } from '../schema.ts';

/** When a tenant's site was last published; null: never. */
export async function lastPublished(db: Database, tenantId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(siteConfigs.updatedAt) })
    .from(siteConfigs)
    .where(eq(siteConfigs.tenantId, tenantId));
  return row?.at ?? null;
}

/** When somebody last changed or imported a menu of a tenant; null: never. */
export async function lastMenuChange(db: Database, tenantId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(menuChanges.at) })
    .from(menuChanges)
    .where(eq(menuChanges.tenantId, tenantId));
  return row?.at ?? null;
}
