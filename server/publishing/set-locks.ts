import { contentAt } from '#schemas/config/content-at.ts';
import { settingPath } from '#schemas/config/overrides.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Database } from '../db/client.ts';
import { lockLocks, saveLocks, type SiteLocks } from '../db/queries/site-locks.ts';
import { readDraft, type PresentDraft } from './present-draft.ts';

/**
 * Locks settings for managers, all of them anew.
 * @throws ApiError 412 with the present ones, where it was made from another revision; 422 for keys
 * of no setting of the site, published or drafted, that are not locked already.
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
  refuseUnknown(keys, present, await readDraft(tx, { tenantId, restaurantId: null }));
  const locks = { revision: present.revision + 1, keys: [...new Set(keys)] };
  await saveLocks(tx, tenantId, locks);
  return locks;
}

/** A lock stays where its section is gone: whoever locks something else sends it along. */
function refuseUnknown(
  keys: readonly string[],
  present: SiteLocks,
  { document, site }: Pick<PresentDraft, 'document' | 'site'>,
): void {
  const isSetting = (key: string) =>
    [document, site].some((whole) => 'value' in contentAt(whole, settingPath(key)));
  const problems = keys.flatMap((key, index) => {
    if (present.keys.includes(key) || isSetting(key)) return [];
    const message = `There is no setting “${key}” to lock.`;
    return [{ path: `body.keys.${index}`, code: 'unknown_setting', message }];
  });
  const [first] = problems;
  if (first) throw new ApiError(422, 'unknown_setting', first.message, { problems });
}
