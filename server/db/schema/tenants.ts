import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A restaurant business; its id is the spec's tenant id. */
export const tenants = pgTable('tenants', {
  id: integer().primaryKey(),
  name: text().notNull(),
  currency: text().notNull().default('AUD'),
  locale: text().notNull().default('en-AU'),
  /** Parts per million: 100000 is 10 % (rule R12 keeps 8.875 % exact). */
  taxPpm: integer('tax_ppm').notNull().default(100_000),
  taxInclusive: boolean('tax_inclusive').notNull().default(true),
  /** Origin for links in mails and canonical addresses, never taken from a request. */
  primaryOrigin: text('primary_origin').notNull(),
});

/** Which tenant a Host header (without port) means; a directory, so the host itself is the key. */
export const hosts = pgTable('hosts', {
  host: text().primaryKey(),
  tenantId: integer('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
});

/** The tenant's site configuration, as last published. */
export const siteConfigs = pgTable('site_configs', {
  tenantId: integer('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  document: jsonb().$type<unknown>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Public part of the payment set-up; secrets live in a table of their own. */
export const paymentSettings = pgTable(
  'payment_settings',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    gateway: text({ enum: ['cash', 'sandbox', 'stripe'] }).notNull(),
    publishableKey: text('publishable_key'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.gateway] })],
);
