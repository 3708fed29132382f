import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import {
  deleteEndedHolds,
  freeEndedHolds,
  listTenantsWithEndedHolds,
} from '../db/queries/reservations.ts';
import type { Deps } from '../dependencies/deps.ts';

/**
 * A hold that is over takes no table from the next write on (reservation-book.ts); here its rows go.
 * A minute later, so that no confirmation that is being written loses its table; and whoever comes back
 * within a day can still confirm what they had.
 */
export async function endHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock().getTime();
  const over = new Date(now - minuteMs);
  for (const tenantId of await listTenantsWithEndedHolds(db, over)) {
    await freeEndedHolds(db, tenantId, { now: over });
  }
  await deleteEndedHolds(db, new Date(now - dayMs));
}
