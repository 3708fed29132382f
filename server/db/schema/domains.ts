import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { DomainCheck } from '#schemas/api/staff-domains.ts';
import { tenants } from './tenants.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Domains that owners added. One that is not proved says nothing about whose it is: any number of
 * tenants may wait for the same; the one that proves it gets the row in `hosts`.
 */
export const domains = pgTable(
  'domains',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** As in `hosts`. */
    host: text().notNull(),
    /** Random; in the record or the file that proves it. */
    token: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Until when it may be proved; null: it is. */
    expiresAt: instant('expires_at'),
    provedAt: instant('proved_at'),
    /** What was found when somebody looked last. */
    lastCheck: jsonb('last_check').$type<DomainCheck>(),
    /** When the daily look comes next is counted from it. */
    checkedAt: instant('checked_at'),
    /** Since when a proved one is not found as it should be. */
    failingSince: instant('failing_since'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.host] }),
    index('domains_checked').on(table.tenantId, table.checkedAt),
    check('domains_proved', sql`(${table.provedAt} is null) <> (${table.expiresAt} is null)`),
  ],
);
