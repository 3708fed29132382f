import { setTimeout } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';
import { expect } from 'vitest';
import { undividedTables } from '#server/db/distributed/undivided-tables.ts';
import { databaseUrl, withClient } from './with-client.ts';

/** By the file that took it: one that failed while it was loaded gives nothing back. */
const takers = new Map<string, string | undefined>();

/**
 * A database that no other file has at this moment, without a row in it.
 * @returns with the way to give it back
 * @throws Error where the files need more of them at the same time than there are
 */
export async function takeReadyDatabase(
  server: string,
  ready: readonly string[],
): Promise<{ url: string; dispose: () => Promise<void> }> {
  const { testPath } = expect.getState();
  const isTaken = (one: string) => takers.has(one) && takers.get(one) === testPath;
  const name = ready.find((one) => !isTaken(one));
  if (name === undefined) throw new Error(`all ${ready.length} databases are in use`);
  const url = databaseUrl(server, name);
  await withClient(url, async (client) => {
    await waitUntilUnused(client);
    await emptyTables(client);
  });
  takers.set(name, testPath);
  return { url, dispose: async () => void takers.delete(name) };
}

/** A server that was closed may take a moment to let go of its last connection; in ms. */
const longestClosing = 10_000;

/** @throws Error where the file before has left connections open, which are closed now */
async function waitUntilUnused(client: Client): Promise<void> {
  const others = `from pg_stat_activity
    where datname = current_database() and application_name = 'servery' and pid <> pg_backend_pid()`;
  const deadline = Date.now() + longestClosing;
  for (;;) {
    const { rows } = await client.query<{ query: string }>(`select query ${others}`);
    if (rows.length === 0) return;
    if (Date.now() > deadline) {
      await client.query(`select pg_terminate_backend(pid) ${others}`);
      const last = rows.map(({ query }) => query).join('\n');
      throw new Error(`A test file left connections open, which last asked:\n${last}`);
    }
    await setTimeout(50);
  }
}

/**
 * Removes every row of the program and of its queue; what counts up begins anew. Rows are deleted where
 * there are some: to truncate the parts of a hundred tables takes many seconds, and most are empty.
 */
async function emptyTables(client: Client): Promise<void> {
  await client.query('set client_min_messages = error');
  await dropOthers(client);
  const queue = await listTables(
    client,
    `schemaname = 'graphile_worker' and tablename <> 'migrations'`,
  );
  await client.query(`truncate ${queue.join(', ')}`);
  const tables = await listTables(client, `schemaname = 'public'`);
  for (let filled = await listFilled(client, tables); filled.length > 0;) {
    // What others refer to is deleted after them, some turns later.
    for (const table of filled) await deleteRows(client, table);
    const left = await listFilled(client, tables);
    if (left.length >= filled.length) {
      await client.query(`truncate ${left.join(', ')} cascade`);
      return emptyTables(client);
    }
    filled = left;
  }
  // A distributed sequence takes no `restart`.
  await client.query(`
    select setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
    where schemaname = 'public'`);
}

async function listTables(client: Client, which: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where ${which}`);
  return rows.map(({ name }) => name);
}

async function listFilled(client: Client, tables: readonly string[]): Promise<string[]> {
  const filled: string[] = [];
  for (const table of tables) {
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
    if (rowCount !== 0) filled.push(table);
  }
  return filled;
}

const deleteRows = (client: Client, table: string) =>
  client.query(`delete from ${table}`).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error;
  });

/** Drops what tests have made beside the program's tables. */
async function dropOthers(client: Client): Promise<void> {
  const others = await listTables(
    client,
    `schemaname = 'public' and tablename::text <> all ('{${Object.keys(undividedTables).join(',')}}')
      and format('%I.%I', schemaname, tablename)::regclass not in (select logicalrelid from pg_dist_partition)`,
  );
  for (const table of others) await client.query(`drop table ${table}`);
}
