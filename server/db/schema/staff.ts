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
import type { StaffRole } from '#schemas/api/staff.ts';
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
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id. */
    passwordHash: text('password_hash').notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** A manager's one restaurant; an owner has none, for all are theirs. */
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.email),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check(
      'staff_accounts_restaurant',
      sql`(${table.role} = 'manager') = (${table.restaurantId} is not null)`,
    ),
  ],
);

/** A signed-in browser; it ends 12 hours after its last use. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tenantId: integer('tenant_id').notNull(),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** SHA-256 of the XSRF token that its writes must echo. */
    xsrfHash: text('xsrf_hash').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    foreignKey({
      columns: [table.tenantId, table.staffId],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
  ],
);
