import type { Pool, PoolClient } from 'pg';

/** Whether a database has the extension by which it is, or can be, distributed. */
export async function hasCitus(connection: Pick<Pool | PoolClient, 'query'>): Promise<boolean> {
  const { rows } = await connection.query(`select from pg_extension where extname = 'citus'`);
  return rows.length > 0;
}
