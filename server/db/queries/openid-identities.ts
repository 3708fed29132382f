import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { openIdIdentities as table, openIdProviders as providers } from '../schema.ts';

export type OpenIdIdentity = typeof table.$inferSelect;
type Owner = { tenantId: number; userId: string };
/** An account at a provider, as nothing but the provider knows it. */
export type OpenIdSubject = { providerId: string; subject: string };

const bySubject = (tenantId: number, { providerId, subject }: OpenIdSubject) =>
  and(eq(table.tenantId, tenantId), eq(table.providerId, providerId), eq(table.subject, subject));

/** Notes that an account at a provider signs in. @returns whom; null: nobody is connected to it. */
export async function noteOpenIdUse(
  tx: Database,
  tenantId: number,
  subject: OpenIdSubject,
  now: Date,
): Promise<OpenIdIdentity | null> {
  const [row] = await tx
    .update(table)
    .set({ lastUsedAt: now })
    .where(bySubject(tenantId, subject))
    .returning();
  return row ?? null;
}

/** Connects an account at a provider to a user. @returns false where it is connected already. */
export async function insertOpenIdIdentity(
  tx: Database,
  { tenantId, userId }: Owner,
  { providerId, subject }: OpenIdSubject,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(table)
    .values({ tenantId, userId, providerId, subject, connectedAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ id: table.id });
  return rows.length === 1;
}

/** A user's, with their providers' names, the oldest first. */
export const listOpenIdIdentities = (
  db: Database,
  { tenantId, userId }: Owner,
): Promise<{ identity: OpenIdIdentity; provider: string }[]> =>
  db
    .select({ identity: table, provider: providers.name })
    .from(table)
    .innerJoin(
      providers,
      and(eq(providers.tenantId, table.tenantId), eq(providers.id, table.providerId)),
    )
    .where(and(eq(table.tenantId, tenantId), eq(table.userId, userId)))
    .orderBy(asc(table.connectedAt), asc(table.id));

/** @returns whether the user had it. */
export async function deleteOpenIdIdentity(
  db: Database,
  { tenantId, userId }: Owner,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.userId, userId), eq(table.id, id)))
    .returning({ id: table.id });
  return rows.length === 1;
}
