import { and, asc, count, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { staffPasskeyChallenges as challenges, staffPasskeys as passkeys } from '../schema.ts';
import { violates } from '../violates.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;
type Owner = { tenantId: number; staffId: string };

const ofOwner = ({ tenantId, staffId }: Owner) =>
  and(eq(passkeys.tenantId, tenantId), eq(passkeys.staffId, staffId));
const ofOne = (tenantId: number, id: string) =>
  and(eq(passkeys.tenantId, tenantId), eq(passkeys.id, id));

/** The passkeys of a person, the oldest first. */
export const listPasskeys = (db: Database, owner: Owner): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(ofOwner(owner)).orderBy(asc(passkeys.addedAt), asc(passkeys.id));

export async function countPasskeys(db: Database, owner: Owner): Promise<number> {
  const [row] = await db.select({ all: count() }).from(passkeys).where(ofOwner(owner));
  return row?.all ?? 0;
}

export async function findPasskey(
  db: Database,
  tenantId: number,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenantId), eq(passkeys.credentialId, credentialId)));
  return row ?? null;
}

/** The authenticator's name for it is taken, by the same person or another one. */
export const isPasskeyTaken = (error: unknown): boolean =>
  violates(error, 'staff_passkeys_credential');

/** @throws DrizzleQueryError where it is there already (isPasskeyTaken). */
export async function insertPasskey(
  tx: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<StoredPasskey> {
  const [row] = await tx.insert(passkeys).values(passkey).returning();
  if (!row) throw new Error('PostgreSQL wrote no passkey');
  return row;
}

/** @returns it; null where the person has none such. */
export async function renamePasskey(
  db: Database,
  owner: Owner,
  { id, name }: { id: string; name: string },
): Promise<StoredPasskey | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(ofOwner(owner), eq(passkeys.id, id)))
    .returning();
  return row ?? null;
}

/** @returns whether the person had it. */
export async function deletePasskey(tx: Database, owner: Owner, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(ofOwner(owner), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/**
 * Notes that a passkey was used, unless its counter went back or stands: then somebody else has
 * used a copy of it meanwhile. Those that do not count stay at 0.
 * @returns whether it may be used
 */
export async function noteUse(
  db: Database,
  { tenantId, id }: Pick<StoredPasskey, 'tenantId' | 'id'>,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(
      and(
        ofOne(tenantId, id),
        isNull(passkeys.blockedAt),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Lets a passkey sign in no more. @returns whether it did until now. */
export async function blockPasskey(
  tx: Database,
  { tenantId, id }: Pick<StoredPasskey, 'tenantId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ blockedAt: now })
    .where(and(ofOne(tenantId, id), isNull(passkeys.blockedAt)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function insertChallenge(
  db: Database,
  challenge: typeof challenges.$inferInsert,
): Promise<void> {
  await db.insert(challenges).values(challenge);
}

/** Takes a challenge, so that nobody takes it again. @returns whether it was open. */
export async function takeChallenge(
  db: Database,
  asked: { tenantId: number; challenge: string; staffId: string | null; host: string },
  now: Date,
): Promise<boolean> {
  const { tenantId, challenge, staffId, host } = asked;
  const rows = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.tenantId, tenantId),
        eq(challenges.challenge, challenge),
        eq(challenges.host, host),
        staffId === null ? isNull(challenges.staffId) : eq(challenges.staffId, staffId),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ challenge: challenges.challenge });
  return rows.length === 1;
}

/** Drops the challenges of every tenant that nobody took in time: housekeeping. */
export async function deleteOldChallenges(db: Database, now: Date): Promise<void> {
  await deleteOfEachTenant(db, challenges, lte(challenges.expiresAt, now));
}
