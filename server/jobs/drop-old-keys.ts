import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deleteKeysBefore } from '../db/queries/idempotency.ts';

/** Replies are kept for at least 24 hours (rule R51); nobody repeats a call after two days. */
const retentionMs = 48 * hourMs;

/** Forgets the Idempotency-Keys that nobody will send again. */
export async function dropOldKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteKeysBefore(db, new Date(clock().getTime() - retentionMs));
}
