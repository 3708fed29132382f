import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TableMapping } from '#schemas/api/menu-mapping.ts';
import { tenants } from './tenants.ts';

/** How a tenant's tables were read when they were imported last, by their headings (decisions/070). */
export const menuImportMappings = pgTable(
  'menu_import_mappings',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** A digest of the headings. */
    headings: text().notNull(),
    mapping: jsonb().$type<TableMapping>().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.headings] })],
);
