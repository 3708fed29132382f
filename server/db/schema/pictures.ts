import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from './tenants.ts';

/**
 * What is known of the pictures that staff uploaded; the pictures themselves lie in the store, by
 * the same names. One without a row was stored before there were rows, or came with the program.
 */
export const pictures = pgTable(
  'pictures',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** In the store; made of the content, so that equal pictures are one. */
    name: text().notNull(),
    /** As its file was called when it was first sent; '' where that was not said. */
    fileName: text('file_name').notNull(),
    /** Pixels, upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** As it is stored. */
    bytes: integer().notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Who it was, as they were called then. */
    uploadedBy: text('uploaded_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.name] }),
    index('pictures_newest').on(table.tenantId, table.uploadedAt),
  ],
);
