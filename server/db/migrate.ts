import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import {
  knownMigrations,
  migrationsFolder,
  refuseOlderTables,
  type Migration,
} from './applied-migrations.ts';
import { prepareCitusSession } from './distributed/citus-session.ts';
import { distributedMigration } from './distributed/distributed-migrations.ts';
import { hasCitus } from './distributed/has-citus.ts';
import { readTables } from './distributed/read-tables.ts';
import { listSetAside } from './distributed/set-aside.ts';

/** The queue's own tables come with their own log, which contains nothing an operator needs. */
const quietLogger = new Logger(() => () => undefined);

const migrationsLock = 'hashtext($$servery: migrations$$)';

/** Whoever changes tables takes turns: waits until nobody else does, for as long as the connection lives. */
export async function lockMigrations(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_lock(${migrationsLock})`);
}

/**
 * Brings the tables up to date: every migration in `server/db/migrations` that has not run yet, in
 * one transaction, then those of the job queue. Programs that start at once take turns. In a
 * distributed database new tables are divided as they are created.
 * @param last the last one to run, for rows that were written for its tables; undefined: all.
 * @throws StartupError where the tables are of a version that is too old, the database's user may not
 * create tables, or a distribution was cut off.
 */
export async function migrateDatabase(pool: Pool, last?: Migration): Promise<void> {
  const client = await pool.connect();
  try {
    await lockMigrations(client);
    await refuseOlderTables(client);
    await requireWholeDistribution(client);
    const beside = await dividedTable(client);
    if (beside !== null) await prepareCitusSession(client);
    const isAsWritten = last === undefined && beside === null;
    const folder = isAsWritten ? migrationsFolder() : await folderFor({ last, beside });
    await migrate(drizzle(client), { migrationsFolder: folder });
    if (!isAsWritten) await rm(folder, { recursive: true });
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

/** Nothing runs on tables whose foreign keys were dropped and not added again yet. */
async function requireWholeDistribution(client: PoolClient): Promise<void> {
  const { length } = await listSetAside(client);
  if (length === 0) return;
  throw new StartupError(
    `${length} foreign keys and triggers are missing, for the distribution of this database was cut off: run ` +
      '`npm run distribute -- --yes` again, which finishes it.',
  );
}

/** A table that is divided among nodes; null where the database is not distributed. */
async function dividedTable(client: PoolClient): Promise<string | null> {
  if (!(await hasCitus(client))) return null;
  const tables = await readTables(client);
  return tables.find(({ place }) => place === 'shards')?.name ?? null;
}

type Wanted = { last: Migration | undefined; beside: string | null };

/** A folder of its own with the first migrations only, for drizzle runs all that it finds. */
async function folderFor({ last, beside }: Wanted): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'servery-migrations-'));
  const known = await knownMigrations();
  const first = last ? known.filter((one) => one.idx <= last.idx) : known;
  for (const { tag } of first) {
    const written = await readFile(join(migrationsFolder(), `${tag}.sql`), 'utf8');
    const text = beside === null ? written : distributedMigration(written, beside);
    await writeFile(join(folder, `${tag}.sql`), text);
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
