import { and, desc, eq, gt, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { userSessions, users } from '../schema.ts';
import { violates } from '../violates.ts';
import type { User } from './users.ts';

const ofOne = (tenantId: number, id: string) =>
  and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.deletedAt));

/** A user whose account was not deleted, locked until the transaction ends. */
export async function lockUser(tx: Database, tenantId: number, id: string): Promise<User | null> {
  const [user] = await tx.select().from(users).where(ofOne(tenantId, id)).for('update');
  return user ?? null;
}

/** The user who has verified a number, which is in E.164. */
export async function findUserByPhone(
  db: Database,
  tenantId: number,
  phoneNo: string,
): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenantId, tenantId),
        eq(users.phoneNo, phoneNo),
        isNotNull(users.phoneVerifiedAt),
        isNull(users.deletedAt),
      ),
    );
  return user ?? null;
}

type Changes = Partial<
  Pick<
    User,
    | 'name'
    | 'email'
    | 'emailVerifiedAt'
    | 'phoneNo'
    | 'phoneVerifiedAt'
    | 'passwordHash'
    | 'language'
  >
>;

/**
 * @returns the user as changed; null where the account was deleted
 * @throws DrizzleQueryError where the address is somebody's (isEmailTaken).
 */
export async function changeUser(
  tx: Database,
  tenantId: number,
  id: string,
  changes: Changes,
): Promise<User | null> {
  const [user] = await tx.update(users).set(changes).where(ofOne(tenantId, id)).returning();
  return user ?? null;
}

/** The address that was to be written is another account's. */
export const isEmailTaken = (error: unknown): boolean => violates(error, 'users_email');

/** Takes a number from whoever verified it before: it is in other hands now. */
export async function releasePhone(
  tx: Database,
  tenantId: number,
  { phoneNo, exceptUserId }: { phoneNo: string; exceptUserId: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ phoneVerifiedAt: null })
    .where(
      and(eq(users.tenantId, tenantId), eq(users.phoneNo, phoneNo), ne(users.id, exceptUserId)),
    );
}

/** A user's sessions that have not ended, the one used last first. */
export const listUserSessions = (
  db: Database,
  tenantId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<(typeof userSessions.$inferSelect)[]> =>
  db
    .select()
    .from(userSessions)
    .where(
      and(
        eq(userSessions.tenantId, tenantId),
        eq(userSessions.userId, userId),
        gt(userSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(userSessions.lastUsedAt), desc(userSessions.createdAt));

/** Ends a session of a user's. @returns whether there was one. */
export async function deleteUserSession(
  db: Database,
  tenantId: number,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const rows = await db
    .delete(userSessions)
    .where(and(ofUser(tenantId, userId), eq(userSessions.id, id)))
    .returning({ id: userSessions.id });
  return rows.length === 1;
}

/** Ends all sessions of a user. @param exceptId one that stays; null: none does */
export async function deleteUserSessions(
  tx: Database,
  tenantId: number,
  { userId, exceptId }: { userId: string; exceptId: string | null },
): Promise<void> {
  const isEnded = exceptId === null ? undefined : ne(userSessions.id, exceptId);
  await tx.delete(userSessions).where(and(ofUser(tenantId, userId), isEnded));
}

const ofUser = (tenantId: number, userId: string) =>
  and(eq(userSessions.tenantId, tenantId), eq(userSessions.userId, userId));

/** Drops the sessions of every tenant that ended: housekeeping. */
export async function deleteEndedUserSessions(db: Database, now: Date): Promise<void> {
  await deleteOfEachTenant(db, userSessions, lte(userSessions.expiresAt, now));
}
