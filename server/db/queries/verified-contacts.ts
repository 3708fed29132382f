import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { users, verifiedEmails as table } from '../schema.ts';

/** What a customer has shown to be theirs by a code; addresses in lower case. */
export type VerifiedContacts = { emails: readonly string[]; phones: readonly string[] };

/** The addresses and numbers that a guest or a user has shown to be theirs. */
export async function findVerifiedContacts(
  db: Database,
  tenantId: number,
  shopperId: string,
): Promise<VerifiedContacts> {
  const [guest] = await db
    .select({ email: table.email })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.shopperId, shopperId)));
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, shopperId), isNull(users.deletedAt)));
  return {
    emails: [
      ...(guest ? [guest.email] : []),
      ...(user?.emailVerifiedAt ? [user.email.toLowerCase()] : []),
    ],
    phones: user?.phoneVerifiedAt ? [user.phoneNo] : [],
  };
}

/** Notes the address that a guest has shown to be theirs; a newer one takes its place. */
export async function storeVerifiedEmail(
  tx: Database,
  tenantId: number,
  { shopperId, email, now }: { shopperId: string; email: string; now: Date },
): Promise<void> {
  await tx
    .insert(table)
    .values({ tenantId, shopperId, email, verifiedAt: now })
    .onConflictDoUpdate({
      target: [table.tenantId, table.shopperId],
      set: { email, verifiedAt: now },
    });
}
