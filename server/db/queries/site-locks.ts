import { eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { siteLocks } from '../schema.ts';

export type SiteLocks = Pick<typeof siteLocks.$inferSelect, 'revision' | 'keys'>;

const nothing: SiteLocks = { revision: 0, keys: [] };

/** Settings that managers may not override; nothing where the owner locked none. */
export async function findLocks(db: Database, tenantId: number): Promise<SiteLocks> {
  const [row] = await db
    .select({ revision: siteLocks.revision, keys: siteLocks.keys })
    .from(siteLocks)
    .where(eq(siteLocks.tenantId, tenantId));
  return row ?? nothing;
}

/** The same, and everyone else who writes them waits. */
export async function lockLocks(tx: Database, tenantId: number): Promise<SiteLocks> {
  await tx.insert(siteLocks).values({ tenantId }).onConflictDoNothing();
  const [row] = await tx
    .select({ revision: siteLocks.revision, keys: siteLocks.keys })
    .from(siteLocks)
    .where(eq(siteLocks.tenantId, tenantId))
    .for('update');
  return row ?? nothing;
}

export async function saveLocks(tx: Database, tenantId: number, locks: SiteLocks): Promise<void> {
  await tx.update(siteLocks).set(locks).where(eq(siteLocks.tenantId, tenantId));
}
