import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TableCallKind } from '#schemas/api/tabs.ts';
import { restaurants } from './restaurants.ts';
import { shoppers } from './shoppers.ts';
import { diningTables } from './tables.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A bill that several orders of a party are written on (rule R82). Who changes it or pays of it locks
 * its row first, before any order of it.
 */
export const tabs = pgTable(
  'tabs',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    restaurantId: ref('restaurant_id').notNull(),
    tableId: ref('table_id').notNull(),
    /** What others at the table join it with: it ends with the tab. */
    code: text().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** null: it is open. */
    closedAt: instant('closed_at'),
    /** Why something of it stays unpaid; '' where nothing does. */
    unpaidReason: text('unpaid_reason').notNull().default(''),
    /** The tab that its orders went to when it was joined to another. */
    joinedTo: uuid('joined_to'),
    /** The equal shares that its payers agreed on; null: they did not. */
    splitOf: smallint('split_of'),
    /** Counts the splits: what is ordered after all have paid their shares is split anew. */
    splitNumber: integer('split_number').notNull().default(0),
    /** When something happened on it last. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    // One party sits at a table.
    uniqueIndex('tabs_open')
      .on(table.tenantId, table.tableId)
      .where(sql`${table.closedAt} is null`),
    index('tabs_open_restaurant')
      .on(table.tenantId, table.restaurantId)
      .where(sql`${table.closedAt} is null`),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.tableId],
      foreignColumns: [diningTables.tenantId, diningTables.id],
    }),
  ],
);

/** Who sits at a tab, under the name that they chose. */
export const tabGuests = pgTable(
  'tab_guests',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    tabId: uuid('tab_id').notNull(),
    /** null: a guest without a phone, whom staff named. */
    shopperId: uuid('shopper_id'),
    name: text().notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('tab_guests_shopper').on(table.tenantId, table.tabId, table.shopperId),
    index('tab_guests_own').on(table.tenantId, table.shopperId),
    foreignKey({
      columns: [table.tenantId, table.tabId],
      foreignColumns: [tabs.tenantId, tabs.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.shopperId],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }).onDelete('cascade'),
  ],
);

/** A table that asks for somebody, or for the bill. */
export const tableCalls = pgTable(
  'table_calls',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    restaurantId: ref('restaurant_id').notNull(),
    tableId: ref('table_id').notNull(),
    shopperId: uuid('shopper_id').notNull(),
    kind: text().$type<TableCallKind>().notNull(),
    at: instant('at').notNull(),
    /** null: nobody has seen to it. */
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    // A table that asks twice asks once.
    uniqueIndex('table_calls_open')
      .on(table.tenantId, table.tableId, table.kind)
      .where(sql`${table.answeredAt} is null`),
    index('table_calls_restaurant')
      .on(table.tenantId, table.restaurantId)
      .where(sql`${table.answeredAt} is null`),
    foreignKey({
      columns: [table.tenantId, table.tableId],
      foreignColumns: [diningTables.tenantId, diningTables.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.shopperId],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }).onDelete('cascade'),
  ],
);
