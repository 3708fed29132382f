import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Replies by Idempotency-Key, kept for at least 24 hours (rule R51). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: tenantId(),
    ownerId: uuid('owner_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    reply: jsonb().$type<unknown>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.ownerId, table.key] })],
);
