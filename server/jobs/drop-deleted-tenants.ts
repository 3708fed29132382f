import type { Deps } from '../dependencies/deps.ts';
import { removeDeletedTenants } from '../tenants/remove-tenants.ts';

/** Removes for good what operators deleted, once the days of grace are over. */
export async function dropDeletedTenants(
  deps: Pick<Deps, 'db' | 'clock' | 'images' | 'log'>,
): Promise<void> {
  const removed = await removeDeletedTenants(deps);
  if (removed.length > 0) deps.log.warn({ tenants: removed }, 'removed deleted tenants for good');
}
