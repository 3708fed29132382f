import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { oneTimeCodes as table } from '../schema.ts';

export type OneTimeCode = typeof table.$inferSelect;

const ofOne = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));

export async function insertOneTimeCode(
  tx: Database,
  code: Omit<typeof table.$inferInsert, 'tries' | 'usedAt'>,
): Promise<void> {
  await tx.insert(table).values(code);
}

export async function findOneTimeCode(
  db: Database,
  tenantId: number,
  id: string,
): Promise<OneTimeCode | null> {
  const [row] = await db.select().from(table).where(ofOne(tenantId, id));
  return row ?? null;
}

/**
 * Counts a try of a code before it is looked at, so that many at once are no more than one after the
 * other.
 * @returns the request; null where it was used, has run out, or was tried too often
 */
export async function countTry(
  db: Database,
  tenantId: number,
  { id, mostTries, now }: { id: string; mostTries: number; now: Date },
): Promise<OneTimeCode | null> {
  const isOpen = and(isNull(table.usedAt), gt(table.expiresAt, now), lt(table.tries, mostTries));
  const [row] = await db
    .update(table)
    .set({ tries: sql`${table.tries} + 1` })
    .where(and(ofOne(tenantId, id), isOpen))
    .returning();
  return row ?? null;
}

/** Takes a code, in the transaction of what it is for. @returns whether nobody had taken it. */
export async function takeOneTimeCode(
  tx: Database,
  tenantId: number,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ usedAt: now, details: null, signIn: null })
    .where(and(ofOne(tenantId, id), isNull(table.usedAt)))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** Drops the requests of every tenant that ran out before an instant: housekeeping. */
export async function deleteOldOneTimeCodes(db: Database, expiredBefore: Date): Promise<void> {
  await deleteOfEachTenant(db, table, lte(table.expiresAt, expiredBefore));
}
