import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { findProjectRoot } from '../environment/project-root.ts';

/** A step of the tables: its place in the order, its name, and when it was written (epoch ms). */
export type Migration = { idx: number; tag: string; when: number };

const journal = z.object({
  entries: z.array(z.object({ idx: z.number(), tag: z.string(), when: z.number() })),
});

export const migrationsFolder = (): string => join(findProjectRoot(), 'server/db/migrations');

/** The migrations that this program knows, in their order. */
export async function knownMigrations(): Promise<Migration[]> {
  const text = await readFile(join(migrationsFolder(), 'meta/_journal.json'), 'utf8');
  return journal.parse(JSON.parse(text)).entries;
}

/**
 * When the last migration that ran in a database was written (epoch ms), by which drizzle tells
 * what is still to be done; null where none ever ran.
 */
export async function lastAppliedMigration(
  database: Pick<Pool | PoolClient, 'query'>,
): Promise<number | null> {
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
