import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import { restaurants } from './restaurants.ts';
import { tenants } from './tenants.ts';

/** People who work for a tenant (requirements, Identity). */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    /** Lower case; people at the desk have none, nor a password. */
    email: text(),
    name: text().notNull(),
    /** argon2id. */
    passwordHash: text('password_hash'),
    /** A keyed hash of the PIN (server/identity/pin-hash.ts); it finds its person by itself. */
    pinHash: text('pin_hash'),
    role: text().$type<StaffRole>().notNull(),
    /** The one they work for; an owner has none, for all are theirs. */
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    isActive: boolean('is_active').notNull().default(true),
    /** They are not listed any more; their name stays in what they did. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** SHA-256 of the token in the newest link that replaces a forgotten password. */
    passwordLinkHash: text('password_link_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.email),
    unique('staff_accounts_pin').on(table.tenantId, table.pinHash),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check(
      'staff_accounts_restaurant',
      sql`(${table.role} <> 'owner') = (${table.restaurantId} is not null)`,
    ),
    check(
      'staff_accounts_sign_in',
      sql`(${table.email} is null) = (${table.passwordHash} is null)
        and (${table.role} = 'staff' or ${table.email} is not null or ${table.removedAt} is not null)`,
    ),
  ],
);

/** A signed-in browser; it ends 12 hours after its last use, and 30 days after its first. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tenantId: integer('tenant_id').notNull(),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** By which it is listed and ended; its token is never shown. */
    id: uuid().notNull().defaultRandom(),
    /** What the browser calls itself, and the network that it was begun from. */
    userAgent: text('user_agent').notNull().default(''),
    network: text().notNull().default(''),
    /** SHA-256 of the XSRF token that its writes must echo. */
    xsrfHash: text('xsrf_hash').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    /**
     * When whoever is signed in last showed that it is them (decisions/128); null: not since before
     * the column was there.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    unique('staff_sessions_id').on(table.tenantId, table.id),
    foreignKey({
      columns: [table.tenantId, table.staffId],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
  ],
);

/**
 * A browser of a restaurant that stays signed in, such as the tablet on its counter; people identify
 * at it by their PINs (decisions/038).
 */
export const deskDevices = pgTable(
  'desk_devices',
  {
    tenantId: integer('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull(),
    /** Who made it one. */
    registeredBy: uuid('registered_by').notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    /** Who identified at it last, and when they last did something; null: nobody is there. */
    staffId: uuid('staff_id'),
    staffUsedAt: timestamp('staff_used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('desk_devices_token').on(table.tenantId, table.tokenHash),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.registeredBy],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.staffId],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
    check('desk_devices_staff', sql`(${table.staffId} is null) = (${table.staffUsedAt} is null)`),
  ],
);
