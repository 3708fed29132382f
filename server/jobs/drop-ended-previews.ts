import { deleteEndedPreviews } from '../db/queries/previews.ts';
import type { Deps } from '../dependencies/deps.ts';

/** Forgets the drafts whose links have ended. */
export async function dropEndedPreviews({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const dropped = await deleteEndedPreviews(db, clock());
  if (dropped > 0) log.info({ dropped }, 'dropped previews that ended');
  return dropped;
}
