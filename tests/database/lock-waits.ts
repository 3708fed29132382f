import type { Pool } from 'pg';
import { hasCitus } from '#server/db/distributed/has-citus.ts';

/** A connection whose statement waits for a lock that another one holds. */
type Blocked = { pid: number; query: string };

const here = `select pid, query from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;
/** There the nodes hold the locks, and the coordinator knows who waits on them: by node and process. */
const onNodes = `select (waiting_gpid % 10000000000)::int as pid, blocked_statement as query
  from citus_lock_waits`;

/**
 * Who waits for a lock in this database.
 * @param about part of the statement that waits
 */
export async function listBlocked(pool: Pool, about = ''): Promise<Blocked[]> {
  const { rows } = await pool.query<Blocked>((await hasCitus(pool)) ? onNodes : here);
  return rows.filter(({ query }) => query.includes(about));
}
