import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Calls counted by address, of no tenant; rate-limiter-flexible writes it and relies on the order
 * of the columns. `expire` is milliseconds since 1970. The migration makes the table unlogged.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
