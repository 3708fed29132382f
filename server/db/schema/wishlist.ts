import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { restaurantProducts } from './menu.ts';
import { users } from './shoppers.ts';

/** A dish at a restaurant that a user keeps (specification §3, Wishlist item). */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    tenantId: integer('tenant_id').notNull(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    userId: uuid('user_id').notNull(),
    restaurantProductId: bigint('restaurant_product_id', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.userId, table.restaurantProductId),
    // For the foreign key, where a dish is removed for good.
    index('wishlist_items_dish').on(table.tenantId, table.restaurantProductId),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.restaurantProductId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
  ],
);
