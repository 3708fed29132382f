import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tenants } from './tenants.ts';

/** By what customers are known who may not order online (decision 062). */
export const blockedCustomers = pgTable(
  'blocked_customers',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** As of `contactKeys` (server/domain/placing/customer-keys.ts). */
    key: text().notNull(),
    /** That of the customer with whom it was blocked: they are let go together. */
    customerKey: text('customer_key').notNull(),
    reason: text().notNull(),
    /** The name of who blocked them, as it was then. */
    blockedBy: text('blocked_by').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.key] }),
    index('blocked_customers_customer').on(table.tenantId, table.customerKey),
  ],
);
