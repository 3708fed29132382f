import { deleteStaleStaffSessions } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { sessionBoundsAt } from '../identity/staff-session.ts';

/** Forgets the staff sessions that ended (requirements, Identity). */
export async function dropStaleSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteStaleStaffSessions(db, sessionBoundsAt(clock()));
}
