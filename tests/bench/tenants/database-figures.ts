import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

/** Bytes that the database server has written ahead since it was made. */
export async function readWal(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`,
  );
  return Number(rows[0]?.bytes);
}

/** The largest tables with their indexes, and what each of their rows takes. */
export async function readSizes(db: Database): Promise<string> {
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ name: string; rows: string; bytes: string }>(sql`
    select c.relname as name, c.reltuples::text as rows, pg_total_relation_size(c.oid)::text as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.reltuples > 0
    order by pg_total_relation_size(c.oid) desc limit 16`);
  return rows
    .map(({ name, rows: count, bytes }) => {
      const each = Number(bytes) / Number(count);
      return `${name} ${count} × ${each.toFixed(0)} B`;
    })
    .join(', ');
}
