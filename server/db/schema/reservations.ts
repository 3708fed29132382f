import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReservationState } from '#schemas/api/reservations.ts';
import { restaurants } from './restaurants.ts';
import { shoppers } from './shoppers.ts';
import { diningTables } from './tables.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });
const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Half-open, as PostgreSQL writes it. */
const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** How a restaurant takes reservations (rules R85 to R92); without a row it takes none. */
export const reservationSettings = pgTable(
  'reservation_settings',
  {
    tenantId: tenantId(),
    restaurantId: ref('restaurant_id').notNull(),
    isOn: boolean('is_on').notNull(),
    /** Local wall clock, 'HH:MM'. */
    week: jsonb().$type<{ weekday: number; opens: string; closes: string }[]>().notNull(),
    slotMinutes: smallint('slot_minutes').notNull(),
    /** By size of party, ascending. */
    stays: jsonb().$type<{ upTo: number; minutes: number }[]>().notNull(),
    bufferMinutes: smallint('buffer_minutes').notNull(),
    noticeMinutes: integer('notice_minutes').notNull(),
    daysAhead: smallint('days_ahead').notNull(),
    largestParty: smallint('largest_party').notNull(),
    contactText: text('contact_text').notNull(),
    /** null: any number (rule R91). */
    mostParties: smallint('most_parties'),
    mostSeats: smallint('most_seats'),
    changeMinutes: integer('change_minutes').notNull(),
    /** null: no reminder. */
    reminderMinutes: integer('reminder_minutes'),
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.restaurantId] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

export const reservations = pgTable(
  'reservations',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    restaurantId: ref('restaurant_id').notNull(),
    /** Short, for the telephone; unique within the restaurant. */
    number: text().notNull(),
    /** null: staff made it. */
    shopperId: uuid('shopper_id'),
    source: text().$type<'online' | 'phone' | 'walk_in'>().notNull(),
    state: text().$type<ReservationState>().notNull(),
    party: smallint().notNull(),
    startsAt: instant('starts_at').notNull(),
    /** The stay alone; its tables are taken for the time after it, too. */
    endsAt: instant('ends_at').notNull(),
    /** When staff seated the party; null: they have not. */
    seatedAt: instant('seated_at'),
    /** While it is held (rule R91). */
    heldUntil: instant('held_until'),
    /** The area that was asked for; null: any. */
    areaId: ref('area_id'),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    wishes: text().notNull().default(''),
    highChairs: smallint('high_chairs').notNull().default(0),
    hasWheelchair: boolean('has_wheelchair').notNull().default(false),
    /** For the staff alone. */
    note: text().notNull().default(''),
    /** BCP 47, of its mails. */
    language: text().notNull(),
    /** Of staff who made it: again is the same one. */
    idempotencyKey: uuid('idempotency_key'),
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('reservations_number').on(table.tenantId, table.restaurantId, table.number),
    unique('reservations_key').on(table.tenantId, table.idempotencyKey),
    index('reservations_day').on(table.tenantId, table.restaurantId, table.startsAt),
    index('reservations_shopper').on(table.tenantId, table.shopperId, table.startsAt),
    // By which a user claims what they booked as a guest.
    index('reservations_email')
      .on(table.tenantId, sql`lower(${table.email})`)
      .where(sql`${table.email} <> ''`),
    index('reservations_held')
      .on(table.tenantId, table.heldUntil)
      .where(sql`${table.state} = 'held'`),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.shopperId],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }),
    check('reservations_party', sql`${table.party} > 0`),
    check('reservations_stay', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/**
 * The tables that a reservation takes, and for how long: the time after the stay included (rule R86).
 * An exclusion constraint of the migration (`reservation_tables_free`) lets no two share a table
 * (rule R88). What takes no table any more has no row here, or an empty time where staff may take back
 * that it was cancelled.
 */
export const reservationTables = pgTable(
  'reservation_tables',
  {
    tenantId: tenantId(),
    reservationId: uuid('reservation_id').notNull(),
    tableId: ref('table_id').notNull(),
    during: instantRange().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.reservationId, table.tableId] }),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.tableId],
      foreignColumns: [diningTables.tenantId, diningTables.id],
    }),
  ],
);
