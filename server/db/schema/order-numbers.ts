import { bigint, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { restaurants } from './restaurants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });

/** The order number that a restaurant gave last (rule R62). */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    tenantId: tenantId(),
    restaurantId: ref('restaurant_id').notNull(),
    last: integer().notNull(),
    /** The numbers behind the last one up to this one are free; below the last one: none is known. */
    freeUntil: integer('free_until').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.restaurantId] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);
