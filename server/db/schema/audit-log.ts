import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import { tenants } from './tenants.ts';

/**
 * What staff did (decisions/049): who, when and which call, and of what it was about the ids alone.
 * No foreign key but the tenant's: an entry stays when what it names is gone.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** null: nobody had identified at the device. */
    staffId: uuid('staff_id'),
    /** As it was then; the device's where nobody had identified. */
    name: text().notNull(),
    role: text().$type<StaffRole>(),
    /** A key did it, whose name `name` is. */
    isKey: boolean('is_key').notNull().default(false),
    deviceId: uuid('device_id'),
    deviceName: text('device_name'),
    call: text().notNull(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    /** Of the call's path, by their names in it. */
    ids: jsonb().$type<Record<string, string | number>>().notNull(),
  },
  (table) => [
    // Read from its end, it gives the newest first.
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('audit_log_staff').on(table.tenantId, table.staffId, table.id),
    index('audit_log_at').on(table.tenantId, table.at),
  ],
);
