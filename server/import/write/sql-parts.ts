import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The new value of a column in `on conflict do update`. */
export const incoming = (column: AnyPgColumn) => sql`excluded.${sql.identifier(column.name)}`;

/** Like inArray for any number of ids: one value, which PostgreSQL joins rather than searches. */
export const isOneOf = (column: AnyPgColumn, ids: readonly number[]) =>
  sql`${column} in (select unnest(${sql.param(ids)}::bigint[]))`;
