import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { BoundedPool, type BoundedPoolConfig } from './bounded-pool.ts';
import * as schema from './schema.ts';

/** What queries take: the database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export type OpenDatabase = {
  pool: BoundedPool;
  db: Database;
  /** Waits for running queries, then closes every connection. */
  close: () => Promise<void>;
};

/** A pool of connections and drizzle on it. Nothing is connected before the first query. */
export function createDatabase(
  connection: BoundedPoolConfig,
  log: (message: string) => void = () => undefined,
): OpenDatabase {
  const pool = new BoundedPool({
    application_name: 'servery',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // What is asked of a connection without waiting is sent at once, and done in this order.
    pipeline: true,
    ...connection,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end
  // the process. The pool does not wait until those that it ends are gone: a server that stops at
  // once may cut them off first, which is no loss.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A connection to the database was lost: ${error.message}`);
  });
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}
