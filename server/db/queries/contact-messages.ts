import { and, asc, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { ContactFilter } from '#schemas/api/staff-contact-messages.ts';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { localeOfTenant } from './tenant-locale.ts';
import { contactAnswers, contactMessages, restaurants, users } from '../schema.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;
export type ContactAnswer = typeof contactAnswers.$inferSelect;

/** Of a manager, and of whoever is at a device, one restaurant's alone; null: all of a tenant. */
export type ContactScope = { tenantId: number; restaurantId: number | null };
export type MessageOfRestaurant = {
  message: ContactMessage;
  /** null: it is about none in particular. */
  restaurantName: string | null;
  /** The tenant's, by whose country telephone numbers are shown. */
  locale: string;
};

const pageSize = 25;

/** @throws DrizzleQueryError where its key came before (`contact_messages_key`). */
export async function insertContactMessage(
  tx: Database,
  message: Omit<ContactMessage, 'revision'>,
): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

/** What a call with this key said; null: it is new. */
export async function findSentContactMessage(
  db: Database,
  tenantId: number,
  requestKey: string,
): Promise<Pick<ContactMessage, 'requestHash'> | null> {
  const [row] = await db
    .select({ requestHash: contactMessages.requestHash })
    .from(contactMessages)
    .where(and(eq(contactMessages.tenantId, tenantId), eq(contactMessages.requestKey, requestKey)));
  return row ?? null;
}

const inScope = ({ tenantId, restaurantId }: ContactScope) =>
  and(
    eq(contactMessages.tenantId, tenantId),
    restaurantId === null ? undefined : eq(contactMessages.restaurantId, restaurantId),
  );

const fits = (filter: ContactFilter): SQL | undefined =>
  filter === 'answered' || filter === 'closed'
    ? eq(contactMessages.state, filter)
    : and(
        eq(contactMessages.state, 'open'),
        eq(contactMessages.isSuspected, filter === 'suspected'),
      );

const withRestaurant = (db: Database) =>
  db
    .select({
      message: contactMessages,
      restaurantName: restaurants.name,
      locale: localeOfTenant(contactMessages.tenantId),
    })
    .from(contactMessages)
    .leftJoin(
      restaurants,
      and(
        eq(restaurants.tenantId, contactMessages.tenantId),
        eq(restaurants.id, contactMessages.restaurantId),
      ),
    );

/**
 * Messages, the newest first.
 * @param after those that follow this one; null: from the newest
 */
export async function listContactMessages(
  db: Database,
  scope: ContactScope,
  { filter, after }: { filter: ContactFilter; after: ContactMessage | null },
): Promise<{ messages: MessageOfRestaurant[]; next: string | null }> {
  const rows = await withRestaurant(db)
    .where(
      and(
        inScope(scope),
        fits(filter),
        after === null
          ? undefined
          : or(
              lt(contactMessages.createdAt, after.createdAt),
              and(eq(contactMessages.createdAt, after.createdAt), lt(contactMessages.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(pageSize + 1);
  const messages = rows.slice(0, pageSize);
  const last = messages.at(-1)?.message.id ?? null;
  return { messages, next: rows.length > pageSize ? last : null };
}

/** How many messages wait for an answer. */
export const countOpenContactMessages = (db: Database, scope: ContactScope): Promise<number> =>
  db.$count(contactMessages, and(inScope(scope), fits('open')));

/** A message, locked until the transaction ends where it is to be changed. */
export async function findContactMessage(
  db: Database,
  scope: ContactScope,
  id: string,
  { isLocked = false } = {},
): Promise<MessageOfRestaurant | null> {
  const asked = withRestaurant(db).where(and(inScope(scope), eq(contactMessages.id, id)));
  const [row] = await (isLocked ? asked.for('update', { of: contactMessages }) : asked);
  return row ?? null;
}

/** The answers of some messages, oldest first. */
export const listContactAnswers = (
  db: Database,
  tenantId: number,
  messageIds: readonly string[],
): Promise<ContactAnswer[]> =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(contactAnswers)
        .where(
          and(
            eq(contactAnswers.tenantId, tenantId),
            inArray(contactAnswers.messageId, [...messageIds]),
          ),
        )
        .orderBy(asc(contactAnswers.at), asc(contactAnswers.id));

/** An answer by the key it was sent with. */
export async function findAnswerByKey(
  db: Database,
  tenantId: number,
  requestKey: string,
): Promise<ContactAnswer | null> {
  const [row] = await db
    .select()
    .from(contactAnswers)
    .where(and(eq(contactAnswers.tenantId, tenantId), eq(contactAnswers.requestKey, requestKey)));
  return row ?? null;
}

/** An answer with its message, to be mailed. */
export async function findContactAnswer(
  db: Database,
  tenantId: number,
  id: string,
): Promise<{ answer: ContactAnswer; message: ContactMessage } | null> {
  const [row] = await db
    .select({ answer: contactAnswers, message: contactMessages })
    .from(contactAnswers)
    .innerJoin(
      contactMessages,
      and(
        eq(contactMessages.tenantId, contactAnswers.tenantId),
        eq(contactMessages.id, contactAnswers.messageId),
      ),
    )
    .where(and(eq(contactAnswers.tenantId, tenantId), eq(contactAnswers.id, id)));
  return row ?? null;
}

export async function insertContactAnswer(tx: Database, answer: ContactAnswer): Promise<void> {
  await tx.insert(contactAnswers).values(answer);
}

/** Says when the mail of an answer left. */
export async function setAnswerMailed(
  db: Database,
  tenantId: number,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await db
    .update(contactAnswers)
    .set({ mailedAt: at })
    .where(and(eq(contactAnswers.tenantId, tenantId), eq(contactAnswers.id, id)));
}

/** Changes a message, whose lock the caller holds, and raises its revision. */
export async function changeContactMessage(
  tx: Database,
  tenantId: number,
  id: string,
  change: Pick<ContactMessage, 'state' | 'isSuspected' | 'touchedAt'>,
): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ ...change, revision: sql`${contactMessages.revision} + 1` })
    .where(and(eq(contactMessages.tenantId, tenantId), eq(contactMessages.id, id)));
}

/** What a user wrote: signed in, or by the address that they have shown to be theirs. */
const ofUser = (tenantId: number, userId: string): SQL | undefined =>
  and(
    eq(contactMessages.tenantId, tenantId),
    or(
      eq(contactMessages.userId, userId),
      sql`lower(${contactMessages.email}) = (
        select lower(${users.email}) from ${users}
        where ${users.tenantId} = ${tenantId} and ${users.id} = ${userId}
          and ${users.emailVerifiedAt} is not null)`,
    ),
  );

/** A user's messages, the newest first. @param most no more than so many */
export const listOwnContactMessages = (
  db: Database,
  tenantId: number,
  { userId, most }: { userId: string; most: number },
): Promise<ContactMessage[]> =>
  db
    .select()
    .from(contactMessages)
    .where(ofUser(tenantId, userId))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(most);

/** Deletes a user's messages with their answers. */
export async function deleteOwnContactMessages(
  tx: Database,
  tenantId: number,
  userId: string,
): Promise<void> {
  await tx.delete(contactMessages).where(ofUser(tenantId, userId));
}

/**
 * Deletes messages that nothing has happened to for long.
 * @param before of those that were meant, and of those that look like advertising
 */
export const deleteOldContactMessages = (
  db: Database,
  before: { meant: Date; suspected: Date },
): Promise<number> =>
  deleteOfEachTenant(
    db,
    contactMessages,
    or(
      lt(contactMessages.touchedAt, before.meant),
      and(eq(contactMessages.isSuspected, true), lt(contactMessages.touchedAt, before.suspected)),
    ),
  );
