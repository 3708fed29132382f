import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { staffAccounts, staffSessions, tenants } from '../schema.ts';
import { hasFactorOf } from './staff-second-factors.ts';

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

/** An active account by its id. */
export async function findStaffById(
  db: Database,
  tenantId: number,
  id: string,
): Promise<StaffAccount | null> {
  const [account] = await db
    .select()
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.tenantId, tenantId),
        eq(staffAccounts.id, id),
        eq(staffAccounts.isActive, true),
      ),
    );
  return account ?? null;
}

/** How far back a live session may have begun, and may have been used last. */
export type SessionBounds = { startedAfter: Date; usedAfter: Date };

/** A session within its bounds, of an account that is still active. */
export async function findStaffBySession(
  db: Database,
  tenantId: number,
  tokenHash: string,
  { startedAfter, usedAfter }: SessionBounds,
): Promise<(StaffSession & { account: StaffAccount; needsSecondFactor: boolean }) | null> {
  const [row] = await db
    .select({
      session: staffSessions,
      account: staffAccounts,
      needsSecondFactor: sql<boolean>`${tenants.isSecondFactorRequired} and not (${hasFactorOf(db)})`,
    })
    .from(staffSessions)
    .innerJoin(tenants, eq(tenants.id, staffSessions.tenantId))
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
        gt(staffSessions.startedAt, startedAfter),
        gt(staffSessions.lastUsedAt, usedAfter),
        eq(staffAccounts.isActive, true),
      ),
    );
  if (!row) return null;
  const { session, account, needsSecondFactor } = row;
  return { ...session, account, needsSecondFactor };
}

export async function insertStaffSession(
  db: Database,
  tenantId: number,
  session: Omit<typeof staffSessions.$inferInsert, 'tenantId'>,
): Promise<void> {
  await db.insert(staffSessions).values({ ...session, tenantId });
}

/** Notes the newest link by which a forgotten password is replaced; nobody's account is none. */
export async function setPasswordLink(
  db: Database,
  tenantId: number,
  { staffId, tokenHash }: { staffId: string; tokenHash: string },
): Promise<void> {
  await db
    .update(staffAccounts)
    .set({ passwordLinkHash: tokenHash })
    .where(and(eq(staffAccounts.tenantId, tenantId), eq(staffAccounts.id, staffId)));
}

export async function touchStaffSession(
  db: Database,
  tenantId: number,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await db.update(staffSessions).set({ lastUsedAt: now }).where(bySession(tenantId, tokenHash));
}

/** Notes that whoever is signed in has shown that it is them. */
export async function confirmStaffSession(
  db: Database,
  tenantId: number,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await db.update(staffSessions).set({ confirmedAt: now }).where(bySession(tenantId, tokenHash));
}

export async function deleteStaffSession(
  db: Database,
  tenantId: number,
  tokenHash: string,
): Promise<void> {
  await db.delete(staffSessions).where(bySession(tenantId, tokenHash));
}

/** Drops the sessions of every tenant that are not within their bounds any more: housekeeping. */
export async function deleteStaleStaffSessions(
  db: Database,
  { startedAfter, usedAfter }: SessionBounds,
): Promise<void> {
  await deleteOfEachTenant(
    db,
    staffSessions,
    or(lte(staffSessions.startedAt, startedAfter), lte(staffSessions.lastUsedAt, usedAfter)),
  );
}

type NewAccount = Omit<typeof staffAccounts.$inferInsert, 'tenantId'> & {
  email: string;
  passwordHash: string;
};

/** Leaves an account of this address as it is; people without one are queries/staff-people.ts'. */
export async function insertStaffAccount(
  db: Database,
  tenantId: number,
  account: NewAccount,
): Promise<void> {
  await db
    .insert(staffAccounts)
    .values({ ...account, tenantId, email: account.email.toLowerCase() })
    .onConflictDoNothing();
}

const bySession = (tenantId: number, tokenHash: string) =>
  and(eq(staffSessions.tenantId, tenantId), eq(staffSessions.tokenHash, tokenHash));
