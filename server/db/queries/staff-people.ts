import { and, asc, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { staffAccounts, staffSessions } from '../schema.ts';
import { violates } from '../violates.ts';
import type { StaffAccount } from './staff.ts';

/** Somebody has the PIN already (db/schema/staff.ts). */
export const isPinTaken = (error: unknown): boolean => violates(error, 'staff_accounts_pin');

/** An active account by its PIN, of whoever works at the restaurant. */
export async function findStaffByPin(
  db: Database,
  tenantId: number,
  { pinHashes, restaurantId }: { pinHashes: readonly string[]; restaurantId: number },
): Promise<StaffAccount | null> {
  const [account] = await db
    .select()
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.tenantId, tenantId),
        inArray(staffAccounts.pinHash, [...pinHashes]),
        eq(staffAccounts.isActive, true),
        or(isNull(staffAccounts.restaurantId), eq(staffAccounts.restaurantId, restaurantId)),
      ),
    );
  return account ?? null;
}

/** Whether somebody but one person has a PIN that is stored by any of these. */
export async function isPinHeld(
  db: Database,
  tenantId: number,
  { pinHashes, exceptId }: { pinHashes: readonly string[]; exceptId: string | null },
): Promise<boolean> {
  if (pinHashes.length === 0) return false;
  const held = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.tenantId, tenantId),
        inArray(staffAccounts.pinHash, [...pinHashes]),
        exceptId === null ? undefined : ne(staffAccounts.id, exceptId),
      ),
    );
  return held.length > 0;
}

/**
 * The accounts of a tenant, those that are active first.
 * @param deskOf those with the role `staff` of this restaurant alone; null: all
 */
export function listStaff(
  db: Database,
  tenantId: number,
  deskOf: number | null,
): Promise<StaffAccount[]> {
  return db
    .select()
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.tenantId, tenantId),
        isNull(staffAccounts.removedAt),
        deskOf === null
          ? undefined
          : and(eq(staffAccounts.restaurantId, deskOf), eq(staffAccounts.role, 'staff')),
      ),
    )
    .orderBy(desc(staffAccounts.isActive), asc(staffAccounts.name), asc(staffAccounts.id));
}

/** Every active owner of a tenant. */
export const listOwners = (db: Database, tenantId: number): Promise<StaffAccount[]> =>
  db
    .select()
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.tenantId, tenantId),
        eq(staffAccounts.role, 'owner'),
        eq(staffAccounts.isActive, true),
      ),
    )
    .orderBy(asc(staffAccounts.id));

/** @throws DrizzleQueryError where somebody has the PIN (isPinTaken). */
export async function insertPerson(
  db: Database,
  tenantId: number,
  person: { name: string; restaurantId: number; pinHash: string },
): Promise<StaffAccount> {
  const [account] = await db
    .insert(staffAccounts)
    .values({ ...person, tenantId, role: 'staff' })
    .returning();
  if (!account) throw new Error('PostgreSQL wrote no account');
  return account;
}

/** An account, active or not, locked until the transaction ends. */
export async function lockAccount(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<StaffAccount | null> {
  const [account] = await tx
    .select()
    .from(staffAccounts)
    .where(and(eq(staffAccounts.tenantId, tenantId), eq(staffAccounts.id, id)))
    .for('update');
  return account ?? null;
}

/** An account and every active owner's, locked in one order until the transaction ends. */
export function lockPersonAndOwners(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<StaffAccount[]> {
  return tx
    .select()
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.tenantId, tenantId),
        or(
          eq(staffAccounts.id, id),
          and(eq(staffAccounts.role, 'owner'), eq(staffAccounts.isActive, true)),
        ),
      ),
    )
    .orderBy(asc(staffAccounts.id))
    .for('update');
}

/** Changes an account whose lock the caller holds. @throws as insertPerson. */
export async function changeStaffAccount(
  tx: Database,
  tenantId: number,
  id: string,
  change: Partial<Omit<StaffAccount, 'tenantId' | 'id'>>,
): Promise<StaffAccount> {
  const [account] = await tx
    .update(staffAccounts)
    .set(change)
    .where(and(eq(staffAccounts.tenantId, tenantId), eq(staffAccounts.id, id)))
    .returning();
  if (!account) throw new Error(`the account ${id} vanished while it was changed`);
  return account;
}

/** Ends every session by password of a person. */
export async function deleteSessionsOf(
  tx: Database,
  tenantId: number,
  staffId: string,
): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.tenantId, tenantId), eq(staffSessions.staffId, staffId)));
}
