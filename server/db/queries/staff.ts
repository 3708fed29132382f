import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { staffAccounts, staffSessions } from '../schema.ts';

export type StaffAccount = typeof staffAccounts.$inferSelect;
export type StaffSession = typeof staffSessions.$inferSelect;

/** An active account by its address, in lower case. */
export async function findStaffByEmail(
  db: Database,
  tenantId: number,
  email: string,
): Promise<StaffAccount | null> {
  const [account] = await db
    .select()
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.tenantId, tenantId),
        eq(staffAccounts.email, email.toLowerCase()),
        eq(staffAccounts.isActive, true),
      ),
    );
  return account ?? null;
}

/** A session used after a moment, of an account that is still active. */
export async function findStaffBySession(
  db: Database,
  tenantId: number,
  tokenHash: string,
  usedAfter: Date,
): Promise<(StaffSession & { account: StaffAccount }) | null> {
  const [row] = await db
    .select({ session: staffSessions, account: staffAccounts })
    .from(staffSessions)
    .innerJoin(
      staffAccounts,
      and(
        eq(staffAccounts.tenantId, staffSessions.tenantId),
        eq(staffAccounts.id, staffSessions.staffId),
      ),
    )
    .where(
      and(
        eq(staffSessions.tenantId, tenantId),
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.lastUsedAt, usedAfter),
        eq(staffAccounts.isActive, true),
      ),
    );
  return row ? { ...row.session, account: row.account } : null;
}

export async function insertStaffSession(
  db: Database,
  tenantId: number,
  session: Omit<StaffSession, 'tenantId'>,
): Promise<void> {
  await db.insert(staffSessions).values({ ...session, tenantId });
}

export async function touchStaffSession(
  db: Database,
  tenantId: number,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await db.update(staffSessions).set({ lastUsedAt: now }).where(bySession(tenantId, tokenHash));
}

export async function deleteStaffSession(
  db: Database,
  tenantId: number,
  tokenHash: string,
): Promise<void> {
  await db.delete(staffSessions).where(bySession(tenantId, tokenHash));
}

/** Drops the sessions of every tenant that ended before a moment: housekeeping. */
export async function deleteStaleStaffSessions(db: Database, usedBefore: Date): Promise<void> {
  await db.delete(staffSessions).where(lte(staffSessions.lastUsedAt, usedBefore));
}

/** Leaves an account of this address as it is. */
export async function insertStaffAccount(
  db: Database,
  tenantId: number,
  account: Omit<typeof staffAccounts.$inferInsert, 'tenantId'>,
): Promise<void> {
  await db
    .insert(staffAccounts)
    .values({ ...account, tenantId, email: account.email.toLowerCase() })
    .onConflictDoNothing();
}

const bySession = (tenantId: number, tokenHash: string) =>
  and(eq(staffSessions.tenantId, tenantId), eq(staffSessions.tokenHash, tokenHash));
