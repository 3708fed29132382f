import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { tenants } from './tenants.ts';

/**
 * Who asked for a tenant's newsletter. `pending` has not said yes by the mail, and gets nothing
 * but that mail; `unsubscribed` is kept, so that nobody puts the address back by a list.
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    /** Lower case. */
    email: text().notNull(),
    state: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
    /** BCP 47, of the page where it was asked for. */
    language: text().notNull(),
    /** SHA-256 of the token in the link that confirms; an older link is of no use any more. */
    tokenHash: text('token_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the link was made that confirms. */
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.email),
    index('newsletter_subscribers_waiting')
      .on(table.tenantId, table.requestedAt)
      .where(sql`${table.state} = 'pending'`),
    check(
      'newsletter_subscribers_state',
      sql`${table.state} in ('pending', 'confirmed', 'unsubscribed')`,
    ),
    check('newsletter_subscribers_email', sql`${table.email} = lower(${table.email})`),
  ],
);
