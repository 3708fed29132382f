import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContactState, ContactSubject } from '#schemas/api/contact-messages.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { restaurants } from './restaurants.ts';
import { users } from './shoppers.ts';
import { tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What somebody wrote to a business by its site (decision 087). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    state: text().$type<ContactState>().notNull(),
    /** It looks like advertising: nobody is mailed about it. */
    isSuspected: boolean('is_suspected').notNull(),
    subject: text().$type<ContactSubject>().notNull(),
    /** null: none in particular, for the owners. */
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    /** Who was signed in; their account's end is its end. */
    userId: uuid('user_id'),
    name: text().notNull(),
    /** As it was typed: nobody has shown that it is theirs. */
    email: text().notNull(),
    phone: text().notNull(),
    orderNumber: text('order_number').notNull(),
    message: text().notNull(),
    /** Of whoever wrote it, for the mails that answer. */
    language: text().$type<Language>().notNull().default('en'),
    createdAt: instant('created_at').notNull(),
    /** When it came, was answered, closed or reopened last: it is deleted a while after. */
    touchedAt: instant('touched_at').notNull(),
    revision: integer().notNull().default(0),
    /** The Idempotency-Key it was sent with, and what the call said. */
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('contact_messages_key').on(table.tenantId, table.requestKey),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
    index('contact_messages_newest').on(table.tenantId, table.state, table.createdAt, table.id),
    index('contact_messages_email').on(table.tenantId, sql`lower(${table.email})`),
    index('contact_messages_user')
      .on(table.tenantId, table.userId)
      .where(sql`${table.userId} is not null`),
    index('contact_messages_touched').on(table.tenantId, table.touchedAt),
  ],
);

/** What was answered, by mail. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    messageId: uuid('message_id').notNull(),
    text: text().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** As they were called then. */
    staffName: text('staff_name').notNull(),
    at: instant('at').notNull(),
    /** When its mail left; null: it waits in the outbox. */
    mailedAt: instant('mailed_at'),
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('contact_answers_key').on(table.tenantId, table.requestKey),
    index('contact_answers_message').on(table.tenantId, table.messageId, table.at),
    foreignKey({
      columns: [table.tenantId, table.messageId],
      foreignColumns: [contactMessages.tenantId, contactMessages.id],
    }).onDelete('cascade'),
  ],
);
