import { deleteOldUserChallenges } from '../db/queries/user-passkeys.ts';
import { deleteOldChallenges } from '../db/queries/staff-passkeys.ts';
import type { Deps } from '../dependencies/deps.ts';

/** Forgets what browsers were asked to sign with a passkey and did not. */
export async function dropOldChallenges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOldChallenges(db, clock());
  await deleteOldUserChallenges(db, clock());
}
