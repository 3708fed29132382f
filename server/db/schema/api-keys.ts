import {
  bigint,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ApiScope } from '#schemas/api/api-scope.ts';
import { restaurants } from './restaurants.ts';
import { tenants } from './tenants.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What another system calls the API with (decision 075); a revoked one stays for its name. */
export const apiKeys = pgTable(
  'api_keys',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    /** How it begins; of no use by itself. */
    prefix: text().notNull(),
    /** SHA-256; the key itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** null: all of the tenant. */
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    /** The owner's name as it was then. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('api_keys_token').on(table.tenantId, table.tokenHash),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);
