import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { restaurants } from './restaurants.ts';
import { tenants } from './tenants.ts';

/**
 * What managers sent to the owners: changes of a restaurant's overrides, as they were drafted then,
 * by docs/decisions/020. The names of people are as they were, for accounts may go.
 */
export const siteProposals = pgTable(
  'site_proposals',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }).notNull(),
    state: text({ enum: ['waiting', 'accepted', 'declined', 'withdrawn', 'replaced'] })
      .notNull()
      .default('waiting'),
    /** Each names one key of the overrides; `before` is what customers saw there. */
    changes: jsonb().$type<readonly unknown[]>().notNull(),
    message: text().notNull().default(''),
    senderId: uuid('sender_id').notNull(),
    sender: text().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** When its state was last changed; presence tells open editors by it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    decidedById: uuid('decided_by_id'),
    decidedBy: text('decided_by'),
    reason: text().notNull().default(''),
    /** Of its changes, those that the owner did not accept. */
    leftOut: integer('left_out').notNull().default(0),
    version: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    uniqueIndex('site_proposals_waiting')
      .on(table.tenantId, table.restaurantId, table.senderId)
      .where(sql`${table.state} = 'waiting'`),
    check(
      'site_proposals_state',
      sql`${table.state} in ('waiting', 'accepted', 'declined', 'withdrawn', 'replaced')`,
    ),
  ],
);
