import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../errors/startup-error.ts';
import { tenantTables } from '../tenants/tenant-tables.ts';
import { listOf, quoted, type Manifest } from './backup-format.ts';
import { unpacked } from './checked-files.ts';

type Scope = { folder: string; tenantId: number | null };

/**
 * Fills the tables, those first that others need, so that every foreign key is checked as it goes.
 * @returns how many rows were restored.
 */
export async function copyTables(
  client: PoolClient,
  { tables, tenantId: heldTenant }: Manifest,
  { folder, tenantId }: Scope,
): Promise<number> {
  let all = 0;
  for (const { name, columns, tenantColumn, rows, file } of tables) {
    const isPart = tenantId !== null && tenantId !== heldTenant;
    const target = isPart ? `pg_temp.${quoted(`restored_${name}`)}` : quoted(name);
    if (isPart) {
      await client.query(`create temp table ${quoted(`restored_${name}`)} on commit drop
        as select ${listOf(columns)} from ${quoted(name)} with no data`);
    }
    const copied = await copyIn(client, `${target} (${listOf(columns)})`, folder, file);
    if (copied !== rows) throw wrongCount(name, rows, copied);
    if (!isPart) all += copied;
    else {
      const { rowCount } = await client.query(
        `insert into ${quoted(name)} (${listOf(columns)}) overriding system value
         select ${listOf(columns)} from ${target} where ${quoted(tenantColumn)} = $1`,
        [tenantId],
      );
      all += rowCount ?? 0;
      await client.query(`drop table ${target}`);
    }
  }
  return all;
}

const wrongCount = (name: string, expected: number, copied: number) =>
  new StartupError(`${name} should have ${expected} rows and has ${copied}: nothing was restored.`);

async function copyIn(
  client: PoolClient,
  target: string,
  folder: string,
  file: string,
): Promise<number> {
  const rows = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(unpacked(folder, file), rows);
  return rows.rowCount;
}

/** Sets what counts up by itself behind the largest that there is; it never goes back. */
export async function setCounters(client: PoolClient): Promise<void> {
  for (const { name, counters } of tenantTables) {
    for (const column of counters) {
      const { rows } = await client.query<{ sequence: string | null }>(
        'select pg_get_serial_sequence($1, $2) as sequence',
        [`public.${quoted(name)}`, column],
      );
      const sequence = rows[0]?.sequence;
      // The tables of then may lack a column of today.
      if (!sequence) continue;
      await client.query(
        `select setval($1, greatest(
           (select last_value from ${sequence}),
           (select coalesce(max(${quoted(column)}), 1) from ${quoted(name)})))`,
        [sequence],
      );
    }
  }
}

/** Puts waiting and failed jobs into the queue anew; what was being done will be done again. */
export async function restoreJobs(
  client: PoolClient,
  { jobs, tenantId: heldTenant }: Manifest,
  { folder, tenantId }: Scope,
): Promise<number> {
  await client.query(`create temp table restored_jobs (job json, id bigint) on commit drop`);
  const copied = await copyIn(client, 'pg_temp.restored_jobs (job)', folder, jobs.file);
  if (copied !== jobs.rows) throw wrongCount('jobs', jobs.rows, copied);
  if (tenantId !== null && tenantId !== heldTenant) {
    await client.query(
      `delete from pg_temp.restored_jobs where job->'payload'->>'tenantId' is distinct from $1`,
      [String(tenantId)],
    );
  }
  const { rowCount } = await client.query(
    `update pg_temp.restored_jobs set id = (graphile_worker.add_job(
       job->>'task', job->'payload', queue_name => job->>'queue',
       run_at => (job->>'runAt')::timestamptz, max_attempts => (job->>'maxAttempts')::int,
       job_key => job->>'key', priority => (job->>'priority')::int)).id`,
  );
  await client.query(
    `select graphile_worker.reschedule_jobs(array[id], attempts => (job->>'attempts')::int)
     from pg_temp.restored_jobs
     where (job->>'attempts')::int between 1 and (job->>'maxAttempts')::int - 1`,
  );
  await client.query(
    `select graphile_worker.permanently_fail_jobs(array[id], job->>'error')
     from pg_temp.restored_jobs where (job->>'attempts')::int >= (job->>'maxAttempts')::int`,
  );
  return rowCount ?? 0;
}
