import type { PoolConfig } from 'pg';
import type { Env } from '../environment/env.ts';
import { createDatabase, type OpenDatabase } from './client.ts';
import { timeoutsOfDriver, timeoutsOfPool } from './database-timeouts.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { explainConnectionError } from './explain-connection-error.ts';

/** `listenTo` is what hears news: a connection of its own, past a pooler that stands between. */
type CallsDatabase = OpenDatabase & { listenTo: PoolConfig };

type Needs = Pick<
  Env,
  'databaseUrl' | 'databaseDirectUrl' | 'databaseTimeouts' | 'keepsPreparedStatements'
>;

/**
 * A connection that nobody needed for so long is closed, in ms. A new one has to be opened before its
 * first call is answered, and knows no table yet, and no statement.
 */
const idleTimeoutMillis = 300_000;

/**
 * The connections that answer calls, within the timeouts of the environment: those of the pooler of
 * DATABASE_URL where one stands between, for calls leave nothing behind in them (decision 110).
 * @param opened the database without a pooler between
 * @throws StartupError with a sentence for people when the pooler cannot be used.
 */
export async function openCallsDatabase(
  env: Needs,
  opened: PoolConfig,
  log: (message: string) => void,
): Promise<CallsDatabase> {
  const { databaseUrl, databaseDirectUrl, databaseTimeouts, keepsPreparedStatements } = env;
  const direct = { ...opened, ...timeoutsOfPool(databaseTimeouts), idleTimeoutMillis };
  if (databaseUrl === undefined || databaseDirectUrl === undefined) {
    const calls = createDatabase({ ...direct, keepsPreparedStatements }, log);
    return { ...calls, listenTo: calls.pool.options };
  }
  const connection = { connectionString: databaseUrl, ...timeoutsOfDriver(databaseTimeouts) };
  const calls = createDatabase({ ...connection, keepsPreparedStatements }, log);
  try {
    const missing = await missingTimeouts(calls);
    if (missing.length > 0) {
      log(
        `The pooler of DATABASE_URL opens connections without ${missing.join(' and ')}: let its ` +
          'connect_query set them, as docs/cluster.md shows.',
      );
    }
  } catch (error) {
    await calls.close();
    const cause = error instanceof DatabaseUnavailable ? error.cause : error;
    throw explainConnectionError(cause, connection);
  }
  return { ...calls, listenTo: { application_name: 'servery', keepAlive: true, ...direct } };
}

/** A connection of a pooler takes no settings from us, and without these a lock is waited for in silence. */
async function missingTimeouts({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings
     where name in ('statement_timeout', 'lock_timeout') and setting = '0' order by name`,
  );
  return rows.map(({ name }) => name);
}
