import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './client.ts';
import * as schema from './schema.ts';

/**
 * Does some work in one transaction; what it throws undoes all of it. Unlike `db.transaction` each
 * connection keeps its own drizzle, so that statements made by `prepareOnce` are built once for it.
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(databaseOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away.
    await client.query('rollback').catch((cause: unknown) => {
      lost = cause instanceof Error ? cause : new Error(String(cause));
    });
    throw error;
  } finally {
    client.release(lost);
  }
}

const databases = new WeakMap<PoolClient, Database>();

function databaseOn(client: PoolClient): Database {
  const known = databases.get(client);
  if (known) return known;
  const made = drizzle(client, { schema });
  databases.set(client, made);
  return made;
}
