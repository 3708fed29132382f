import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './client.ts';
import * as schema from './schema.ts';

/**
 * Sends the transaction's `commit` behind the statements that were sent before and not yet answered.
 * Where one of them fails PostgreSQL takes it for `rollback`, so wait for those as well.
 * @param kind `notifying` for one that notifies and is done often: PostgreSQL commits those one after
 * the other, each of which waits for the disk; so they commit first and wait for the disk together.
 */
export type Commit = (kind?: 'notifying') => Promise<void>;

/**
 * Resolves when all of it is on the disk, as an ordinary commit does: a message in the log that is
 * committed behind it takes everything before along. Others may see it a moment earlier. In one
 * message to the server, which stops at the first of the three that fails and commits nothing then.
 */
const commitThenFlush = (client: PoolClient): Promise<unknown> =>
  client.query(
    `set local synchronous_commit = off; commit; select pg_logical_emit_message(true, 'servery', '')`,
  );

/**
 * Sends statements on the transaction's connection that are done before it begins, each for itself,
 * and stand whatever becomes of it. They leave in one message with its beginning, so they cost no
 * reply to wait for; whoever sends them waits for theirs within the work.
 */
export type Ahead = (db: Database, client: PoolClient) => void;

/**
 * Does some work in one transaction; what it throws undoes all of it. Unlike `db.transaction` each
 * connection keeps its own drizzle, so that statements made by `prepareOnce` are built once for it.
 * Work that has sent its last statement may commit by itself, and saves waiting for the replies.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Database, commit: Commit) => Promise<T>,
  ahead?: Ahead,
): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    ahead?.(databaseOn(client), client);
    // Sent together with the first statement: where it fails the connection is gone.
    const begun = client.query('begin');
    let committed: Promise<unknown> | null = null;
    const commit = async (kind?: 'notifying') => {
      committed = kind ? commitThenFlush(client) : client.query('commit');
      await committed;
    };
    const [, result] = await Promise.all([begun, work(databaseOn(client), commit)]);
    await (committed ?? client.query('commit'));
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
