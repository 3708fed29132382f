import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { newsletterSubscribers as table } from '../schema.ts';

export type Subscriber = typeof table.$inferSelect;

const isOne = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));

/**
 * Writes down that an address asked. One that said yes before stays as it is; the link of one that
 * asked since `storedSince` stays good, so that each of two mails in a row can be answered.
 */
export async function askForNewsletter(
  tx: Database,
  tenantId: number,
  asked: { email: string; language: string; now: Date; storedSince: Date },
): Promise<Subscriber> {
  const { email, language, now, storedSince } = asked;
  const isKept = sql`${table.state} = 'confirmed' or
    (${table.state} = 'pending' and ${table.requestedAt} > ${storedSince.toISOString()}::timestamptz)`;
  const [row] = await tx
    .insert(table)
    .values({ tenantId, email, language, state: 'pending', createdAt: now, requestedAt: now })
    .onConflictDoUpdate({
      target: [table.tenantId, table.email],
      set: {
        language,
        state: sql`case when ${table.state} = 'confirmed' then 'confirmed' else 'pending' end`,
        requestedAt: sql`case when ${isKept} then ${table.requestedAt} else excluded.requested_at end`,
      },
    })
    .returning();
  if (!row) throw new Error('an address that asked for the newsletter was not written');
  return row;
}

export async function setConfirmationHash(
  tx: Database,
  tenantId: number,
  id: string,
  tokenHash: string,
): Promise<void> {
  await tx.update(table).set({ tokenHash }).where(isOne(tenantId, id));
}

export async function findSubscriber(
  db: Database,
  tenantId: number,
  id: string,
): Promise<Subscriber | null> {
  const [row] = await db.select().from(table).where(isOne(tenantId, id));
  return row ?? null;
}

/** Turns a waiting address into a subscriber; false where this link does not wait any more. */
export async function confirmSubscriber(
  tx: Database,
  tenantId: number,
  { id, hashes, now }: { id: string; hashes: readonly string[]; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ state: 'confirmed', confirmedAt: now, unsubscribedAt: null })
    .where(
      and(isOne(tenantId, id), eq(table.state, 'pending'), inArray(table.tokenHash, [...hashes])),
    )
    .returning({ id: table.id });
  return rows.length === 1;
}

/** Ends a subscription, asked for or running, and voids the link that would confirm it. */
export async function unsubscribe(
  db: Database,
  tenantId: number,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db
    .update(table)
    .set({ state: 'unsubscribed', unsubscribedAt: now, tokenHash: null })
    .where(and(isOne(tenantId, id), ne(table.state, 'unsubscribed')));
}

/**
 * Ends a running subscription for its tenant.
 * @returns false where none runs
 */
export async function removeSubscriber(
  db: Database,
  tenantId: number,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ state: 'unsubscribed', unsubscribedAt: now, tokenHash: null })
    .where(and(isOne(tenantId, id), eq(table.state, 'confirmed')))
    .returning({ id: table.id });
  return rows.length === 1;
}

/**
 * Drops the addresses of every tenant that asked before a moment and never said yes. Housekeeping,
 * hence without a tenant.
 * @returns how many were dropped.
 */
export const deleteUnconfirmed = (db: Database, askedBefore: Date): Promise<number> =>
  deleteOfEachTenant(
    db,
    table,
    and(eq(table.state, 'pending'), lt(table.requestedAt, askedBefore)),
  );

/** Whether an address gets the newsletter. @param email in lower case */
export async function isSubscribed(
  db: Database,
  tenantId: number,
  email: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.email, email), eq(table.state, 'confirmed')));
  return rows.length > 0;
}

/**
 * Subscribes an address that its holder has verified, or ends its subscription; where it is so
 * already, nothing changes.
 */
export async function setSubscribed(
  tx: Database,
  tenantId: number,
  subscription: { email: string; isSubscribed: boolean; language: string; now: Date },
): Promise<void> {
  const { email, language, now } = subscription;
  if (!subscription.isSubscribed) {
    await tx
      .update(table)
      .set({ state: 'unsubscribed', unsubscribedAt: now, tokenHash: null })
      .where(
        and(eq(table.tenantId, tenantId), eq(table.email, email), ne(table.state, 'unsubscribed')),
      );
    return;
  }
  const confirmed = { state: 'confirmed', confirmedAt: now, unsubscribedAt: null } as const;
  await tx
    .insert(table)
    .values({ tenantId, email, language, createdAt: now, requestedAt: now, ...confirmed })
    .onConflictDoUpdate({
      target: [table.tenantId, table.email],
      set: confirmed,
      setWhere: ne(table.state, 'confirmed'),
    });
}

/** Forgets an address, whatever it asked for. */
export async function deleteSubscriber(
  tx: Database,
  tenantId: number,
  email: string,
): Promise<void> {
  await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.email, email)));
}
