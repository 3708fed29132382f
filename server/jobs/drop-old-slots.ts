import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deleteSlotsBefore } from '../db/queries/slot-usage.ts';

/** An order of yesterday may still be cancelled today; what it held then no longer matters. */
const retentionMs = 48 * hourMs;

/** Forgets what times held that have gone by. */
export async function dropOldSlots({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteSlotsBefore(db, new Date(clock().getTime() - retentionMs));
}
