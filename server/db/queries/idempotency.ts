import { lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { prepareOnce } from '../prepare-once.ts';
import { prepareSql } from '../prepare-sql.ts';
import { idempotencyKeys } from '../schema.ts';
import { violates } from '../violates.ts';

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

/**
 * The same without waiting for a reply: where the key is in use already the statement fails, and its
 * transaction with it.
 */
export async function storeNewReply(
  tx: Database,
  tenantId: number,
  { ownerId, key }: IdempotencyKey,
  {
    requestHash,
    status,
    reply,
    now,
  }: { requestHash: string; status: number; reply: unknown; now: Date },
): Promise<void> {
  await onlyNewReply(tx, {
    tenantId,
    ownerId,
    key,
    requestHash,
    status,
    reply: JSON.stringify(reply),
    now: now.toISOString(),
  });
}

/** Whether `storeNewReply` failed for the key. */
export const isKeyTaken = (error: unknown): boolean => violates(error, primaryKeyName);

const primaryKeyName = 'idempotency_keys_tenant_id_owner_id_key_pk';

const onlyNewReply = prepareSql(
  'keep_new_reply',
  () => sql`
    insert into ${idempotencyKeys} (tenant_id, owner_id, key, request_hash, status, reply, created_at)
    values (
      ${sql.placeholder('tenantId')}, ${sql.placeholder('ownerId')}, ${sql.placeholder('key')},
      ${sql.placeholder('requestHash')}, ${sql.placeholder('status')},
      ${sql.placeholder('reply')}::jsonb, ${sql.placeholder('now')}::timestamptz
    )`,
);

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
  await deleteOfEachTenant(db, idempotencyKeys, lt(idempotencyKeys.createdAt, instant));
}
