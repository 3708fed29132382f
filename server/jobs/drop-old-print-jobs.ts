import { dayMs } from '#schemas/rules/time/minute.ts';
import { deletePrintJobsBefore } from '../db/queries/print-jobs.ts';
import type { Deps } from '../dependencies/deps.ts';

/** Long enough to see what went wrong last week (ms). */
const retentionMs = 14 * dayMs;

/** Forgets what printers printed, or never did. */
export async function dropOldPrintJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deletePrintJobsBefore(db, new Date(clock().getTime() - retentionMs));
}
