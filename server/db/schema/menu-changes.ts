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
import type { MenuImported } from '#schemas/api/menu-import-entry.ts';
import type { MenuChangeOrigin } from '#schemas/api/staff-menu.ts';
import type { ReversibleChange } from '#schemas/config/reversible-changes.ts';
import { restaurants } from './restaurants.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });

/** Whether a dish or an option was sold, before and after: no part of the document (decisions/063). */
export type SoldChange = {
  kind: 'product' | 'modifier';
  id: number;
  /** null: it was not on the menu. */
  before: SoldState | null;
  after: SoldState | null;
};
/** `until` is an ISO 8601 date-time; null: until somebody says otherwise. */
export type SoldState = { isAvailable: boolean; until: string | null };

/** What an import was, for those who read of it, and its fingerprint for who sends it again. */
export type ImportRecord = MenuImported & { fingerprint: string };

/** What staff changed of a restaurant's menu, each with what was there before (decisions/063). */
export const menuChanges = pgTable(
  'menu_changes',
  {
    tenantId: integer('tenant_id').notNull(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    restaurantId: ref('restaurant_id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** null: the operator, by the command of the import. */
    staffId: uuid('staff_id'),
    /** As it was then. */
    name: text().notNull(),
    origin: text().$type<MenuChangeOrigin>().notNull(),
    changes: jsonb().$type<ReversibleChange[]>().notNull(),
    /** The keys that stood for what was new, with the ids that it got. */
    newIds: jsonb('new_ids').$type<Record<string, string>>().notNull(),
    /** The change that this one took back. */
    undoesId: ref('undoes_id'),
    /** Of an import; null: of nothing else. */
    imported: jsonb().$type<ImportRecord>(),
    /** What an import, or taking one back, has put on sale and off. */
    sold: jsonb().$type<SoldChange[]>().notNull().default([]),
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
