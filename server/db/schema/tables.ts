import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { restaurants } from './restaurants.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });
const tenantId = () => integer('tenant_id').notNull();

/**
 * A part of a restaurant that guests choose to sit in: the terrace, the bar. One that is taken off the
 * plan stays where removed tables stood in it.
 */
export const areas = pgTable(
  'areas',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    restaurantId: ref('restaurant_id').notNull(),
    name: text().notNull(),
    position: smallint().notNull(),
    isRemoved: boolean('is_removed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

/** A table of a restaurant. One that is taken off the plan stays for its past reservations and tabs. */
export const diningTables = pgTable(
  'dining_tables',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    restaurantId: ref('restaurant_id').notNull(),
    areaId: ref('area_id').notNull(),
    name: text().notNull(),
    /** The parties that it is given to (rule R89). */
    minParty: smallint('min_party').notNull(),
    maxParty: smallint('max_party').notNull(),
    isBookable: boolean('is_bookable').notNull().default(true),
    isRemoved: boolean('is_removed').notNull().default(false),
    /** Cells of the plan. */
    x: smallint().notNull(),
    y: smallint().notNull(),
    width: smallint().notNull(),
    height: smallint().notNull(),
    isRound: boolean('is_round').notNull().default(false),
    /** What its QR code names (rule R80). */
    token: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('dining_tables_token').on(table.tenantId, table.token),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.areaId],
      foreignColumns: [areas.tenantId, areas.id],
    }),
    check('dining_tables_party', sql`${table.minParty} between 1 and ${table.maxParty}`),
  ],
);

/** Tables that may be put together for one party (rule R90). */
export const tableJoins = pgTable(
  'table_joins',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    restaurantId: ref('restaurant_id').notNull(),
    /** In the order in which they stand. */
    tableIds: ref('table_ids').array().notNull(),
    minParty: smallint('min_party').notNull(),
    maxParty: smallint('max_party').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check('table_joins_party', sql`${table.minParty} between 1 and ${table.maxParty}`),
  ],
);
