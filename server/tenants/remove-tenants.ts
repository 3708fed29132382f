import type { Database } from '../db/client.ts';
import { notifyConfigChange } from '../db/queries/notify.ts';
import { deleteTenantRows, lockRemovableTenant } from '../db/queries/tenants.ts';
import type { ImageStore } from '../ports/images/image-store.ts';
import { tenantTables } from './tenant-tables.ts';

type RemoveDeps = { db: Database; clock: () => Date; images: ImageStore };

/**
 * Removes every row and picture of deleted tenants whose days of grace are over, for good. Each is
 * a transaction of its own under the tenant's lock: where the program dies, its rows are all there
 * and the next run begins anew; several instances never remove the same one.
 * @returns the ids of those that are gone.
 */
export async function removeDeletedTenants(deps: RemoveDeps): Promise<number[]> {
  const removed: number[] = [];
  for (let id = await removeNext(deps); id !== null; id = await removeNext(deps)) removed.push(id);
  return removed;
}

async function removeNext({ db, clock, images }: RemoveDeps): Promise<number | null> {
  return db.transaction(async (tx) => {
    const tenant = await lockRemovableTenant(tx, clock());
    if (!tenant) return null;
    for (const table of tenantTables.toReversed()) await deleteTenantRows(tx, tenant.id, table);
    // Before the end: once no row says that it was deleted, nobody would look for its pictures.
    await images.removeAll(tenant.id);
    await notifyConfigChange(tx, tenant.id);
    return tenant.id;
  });
}
