import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { restaurants } from './restaurants.ts';
import { tenants } from './tenants.ts';

/** Drafts as they were when somebody asked for a link to them; whoever has the link sees them. */
export const configPreviews = pgTable(
  'config_previews',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    /** Whose site it shows; null: the tenant's. */
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    /** The whole configuration, of a restaurant with its overrides applied to the site. */
    document: jsonb().$type<unknown>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    index('config_previews_expiry').on(table.tenantId, table.expiresAt),
  ],
);
