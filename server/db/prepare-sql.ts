import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Database } from './client.ts';
import { prepareOnce } from './prepare-once.ts';

const dialect = new PgDialect();

type Prepared<Row extends QueryResultRow> = PreparedQueryConfig & { execute: QueryResult<Row> };

/**
 * A statement in PostgreSQL's own words, written once, and prepared once on each connection under its
 * name. What differs from call to call stands in it as `sql.placeholder`.
 */
export function prepareSql<Row extends QueryResultRow = Record<string, never>>(
  name: string,
  statement: () => SQL,
): (db: Database, values: Record<string, unknown>) => Promise<QueryResult<Row>> {
  const prepared = prepareOnce((db) =>
    db._.session.prepareQuery<Prepared<Row>>(
      dialect.sqlToQuery(statement()),
      undefined,
      name,
      false,
    ),
  );
  return (db, values) => prepared(db).execute(values);
}
