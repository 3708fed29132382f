import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MenuChangeOrigin } from '#schemas/api/staff-menu.ts';
import type { ReversibleChange } from '#schemas/config/reversible-changes.ts';
import { restaurants } from './restaurants.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });

/** What staff changed of a restaurant's menu, each with what was there before (decisions/063). */
export const menuChanges = pgTable(
  'menu_changes',
  {
    tenantId: integer('tenant_id').notNull(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    restaurantId: ref('restaurant_id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    staffId: uuid('staff_id').notNull(),
    /** As it was then. */
    name: text().notNull(),
    origin: text().$type<MenuChangeOrigin>().notNull(),
    changes: jsonb().$type<ReversibleChange[]>().notNull(),
    /** The keys that stood for what was new, with the ids that it got. */
    newIds: jsonb('new_ids').$type<Record<string, string>>().notNull(),
    /** The change that this one took back. */
    undoesId: ref('undoes_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('menu_changes_transaction').on(table.tenantId, table.transactionId),
    index('menu_changes_restaurant').on(table.tenantId, table.restaurantId, table.id),
    // Taken back once.
    uniqueIndex('menu_changes_undone')
      .on(table.tenantId, table.undoesId)
      .where(sql`${table.undoesId} is not null`),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);
