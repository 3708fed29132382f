import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { distribute } from '#server/distribute/distribute.ts';
import { databaseUrl, withClient } from '../database/with-client.ts';
import { createOnEveryNode } from './nodes.ts';

/** Some files take a second database. */
const ready = ['servery_test_1', 'servery_test_2'];
/** Few, for each is a table of its own for each table; more than there are workers. */
const shards = 4;

/**
 * Makes two distributed databases on the coordinator of CITUS_URL and its workers, which the test files
 * empty and take in turns: Citus copies no templates, and making one takes a minute. They stay for the
 * next run, which brings them up to date.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['CITUS_URL'];
  if (!server) {
    throw new Error('CITUS_URL is missing: the address of a coordinator that knows its workers.');
  }
  const lock = await lockDatabases(server);
  for (const name of ready) await prepare(server, name);
  const prefix = `test_${process.pid}`;
  const template = 'template1';
  project.provide('testDatabase', { server, template, smallTemplate: template, prefix, ready });
  return () => lock.end();
}

/** One run at a time, for the databases are always the same. */
async function lockDatabases(server: string): Promise<Client> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock(hashtext($$servery: tests$$)) as "isFree"',
  );
  if (rows[0]?.isFree) return client;
  await client.end();
  throw new Error('Other tests run on this coordinator.');
}

async function prepare(server: string, name: string): Promise<void> {
  const isThere = await withClient(server, async (client) => {
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    return rows.length > 0;
  });
  if (!isThere) await createOnEveryNode(server, name);
  const { pool, close } = createDatabase({ connectionString: databaseUrl(server, name) });
  try {
    await migrateDatabase(pool);
    await distribute(pool, { isConfirmed: true, shards }, () => undefined);
  } finally {
    await close();
  }
}
