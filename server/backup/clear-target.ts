import type { PoolClient } from 'pg';
import { quoted, type BackupTable, type Manifest } from './backup-format.ts';

/** Whether nothing stands where the backup goes: no row at all, or none of the tenant. */
export async function isTargetEmpty(
  client: PoolClient,
  { tables }: Manifest,
  tenantId: number | null,
): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await client.query<{ used: boolean }>(
      `select exists (select from ${quoted(table.name)}${whereOf(table, tenantId)}) as used`,
    );
    if (rows[0]?.used) return false;
  }
  return true;
}

/** Removes everything, or what the tenant has, with its jobs: those that need others go first. */
export async function clearTarget(
  client: PoolClient,
  { tables }: Manifest,
  tenantId: number | null,
): Promise<void> {
  for (const table of tables.toReversed()) {
    await client.query(`delete from ${quoted(table.name)}${whereOf(table, tenantId)}`);
  }
  await client.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs
     where $1::text is null or payload->>'tenantId' = $1`,
    [tenantId === null ? null : String(tenantId)],
  );
}

const whereOf = ({ tenantColumn }: BackupTable, tenantId: number | null): string =>
  tenantId === null ? '' : ` where ${quoted(tenantColumn)} = ${Number(tenantId)}`;
