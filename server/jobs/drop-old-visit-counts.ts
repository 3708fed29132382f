import { dayMs } from '#schemas/rules/time/minute.ts';
import { deleteVisitCountsBefore } from '../db/queries/visit-counts.ts';
import type { Deps } from '../dependencies/deps.ts';

/** A day can be compared with the same one a year ago. */
const retentionMs = 400 * dayMs;

/** Forgets what visitors did long ago. */
export async function dropOldVisitCounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock().getTime() - retentionMs);
  await deleteVisitCountsBefore(db, oldest.toISOString().slice(0, 10));
}
