import { dayMs } from '#schemas/rules/time/minute.ts';
import { deleteUnconfirmed } from '../db/queries/newsletter.ts';
import type { Deps } from '../dependencies/deps.ts';

/** Far longer than a link can be answered. */
const retentionMs = 14 * dayMs;

/** Forgets the addresses that asked for a newsletter, or were written by others, and never said yes. */
export async function dropUnconfirmed({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const dropped = await deleteUnconfirmed(db, new Date(clock().getTime() - retentionMs));
  if (dropped > 0) log.info({ dropped }, 'dropped newsletter addresses that never said yes');
  return dropped;
}
