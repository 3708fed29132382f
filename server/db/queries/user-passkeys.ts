import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { userPasskeyChallenges as challenges, userPasskeys as passkeys } from '../schema.ts';
import { violates } from '../violates.ts';

export type UserPasskey = typeof passkeys.$inferSelect;
type Owner = { tenantId: number; userId: string };

const ofOwner = ({ tenantId, userId }: Owner) =>
  and(eq(passkeys.tenantId, tenantId), eq(passkeys.userId, userId));
const ofOne = ({ tenantId, id }: Pick<UserPasskey, 'tenantId' | 'id'>) =>
  and(eq(passkeys.tenantId, tenantId), eq(passkeys.id, id));

/** The passkeys of a user, the oldest first. */
export const listUserPasskeys = (db: Database, owner: Owner): Promise<UserPasskey[]> =>
  db.select().from(passkeys).where(ofOwner(owner)).orderBy(asc(passkeys.addedAt), asc(passkeys.id));

/** The passkey of an authenticator's name for it. */
export async function findUserPasskey(
  db: Database,
  tenantId: number,
  credentialId: string,
): Promise<UserPasskey | null> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenantId), eq(passkeys.credentialId, credentialId)));
  return row ?? null;
}

/** The authenticator's name for it is taken, by the same user or another one. */
export const isUserPasskeyTaken = (error: unknown): boolean =>
  violates(error, 'user_passkeys_credential');

/** @throws DrizzleQueryError where it is there already (isUserPasskeyTaken). */
export async function insertUserPasskey(
  tx: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<UserPasskey> {
  const [row] = await tx.insert(passkeys).values(passkey).returning();
  if (!row) throw new Error('PostgreSQL wrote no passkey');
  return row;
}

/** @returns it; null where the user has none such. */
export async function renameUserPasskey(
  db: Database,
  owner: Owner,
  { id, name }: { id: string; name: string },
): Promise<UserPasskey | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(ofOwner(owner), eq(passkeys.id, id)))
    .returning();
  return row ?? null;
}

/** @returns whether the user had it. */
export async function deleteUserPasskey(tx: Database, owner: Owner, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(ofOwner(owner), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/**
 * Notes that a passkey was used, unless its counter went back or stands: then somebody else has used
 * a copy of it meanwhile. Those that do not count stay at 0.
 * @returns whether it may be used
 */
export async function noteUserPasskeyUse(
  tx: Database,
  passkey: Pick<UserPasskey, 'tenantId' | 'id'>,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(
      and(
        ofOne(passkey),
        isNull(passkeys.blockedAt),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Lets a passkey sign in no more. @returns whether it did until now. */
export async function blockUserPasskey(
  tx: Database,
  passkey: Pick<UserPasskey, 'tenantId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ blockedAt: now })
    .where(and(ofOne(passkey), isNull(passkeys.blockedAt)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function insertUserChallenge(
  db: Database,
  challenge: typeof challenges.$inferInsert,
): Promise<void> {
  await db.insert(challenges).values(challenge);
}

/** Takes a challenge, so that nobody takes it again. @returns whether it was open. */
export async function takeUserChallenge(
  db: Database,
  asked: { tenantId: number; challenge: string; userId: string | null; host: string },
  now: Date,
): Promise<boolean> {
  const { tenantId, challenge, userId, host } = asked;
  const rows = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.tenantId, tenantId),
        eq(challenges.challenge, challenge),
        eq(challenges.host, host),
        userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ challenge: challenges.challenge });
  return rows.length === 1;
}

/** Drops the challenges of every tenant that nobody took in time: housekeeping. */
export async function deleteOldUserChallenges(db: Database, now: Date): Promise<void> {
  await deleteOfEachTenant(db, challenges, lte(challenges.expiresAt, now));
}
