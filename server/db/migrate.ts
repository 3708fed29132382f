import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { migrationsFolder } from './applied-migrations.ts';

/** The queue's own tables come with their own log, which contains nothing an operator needs. */
const quietLogger = new Logger(() => () => undefined);

const migrationsLock = 'hashtext($$servery: migrations$$)';

/**
 * Brings the tables up to date: every migration in `server/db/migrations` that has not run yet, in
 * one transaction, then those of the job queue. Programs that start at once take turns.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${migrationsLock})`);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await runMigrations({ pgPool: pool, logger: quietLogger });
  } catch (error) {
    throw mayNotCreate(error)
      ? new StartupError(
          `The user ${client.user} may not create tables in the database ${client.database}: ` +
            'make it the owner of that database.',
        )
      : error;
  } finally {
    // The connection is closed rather than given back, which frees the lock whatever happened.
    client.release(true);
  }
}

/** drizzle wraps what the server said: 42501 is 'insufficient privilege'. */
function mayNotCreate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '42501';
}
