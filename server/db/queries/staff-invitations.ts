import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { staffAccounts, staffInvitations as table } from '../schema.ts';
import type { StaffAccount } from './staff.ts';

export type StoredInvitation = typeof table.$inferSelect;
type NewInvitation = Omit<typeof table.$inferInsert, 'tenantId'> & { id: string };

const byId = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));
const isOpen = and(isNull(table.acceptedAt), isNull(table.revokedAt));

/** Writes an invitation; null where the address has one that is open. */
export async function insertInvitation(
  tx: Database,
  tenantId: number,
  invitation: NewInvitation,
): Promise<StoredInvitation | null> {
  const [row] = await tx
    .insert(table)
    .values({ ...invitation, tenantId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The open invitation of an address, locked until the transaction ends. */
export async function lockInvitationOf(
  tx: Database,
  tenantId: number,
  email: string,
): Promise<StoredInvitation | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.email, email), isOpen))
    .for('update');
  return row ?? null;
}

export async function findInvitation(
  db: Database,
  tenantId: number,
  id: string,
): Promise<StoredInvitation | null> {
  const [row] = await db.select().from(table).where(byId(tenantId, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockInvitation(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<StoredInvitation | null> {
  const [row] = await tx.select().from(table).where(byId(tenantId, id)).for('update');
  return row ?? null;
}

/** Changes an invitation whose lock the caller holds. */
export async function changeInvitation(
  tx: Database,
  tenantId: number,
  id: string,
  change: Partial<Omit<StoredInvitation, 'tenantId' | 'id' | 'email'>>,
): Promise<StoredInvitation> {
  const [row] = await tx.update(table).set(change).where(byId(tenantId, id)).returning();
  if (!row) throw new Error(`the invitation ${id} vanished while it was changed`);
  return row;
}

/** Takes an open invitation back. @returns whether there was one. */
export async function revokeInvitation(
  db: Database,
  tenantId: number,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ revokedAt: now })
    .where(and(byId(tenantId, id), isOpen))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** Open invitations, the newest first, with who invited. */
export async function listInvitations(
  db: Database,
  tenantId: number,
): Promise<(StoredInvitation & { invitedByName: string | null })[]> {
  const rows = await db
    .select({ invitation: table, invitedByName: staffAccounts.name })
    .from(table)
    .leftJoin(
      staffAccounts,
      and(eq(staffAccounts.tenantId, table.tenantId), eq(staffAccounts.id, table.invitedBy)),
    )
    .where(and(eq(table.tenantId, tenantId), isOpen))
    .orderBy(desc(table.sentAt), desc(table.id));
  return rows.map(({ invitation, invitedByName }) => ({ ...invitation, invitedByName }));
}

/** The account of an address, active or not, locked until the transaction ends. */
export async function lockAccountOf(
  tx: Database,
  tenantId: number,
  email: string,
): Promise<StaffAccount | null> {
  const [row] = await tx
    .select()
    .from(staffAccounts)
    .where(and(eq(staffAccounts.tenantId, tenantId), eq(staffAccounts.email, email)))
    .for('update');
  return row ?? null;
}

type AcceptedAccount = Pick<StaffAccount, 'name' | 'role' | 'restaurantId'> & {
  email: string;
  passwordHash: string;
};

/** Makes the account of an accepted invitation; one of this address that is inactive becomes it. */
export async function upsertAccount(
  tx: Database,
  tenantId: number,
  account: AcceptedAccount,
): Promise<StaffAccount> {
  const [row] = await tx
    .insert(staffAccounts)
    .values({ ...account, tenantId })
    .onConflictDoUpdate({
      target: [staffAccounts.tenantId, staffAccounts.email],
      set: { ...account, isActive: true, pinHash: null },
    })
    .returning();
  if (!row) throw new Error('PostgreSQL wrote no account');
  return row;
}
