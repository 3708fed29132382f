import { describe, expect, test } from 'vitest';
import type { PoolClient } from 'pg';
import { isDatabaseUnavailable } from '#server/db/database-unavailable.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

const { pool } = await createTestDatabase();

type Taken = { client: PoolClient; release: PoolClient['release'] };

const takers: [name: string, take: () => Promise<Taken>][] = [
  [
    'a promise',
    async () => {
      const client = await pool.connect();
      return { client, release: client.release };
    },
  ],
  [
    'a callback, as the job queue does',
    () =>
      new Promise((resolve, reject) => {
        pool.connect((error, client, release) => {
          if (client) resolve({ client, release });
          else reject(error);
        });
      }),
  ],
];

/** Ends the process of the server that answers a connection, and waits until its caller has heard of it. */
async function lose({ client }: Taken): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const asked = client.query('select pg_sleep(60)').catch((error: unknown) => error);
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(isDatabaseUnavailable(await asked)).toBe(true);
}

describe.each(takers)('a connection taken by %s', (_, take) => {
  test('can be released twice: the second time does nothing', async () => {
    const { client, release } = await take();
    release();
    const next = await take();
    expect(next.client).toBe(client);
    release();
    expect(pool.idleCount).toBe(pool.totalCount - 1);
    next.release();
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  test('that was lost is closed at once, and its caller can release it all the same', async () => {
    const taken = await take();
    await lose(taken);
    taken.release();
    taken.release();
    expect(pool.idleCount).toBe(pool.totalCount);
    const { rows } = await pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  });
});
