import { and, eq } from 'drizzle-orm';
import type { OrderMailName } from '#schemas/api/staff-mail-texts.ts';
import type { Database } from '../client.ts';
import { mailTexts as table } from '../schema.ts';

export type StoredMailTexts = typeof table.$inferSelect;

const ofMail = (tenantId: number, mail: OrderMailName) =>
  and(eq(table.tenantId, tenantId), eq(table.mail, mail));

/** The words that a tenant's owners changed, of each mail that they changed any of. */
export const listMailTexts = (db: Database, tenantId: number): Promise<StoredMailTexts[]> =>
  db.select().from(table).where(eq(table.tenantId, tenantId));

/** The same of one mail. */
export async function findMailTexts(
  db: Database,
  tenantId: number,
  mail: OrderMailName,
): Promise<StoredMailTexts | null> {
  const [row] = await db.select().from(table).where(ofMail(tenantId, mail));
  return row ?? null;
}

/**
 * The same, locked until the transaction ends; a mail that nobody has changed gets a row for it, so
 * that two who change it for the first time meet.
 */
export async function lockMailTexts(
  tx: Database,
  tenantId: number,
  mail: OrderMailName,
): Promise<StoredMailTexts | null> {
  await tx.insert(table).values({ tenantId, mail }).onConflictDoNothing();
  const [row] = await tx.select().from(table).where(ofMail(tenantId, mail)).for('update');
  return row ?? null;
}

/** Writes the words of a mail under its lock. */
export async function updateMailTexts(
  tx: Database,
  { tenantId, mail, ...change }: StoredMailTexts,
): Promise<void> {
  await tx.update(table).set(change).where(ofMail(tenantId, mail));
}
