import { dayMs } from '#schemas/rules/time/minute.ts';
import { deleteAuditEntriesBefore } from '../db/queries/audit-log.ts';
import type { Deps } from '../dependencies/deps.ts';

/** A year, and time to look at it (ms). */
const retentionMs = 400 * dayMs;

/** Forgets what staff did longer ago (decisions/049). */
export async function dropOldAuditEntries({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteAuditEntriesBefore(db, new Date(clock().getTime() - retentionMs));
}
