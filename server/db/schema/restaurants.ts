import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { UnansweredOutcome } from '#schemas/api/orders.ts';
import type { RestaurantMailTopic } from '#schemas/api/staff-order-settings.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { FeeTier, ZoneArea } from '#schemas/rules/delivery/zone.ts';
import { tenants } from './tenants.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });

/**
 * By order type: until when (ISO instant; it opens again by itself; null: until staff open it), and
 * why, for the customer.
 */
export type StoredPauses = Partial<
  Record<DeliveryMethod, { until: string | null; reason: string }>
>;

export const restaurants = pgTable(
  'restaurants',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** 1 is active (specification §9). */
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
    /** The kitchen starts when the restaurant opens, so the first slot waits for the lead (rule R19). */
    startsAtOpening: boolean('starts_at_opening').notNull().default(true),
    /** Extra minutes while the kitchen is busy, by order type (rule R19); none: 0. */
    busyMinutes: jsonb('busy_minutes_by_type')
      .$type<Partial<Record<DeliveryMethod, number>>>()
      .notNull()
      .default({}),
    /** The last order is taken so long before closing (rule R20); null: no such limit. */
    lastOrderMinutes: integer('last_order_minutes'),
    /** What was ordered in time may be fulfilled after closing (rule R20). */
    fulfilsAfterClose: boolean('fulfils_after_close').notNull().default(false),
    /** Minutes on the road, on top of the lead. */
    deliveryMinutes: integer('delivery_minutes').notNull().default(25),
    /** How much fits into any window of so many minutes (rule R21); null: no limit. */
    capacityOrders: integer('capacity_orders'),
    capacityUnits: integer('capacity_units'),
    capacityWindowMinutes: integer('capacity_window_minutes').notNull().default(15),
    /** No orders of these types for a while. */
    pauses: jsonb().$type<StoredPauses>().notNull().default({}),
    /** Orders wait for a person; false is the restaurant's own choice (requirements, Ordering). */
    acceptsByHand: boolean('accepts_by_hand').notNull().default(true),
    /** Minutes of opening time after which an order counts as unanswered (rule R61). */
    acceptMinutes: integer('accept_minutes').notNull().default(10),
    /** What then becomes of it; an order has what was chosen when it was placed. */
    ifUnanswered: text('if_unanswered').$type<UnansweredOutcome>().notNull().default('reject'),
    /** What of its orders is mailed to it. */
    orderMails: text('order_mails').array().$type<RestaurantMailTopic[]>().notNull().default([]),
    /** Where those mails go; empty: to `email`. */
    orderMailAddress: text('order_mail_address').notNull().default(''),
    /** Cash orders that a customer may leave uncollected before they pay by card; null: any number. */
    noShowLimit: integer('no_show_limit'),
    /** Grows with every change of how it takes orders. */
    orderSettingsRevision: integer('order_settings_revision').notNull().default(0),
    /** Grows with every change of where it delivers. */
    deliveryRevision: integer('delivery_revision').notNull().default(0),
    /** How often each page of its settings was changed, by the page's name. */
    settingsRevisions: jsonb('settings_revisions')
      .$type<Partial<Record<string, number>>>()
      .notNull()
      .default({}),
    /** Of the business, as its receipts have to show it; may be empty. */
    taxNumber: text('tax_number').notNull().default(''),
    /** Unpaid orders keep their time, dishes and coupon so long (rule R59). */
    holdMinutes: integer('hold_minutes').notNull().default(15),
    /** A customer may cancel until so long before the promised time, or until it was accepted. */
    cancelMinutes: integer('cancel_minutes').notNull().default(60),
    /** Percentages offered as tips; none: no tips. */
    tipPercents: integer('tip_percents').array().notNull().default([]),
    /** Amount that a card left at a table holds (rule R84), in minor units; null: no card is taken. */
    cardHoldAmount: ref('card_hold_amount'),
    /** Hours after its last order in which a tab with such a card closes by itself. */
    tabCloseHours: smallint('tab_close_hours').notNull().default(2),
    /** Of the items after discounts, as a line of its own (rule R13); 0: none. */
    serviceFeePpm: integer('service_fee_ppm').notNull().default(0),
    /** Delivery and service fees carry tax (rule R13). */
    taxesFees: boolean('taxes_fees').notNull().default(true),
    /** Minor units that people of the role `staff` may refund of one order, in all. */
    staffRefundLimit: ref('staff_refund_limit').notNull().default(0),
    /** Where it stands, for zones by radius. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
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

/** A day that differs from its weekday, by its local date; without ranges it is closed (R17). */
export const restaurantExceptions = pgTable(
  'restaurant_exceptions',
  {
    tenantId: integer('tenant_id').notNull(),
    restaurantId: ref('restaurant_id').notNull(),
    date: text().notNull(),
    orderType: text('order_type').$type<DeliveryMethod | 'any'>().notNull().default('any'),
    /** Local wall clock, 'HH:MM'. */
    ranges: jsonb().$type<{ opens: string; closes: string }[]>().notNull().default([]),
    /** Why, for the customer: 'Melbourne Cup Day'. */
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.restaurantId, table.date, table.orderType] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

/** Where a restaurant delivers and for how much; the first that holds the address counts (R45). */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    tenantId: integer('tenant_id').notNull(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    restaurantId: ref('restaurant_id').notNull(),
    name: text().notNull(),
    /** Lowest first. */
    priority: integer().notNull(),
    area: jsonb().$type<ZoneArea>().notNull(),
    /** Minor units of items after line deals, before a coupon (rule R40). */
    minimum: ref('minimum').notNull().default(0),
    /** By the same amount, ascending; the last tier that is reached counts (rule R46). */
    tiers: jsonb().$type<FeeTier[]>().notNull(),
    /** On top of the restaurant's own minutes on the road. */
    extraMinutes: integer('extra_minutes').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check('delivery_zones_minimum', sql`${table.minimum} >= 0`),
  ],
);

/** Suburbs that the tenant knows, with their middle: the address list without a maps service. */
export const localities = pgTable(
  'localities',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    postcode: text().notNull(),
    suburb: text().notNull(),
    city: text().notNull().default(''),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.postcode, table.suburb] })],
);

/** What a time already holds, live holds included (rule R21); changed under its row's lock. */
export const slotUsage = pgTable(
  'slot_usage',
  {
    tenantId: integer('tenant_id').notNull(),
    restaurantId: ref('restaurant_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    orders: integer().notNull().default(0),
    units: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.restaurantId, table.startsAt] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check('slot_usage_counts', sql`${table.orders} >= 0 and ${table.units} >= 0`),
  ],
);
