import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { idempotencyKeys } from '../schema.ts';

export type IdempotencyKey = { ownerId: string; key: string };
export type StoredReply = { requestHash: string; reply: unknown };

/**
 * Takes a key for this transaction. Another one that holds it is waited for; null where the key is
 * ours now, else what it was used for (rule R51).
 */
export async function claimKey(
  tx: Database,
  tenantId: number,
  { ownerId, key }: IdempotencyKey,
  { requestHash, now }: { requestHash: string; now: Date },
): Promise<StoredReply | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ tenantId, ownerId, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [stored] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(byKey(tenantId, { ownerId, key }));
  if (!stored) throw new Error('An idempotency key vanished while it was read');
  return stored;
}

/** Keeps the reply under the key; it is there once the transaction commits. */
export async function storeReply(
  tx: Database,
  tenantId: number,
  key: IdempotencyKey,
  { status, reply }: { status: number; reply: unknown },
): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, reply }).where(byKey(tenantId, key));
}

/** Forgets what was kept before a moment, of every tenant: housekeeping. */
export async function deleteKeysBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
}

const byKey = (tenantId: number, { ownerId, key }: IdempotencyKey) =>
  and(
    eq(idempotencyKeys.tenantId, tenantId),
    eq(idempotencyKeys.ownerId, ownerId),
    eq(idempotencyKeys.key, key),
  );
