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
  time,
} from 'drizzle-orm/pg-core';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { tenants } from './tenants.ts';

export const restaurants = pgTable(
  'restaurants',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** 1 is active (spec §9). */
    status: smallint().notNull().default(1),
    streetName: text('street_name').notNull(),
    city: text().notNull(),
    postcode: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    /** IANA zone; every local time of the restaurant is in it. */
    timeZone: text('time_zone').notNull(),
    orderTypes: text('order_types').array().$type<DeliveryMethod[]>().notNull(),
    isOnlineOrderEnabled: boolean('is_online_order_enabled').notNull().default(true),
    /** Minutes from order to ready (rule R19). */
    leadMinutes: integer('lead_minutes').notNull().default(20),
    /** Minutes between two slots. */
    slotMinutes: integer('slot_minutes').notNull().default(15),
    /** How many days ahead may be ordered, today included. */
    daysAhead: integer('days_ahead').notNull().default(7),
    /** The kitchen starts when the doors open, so the first slot waits for the lead (rule R19). */
    startsAtOpening: boolean('starts_at_opening').notNull().default(true),
    /** Grows with every change of the menu; caches are keyed by it. */
    menuVersion: integer('menu_version').notNull().default(1),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    check('restaurants_slot_minutes', sql`${table.slotMinutes} between 1 and 240`),
    check('restaurants_lead_minutes', sql`${table.leadMinutes} between 0 and 10080`),
  ],
);

export const restaurantImages = pgTable(
  'restaurant_images',
  {
    tenantId: integer('tenant_id').notNull(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    uploadPath: text('upload_path').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.restaurantId, table.position] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

/** Local wall-clock range; `closes` at or before `opens` crosses midnight (rules R17, R18). */
export const restaurantHours = pgTable(
  'restaurant_hours',
  {
    tenantId: integer('tenant_id').notNull(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }).notNull(),
    orderType: text('order_type').$type<DeliveryMethod>().notNull(),
    /** ISO weekday, 1 is Monday. */
    weekday: smallint().notNull(),
    opens: time().notNull(),
    closes: time().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.restaurantId, table.orderType, table.weekday, table.opens],
    }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check('restaurant_hours_weekday', sql`${table.weekday} between 1 and 7`),
  ],
);
