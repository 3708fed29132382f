import { ApiError } from '../errors/api-error.ts';
import type { Database } from '../db/client.ts';
import { lockLocks, saveLocks, type SiteLocks } from '../db/queries/site-locks.ts';

/**
 * Locks settings for managers, all of them anew.
 * @throws ApiError 412 with the present ones, where it was made from another revision.
 */
export async function setLocks(
  tx: Database,
  tenantId: number,
  { revision, keys }: { revision: number | null; keys: readonly string[] },
): Promise<SiteLocks> {
  const present = await lockLocks(tx, tenantId);
  if (present.revision !== revision) {
    const sentence = 'Somebody else changed this in the meantime.';
    throw new ApiError(412, 'stale_locks', sentence, { data: present });
  }
  const locks = { revision: present.revision + 1, keys: [...new Set(keys)] };
  await saveLocks(tx, tenantId, locks);
  return locks;
}
