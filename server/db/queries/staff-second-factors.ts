import { and, count, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import {
  staffAccounts,
  staffPasskeyChallenges as challenges,
  staffPasskeys as passkeys,
  staffRecoveryCodes as codes,
  staffSecondFactors as factors,
  tenants,
} from '../schema.ts';

export type StoredFactor = typeof factors.$inferSelect;
type Owner = { tenantId: number; staffId: string };

const ofFactor = ({ tenantId, staffId }: Owner) =>
  and(eq(factors.tenantId, tenantId), eq(factors.staffId, staffId));
const ofCodes = ({ tenantId, staffId }: Owner) =>
  and(eq(codes.tenantId, tenantId), eq(codes.staffId, staffId));

export async function findFactor(db: Database, owner: Owner): Promise<StoredFactor | null> {
  const [row] = await db.select().from(factors).where(ofFactor(owner));
  return row ?? null;
}

/** The same, locked until the transaction ends: a code counts once, also where it comes twice. */
export async function lockFactor(tx: Database, owner: Owner): Promise<StoredFactor | null> {
  const [row] = await tx.select().from(factors).where(ofFactor(owner)).for('update');
  return row ?? null;
}

/** Writes the secret of a factor that is not on yet, in place of one before. @returns whether. */
export async function writeSecret(
  db: Database,
  owner: Owner,
  sealedSecret: string,
): Promise<boolean> {
  const rows = await db
    .insert(factors)
    .values({ ...owner, sealedSecret })
    .onConflictDoUpdate({
      target: [factors.tenantId, factors.staffId],
      set: { sealedSecret, lastStep: 0 },
      // One that is on is turned off first.
      setWhere: isNull(factors.confirmedAt),
    })
    .returning({ staffId: factors.staffId });
  return rows.length === 1;
}

export async function changeFactor(
  tx: Database,
  owner: Owner,
  change: Partial<Pick<StoredFactor, 'confirmedAt' | 'lastStep'>>,
): Promise<void> {
  await tx.update(factors).set(change).where(ofFactor(owner));
}

/**
 * Whether an account of the query has a second factor: an app that made a code, or a passkey. One of
 * another address counts, too: a domain that changes turns nobody's off.
 */
export const hasFactorOf = (db: Database) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(factors)
        .where(
          and(
            eq(factors.tenantId, staffAccounts.tenantId),
            eq(factors.staffId, staffAccounts.id),
            isNotNull(factors.confirmedAt),
          ),
        ),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(passkeys)
        .where(
          and(
            eq(passkeys.tenantId, staffAccounts.tenantId),
            eq(passkeys.staffId, staffAccounts.id),
          ),
        ),
    ),
  );

/** Whether signing in asks a person for more than their password. */
export async function hasFactor(db: Database, { tenantId, staffId }: Owner): Promise<boolean> {
  const rows = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(
      and(eq(staffAccounts.tenantId, tenantId), eq(staffAccounts.id, staffId), hasFactorOf(db)),
    );
  return rows.length === 1;
}

/** The people of a tenant of whom the same is true, by their ids. */
export async function listWithFactor(db: Database, tenantId: number): Promise<Set<string>> {
  const rows = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.tenantId, tenantId), hasFactorOf(db)));
  return new Set(rows.map(({ id }) => id));
}

/** Forgets the app of a person. */
export async function deleteApp(tx: Database, owner: Owner): Promise<void> {
  await tx.delete(factors).where(ofFactor(owner));
}

export async function deleteRecoveryCodes(tx: Database, owner: Owner): Promise<void> {
  await tx.delete(codes).where(ofCodes(owner));
}

/** Turns a person's second factor off: their app, their passkeys and their recovery codes. */
export async function deleteFactors(tx: Database, owner: Owner): Promise<void> {
  const { tenantId, staffId } = owner;
  await deleteApp(tx, owner);
  await deleteRecoveryCodes(tx, owner);
  await tx
    .delete(challenges)
    .where(and(eq(challenges.tenantId, tenantId), eq(challenges.staffId, staffId)));
  await tx
    .delete(passkeys)
    .where(and(eq(passkeys.tenantId, tenantId), eq(passkeys.staffId, staffId)));
}

/** Writes recovery codes in place of those from before. */
export async function replaceRecoveryCodes(
  tx: Database,
  owner: Owner,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, owner);
  await tx.insert(codes).values(hashes.map((codeHash) => ({ ...owner, codeHash })));
}

/** Uses a recovery code up. @returns whether it was one. */
export async function takeRecoveryCode(
  tx: Database,
  owner: Owner,
  codeHash: string,
): Promise<boolean> {
  const rows = await tx
    .delete(codes)
    .where(and(ofCodes(owner), eq(codes.codeHash, codeHash)))
    .returning({ codeHash: codes.codeHash });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Database, owner: Owner): Promise<number> {
  const [row] = await db.select({ left: count() }).from(codes).where(ofCodes(owner));
  return row?.left ?? 0;
}

/** Whether everybody of a tenant with a password has to have one. */
export async function isFactorRequired(db: Database, tenantId: number): Promise<boolean> {
  const [row] = await db
    .select({ isRequired: tenants.isSecondFactorRequired })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return row?.isRequired ?? false;
}

export async function setFactorRequired(
  tx: Database,
  tenantId: number,
  isRequired: boolean,
): Promise<void> {
  await tx
    .update(tenants)
    .set({ isSecondFactorRequired: isRequired })
    .where(eq(tenants.id, tenantId));
}
