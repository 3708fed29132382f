import { lt } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { idempotencyKeys } from '../schema.ts';

export type IdempotencyKey = { ownerId: string; key: string };
export type StoredReply = { requestHash: string; reply: unknown };

/**
 * Keeps the reply under its key; it is there once the transaction commits (rule R51). A key that
 * another transaction is just using is waited for.
 * @returns false where the key is in use already.
 */
export async function keepReply(
  tx: Database,
  tenantId: number,
  { ownerId, key }: IdempotencyKey,
  kept: { requestHash: string; status: number; reply: unknown; now: Date },
): Promise<boolean> {
  const { requestHash, status, reply, now } = kept;
  const { rowCount } = await tx
    .insert(idempotencyKeys)
    .values({ tenantId, ownerId, key, requestHash, status, reply, createdAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Forgets what was kept before a moment, of every tenant: housekeeping. */
export async function deleteKeysBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
}
