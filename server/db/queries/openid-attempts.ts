import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { openIdAttempts as table } from '../schema.ts';

type OpenIdAttempt = typeof table.$inferSelect;

export async function insertOpenIdAttempt(db: Database, attempt: OpenIdAttempt): Promise<void> {
  await db.insert(table).values(attempt);
}

/** Where a sign-in that is under way leads; null: to the account, or there is none. */
export async function findOpenIdNext(
  db: Database,
  tenantId: number,
  stateHash: string,
): Promise<string | null> {
  const [row] = await db
    .select({ next: table.next })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.stateHash, stateHash)));
  return row?.next ?? null;
}

/**
 * Takes a sign-in, so that nobody takes it again; of another browser it stays.
 * @returns it; null where it is over
 */
export async function takeOpenIdAttempt(
  db: Database,
  tenantId: number,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
): Promise<OpenIdAttempt | null> {
  const [row] = await db
    .delete(table)
    .where(
      and(
        eq(table.tenantId, tenantId),
        eq(table.stateHash, stateHash),
        eq(table.browserHash, browserHash),
        gt(table.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** Drops those of every tenant that nobody came back from in time: housekeeping. */
export async function deleteOldOpenIdAttempts(db: Database, now: Date): Promise<void> {
  await deleteOfEachTenant(db, table, lte(table.expiresAt, now));
}
