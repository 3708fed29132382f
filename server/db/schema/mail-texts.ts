import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrderMailName } from '#schemas/api/staff-mail-texts.ts';
import { tenants } from './tenants.ts';

/** The words that an owner changed of a mail about orders; null: the program's own. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    mail: text().$type<OrderMailName>().notNull(),
    subject: text(),
    greeting: text(),
    heading: text(),
    intro: text(),
    closing: text(),
    /** How often they were changed. */
    revision: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.mail] })],
);
