import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deleteStaleGuests } from '../db/queries/guests.ts';

/** A guest without an order or recent use is dropped after 30 days (requirements, Identity). */
const retentionDays = 30;

/** Drops the guests that nobody came back to; their numbers may be given out again. */
export async function dropStaleGuests({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const dropped = await deleteStaleGuests(db, new Date(clock().getTime() - retentionDays * dayMs));
  if (dropped > 0) log.info({ dropped }, 'dropped guests that were not seen for 30 days');
  return dropped;
}
