import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { StoredLegalTexts } from '#schemas/rules/legal/legal-texts.ts';
import { restaurants } from './restaurants.ts';
import { tenants } from './tenants.ts';

/**
 * What the legal pages of a tenant said, whole and in every language: default texts are made of
 * settings and of the program's own sentences, which no version of the site has (decision 105). An
 * order names the version that it was placed under.
 */
export const legalVersions = pgTable(
  'legal_versions',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** Counts for the tenant as a whole. */
    version: integer().notNull(),
    /** Whose pages differ from the site's; null: the site's. */
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    texts: jsonb().$type<StoredLegalTexts>().notNull(),
    inForceFrom: timestamp('in_force_from', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.version] }),
    index('legal_versions_of_scope').on(table.tenantId, table.restaurantId, table.version),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);
