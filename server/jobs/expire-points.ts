import { listUsersWithExpired } from '../db/queries/loyalty-lots.ts';
import type { Deps } from '../dependencies/deps.ts';
import { expirePointsOf } from '../ordering/loyalty/redeem-points.ts';

/** One look takes so many users; the next one goes on. */
const most = 200;

/**
 * Takes points off that have expired (rule R79), a user at a time under the lock of their ledger; any
 * number of instances may do it at once.
 * @returns how many points.
 */
export async function expirePoints({
  db,
  clock,
  isStopping,
}: Pick<Deps, 'db' | 'clock' | 'isStopping'>): Promise<number> {
  const now = clock();
  let expired = 0;
  for (;;) {
    const users = await listUsersWithExpired(db, now, most);
    for (const user of users) {
      if (isStopping()) return expired;
      expired += await db.transaction((tx) => expirePointsOf(tx, user, now));
    }
    if (users.length < most) return expired;
  }
}
