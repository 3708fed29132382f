import type { Client } from 'pg';
import { databaseUrl, withClient } from '../database/with-client.ts';

type Node = { host: string; port: number };

/** The workers that a coordinator knows, without itself. */
async function listWorkers(coordinator: string): Promise<Node[]> {
  return withClient(coordinator, async (client) => {
    const { rows } = await client.query<Node>(`
      select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 order by 1, 2`);
    return rows;
  });
}

/** Makes a database with Citus on the coordinator and on each worker, which then know each other. */
export async function createOnEveryNode(coordinator: string, name: string): Promise<void> {
  const workers = await listWorkers(coordinator);
  await onEveryNode(coordinator, workers, (client) => createDatabase(client, name));
  const own = databaseUrl(coordinator, name);
  await onEveryNode(own, workers, (client) => client.query('create extension citus'));
  await withClient(own, async (client) => {
    const { hostname, port } = new URL(coordinator);
    await client.query('select citus_set_coordinator_host($1, $2)', [
      hostname,
      Number(port) || 5432,
    ]);
    for (const worker of workers) {
      await client.query('select citus_add_node($1, $2)', [worker.host, worker.port]);
    }
  });
}

/** Drops such a database, whoever uses it. */
export async function dropOnEveryNode(coordinator: string, name: string): Promise<void> {
  await onEveryNode(coordinator, await listWorkers(coordinator), (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  );
}

async function createDatabase(client: Client, name: string): Promise<void> {
  await client.query('set client_min_messages = error');
  await client.query(`create database ${name}`);
}

/** One after the other, the coordinator first; the addresses differ in host and port alone. */
async function onEveryNode(
  coordinator: string,
  workers: readonly Node[],
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  await withClient(coordinator, work);
  for (const { host, port } of workers) {
    const url = new URL(coordinator);
    url.hostname = host;
    url.port = String(port);
    await withClient(url.href, work);
  }
}
