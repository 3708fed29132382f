import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deleteStockDaysBefore } from '../db/queries/stock.ts';

/** An order of yesterday may still be cancelled today; what its day had left then no longer matters. */
const retentionMs = 72 * hourMs;

/** Forgets what was left of days that have gone by. */
export async function dropOldStockDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock().getTime() - retentionMs);
  await deleteStockDaysBefore(db, oldest.toISOString().slice(0, 10));
}
