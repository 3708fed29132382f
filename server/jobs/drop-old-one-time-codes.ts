import { dayMs } from '#schemas/rules/time/minute.ts';
import { deleteOldOneTimeCodes } from '../db/queries/one-time-codes.ts';
import { deleteOldOpenIdAttempts } from '../db/queries/openid-attempts.ts';
import { deleteEndedUserSessions } from '../db/queries/user-accounts.ts';
import type { Deps } from '../dependencies/deps.ts';

/** A code that ran out answers so for a day, and is forgotten then with what it waited with. */
const keptMs = dayMs;

/** Forgets requests for one-time codes, sign-ins that were begun alone, and the sessions of customers that ended. */
export async function dropOldOneTimeCodes({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteOldOneTimeCodes(db, new Date(now.getTime() - keptMs));
  await deleteOldOpenIdAttempts(db, now);
  await deleteEndedUserSessions(db, now);
}
