import type { Database } from '../db/client.ts';
import { notifyConfigChange } from '../db/queries/notify.ts';
import {
  deleteTenantRows,
  listRemovableTenants,
  lockRemovableTenant,
} from '../db/queries/tenants.ts';
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
  for (const tenantId of await listRemovableTenants(deps.db, deps.clock())) {
    if (await removeOne(deps, tenantId)) removed.push(tenantId);
  }
  return removed;
}

async function removeOne({ db, clock, images }: RemoveDeps, tenantId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockRemovableTenant(tx, tenantId, clock()))) return false;
    for (const table of tenantTables.toReversed()) await deleteTenantRows(tx, tenantId, table);
    // Before the end: once no row says that it was deleted, nobody would look for its pictures.
    await images.removeAll(tenantId);
    await notifyConfigChange(tx, tenantId);
    return true;
  });
}
