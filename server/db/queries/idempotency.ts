import { lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { idempotencyKeys } from '../schema.ts';

export type IdempotencyKey = { ownerId: string; key: string };
export type StoredReply = { requestHash: string; reply: unknown };

/**
 * Keeps the reply under its key; it is there once the transaction commits (rule R51). A key that
 * another transaction is just using is waited for.
 * @returns false where the key is in use already.
 */
export async function storeReply(
  tx: Database,
  tenantId: number,
  { ownerId, key }: IdempotencyKey,
  stored: { requestHash: string; status: number; reply: unknown; now: Date },
): Promise<boolean> {
  const { rowCount } = await newReply(tx).execute({ tenantId, ownerId, key, ...stored });
  return rowCount === 1;
}

const newReply = prepareOnce((tx) =>
  tx
    .insert(idempotencyKeys)
    .values({
      tenantId: sql.placeholder('tenantId'),
      ownerId: sql.placeholder('ownerId'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      status: sql.placeholder('status'),
      reply: sql.placeholder('reply'),
      createdAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .prepare('keep_reply'),
);

/** Forgets what was kept before a moment, of every tenant: housekeeping. */
export async function deleteKeysBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, instant));
}
