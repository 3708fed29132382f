import type { PoolClient } from 'pg';
import {
  knownMigrations,
  lastAppliedMigration,
  refuseOlderTables,
} from '../db/applied-migrations.ts';
import { hasCitus } from '../db/distributed/has-citus.ts';
import { StartupError } from '../errors/startup-error.ts';

/**
 * Whether a database can be distributed: it has Citus with nodes for shards, the tables of this version,
 * and nobody else at work.
 * @returns the nodes, as `host:port`
 * @throws StartupError with a sentence that says what to do
 */
export async function requireReady(client: PoolClient): Promise<string[]> {
  if (!(await hasCitus(client))) {
    throw new StartupError(
      `The database ${client.database} has no Citus: install it on every node, say ` +
        "shared_preload_libraries = 'citus', and run `create extension citus` in this database on each.",
    );
  }
  const { rows: self } = await client.query<{ group: number }>(
    'select groupid as group from pg_dist_local_group',
  );
  if (self[0]?.group !== 0) {
    throw new StartupError('This is a worker of Citus: DATABASE_URL must lead to the coordinator.');
  }
  const { rows: nodes } = await client.query<{ address: string }>(`
    select nodename || ':' || nodeport as address from pg_dist_node
    where isactive and shouldhaveshards and noderole = 'primary' order by 1`);
  if (nodes.length === 0) {
    throw new StartupError(
      "There is no node for the tables: add each one by select citus_add_node('host', 5432).",
    );
  }
  await refuseOlderTables(client);
  const newest = (await knownMigrations()).at(-1);
  if (!newest || (await lastAppliedMigration(client)) !== newest.when) {
    throw new StartupError(
      'The tables of this database are not those of this version: start the program once, stop it, ' +
        'and run this again.',
    );
  }
  return nodes.map(({ address }) => address);
}

/** @throws StartupError where an instance has the database open: its foreign keys go for a while. */
export async function requireNobodyElse(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ open: number }>(`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and application_name = 'servery' and pid <> pg_backend_pid()`);
  const open = rows[0]?.open ?? 0;
  if (open === 0) return;
  throw new StartupError(
    `The program runs on this database (${open} connections): stop every instance first, for ` +
      'nothing checks its foreign keys while the tables are moved.',
  );
}
