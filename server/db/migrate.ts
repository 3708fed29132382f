import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { knownMigrations, migrationsFolder, type Migration } from './applied-migrations.ts';

/** The queue's own tables come with their own log, which contains nothing an operator needs. */
const quietLogger = new Logger(() => () => undefined);

const migrationsLock = 'hashtext($$servery: migrations$$)';

/**
 * Brings the tables up to date: every migration in `server/db/migrations` that has not run yet, in
 * one transaction, then those of the job queue. Programs that start at once take turns.
 * @param last the last one to run, for rows that were written for its tables; undefined: all.
 */
export async function migrateDatabase(pool: Pool, last?: Migration): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${migrationsLock})`);
    const folder = last ? await folderUpTo(last) : migrationsFolder();
    await migrate(drizzle(client), { migrationsFolder: folder });
    if (last) await rm(folder, { recursive: true });
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

/** A folder of its own with the first migrations only, for drizzle runs all that it finds. */
async function folderUpTo({ idx }: Migration): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'servery-migrations-'));
  const first = (await knownMigrations()).filter((one) => one.idx <= idx);
  for (const { tag } of first) {
    await copyFile(join(migrationsFolder(), `${tag}.sql`), join(folder, `${tag}.sql`));
  }
  await mkdir(join(folder, 'meta'));
  const entries = first.map((one) => ({ ...one, version: '7', breakpoints: true }));
  const journal = { version: '7', dialect: 'postgresql', entries };
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}

/** drizzle wraps what the server said: 42501 is 'insufficient privilege'. */
function mayNotCreate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '42501';
}
