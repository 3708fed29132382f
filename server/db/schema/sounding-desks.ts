import { bigint, foreignKey, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { restaurants } from './restaurants.ts';

/** When a desk whose sound is on last reported for a restaurant (decision 121); whichever desk it was. */
export const soundingDesks = pgTable(
  'sounding_desks',
  {
    tenantId: integer('tenant_id').notNull(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.restaurantId] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);
