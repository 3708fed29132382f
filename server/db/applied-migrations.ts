import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { findProjectRoot } from '../environment/project-root.ts';
import { StartupError } from '../errors/startup-error.ts';

/** A step of the tables: its place in the order, its name, and when it was written (epoch ms). */
export type Migration = { idx: number; tag: string; when: number };

type Connection = Pick<Pool | PoolClient, 'query'>;

const journal = z.object({
  entries: z.array(z.object({ idx: z.number(), tag: z.string(), when: z.number() })),
});

export const migrationsFolder = (): string => join(findProjectRoot(), 'server/db/migrations');

/** The migrations that this program knows, in their order. */
export async function knownMigrations(): Promise<Migration[]> {
  const text = await readFile(join(migrationsFolder(), 'meta/_journal.json'), 'utf8');
  return journal.parse(JSON.parse(text)).entries;
}

/** Whether a migration, by when it was written, is one of those that the first one replaced (decision 117). */
export async function isReplaced(when: number): Promise<boolean> {
  const [first] = await knownMigrations();
  return first !== undefined && when < first.when;
}

/** @throws StartupError where the tables of a database were made by migrations that were replaced. */
export async function refuseOlderTables(database: Connection): Promise<void> {
  const last = await lastAppliedMigration(database);
  if (last === null || !(await isReplaced(last))) return;
  throw new StartupError(
    'The tables of this database are of an older version, which this one cannot bring up to date: go on ' +
      'with that version, or begin with an empty database (another DATABASE_URL or SERVERY_DATA_DIR).',
  );
}

/**
 * When the last migration that ran in a database was written (epoch ms), by which drizzle tells
 * what is still to be done; null where none ever ran.
 */
export async function lastAppliedMigration(database: Connection): Promise<number | null> {
  const { rows: found } = await database.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]?.there) return null;
  const { rows } = await database.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}
