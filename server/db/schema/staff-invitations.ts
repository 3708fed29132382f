import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import { restaurants } from './restaurants.ts';
import { staffAccounts } from './staff.ts';
import { tenants } from './tenants.ts';

/** Who was asked by mail to work for a tenant; an account is made when they accept (decisions/049). */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    /** Lower case. */
    email: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    /** null: the operator, who makes tenants. */
    invitedBy: uuid('invited_by'),
    /** SHA-256 of the token in the newest link; an older one is of no use any more. */
    tokenHash: text('token_hash').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.invitedBy],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
    uniqueIndex('staff_invitations_open')
      .on(table.tenantId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    check('staff_invitations_email', sql`${table.email} = lower(${table.email})`),
    check(
      'staff_invitations_restaurant',
      sql`(${table.role} <> 'owner') = (${table.restaurantId} is not null)`,
    ),
  ],
);
