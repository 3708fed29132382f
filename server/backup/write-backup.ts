import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readDerivedName } from '#schemas/rules/picture-sources.ts';
import {
  knownMigrations,
  lastAppliedMigration,
  refuseOlderTables,
  type Migration,
} from '../db/applied-migrations.ts';
import { unpipelinedPool } from '../db/unpipelined-pool.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { ImageStore } from '../ports/images/image-store.ts';
import { tenantTables } from '../tenants/tenant-tables.ts';
import {
  formatVersion,
  listOf,
  quoted,
  secretKeyChecksOf,
  type BackupTable,
  type Manifest,
} from './backup-format.ts';
import { prepareFolder, writeChecked, writeManifest } from './checked-files.ts';
import type { SecretKey } from '../security/secret-key.ts';

export type BackupDeps = {
  pool: Pool;
  images: ImageStore;
  secretKey: SecretKey;
  clock: () => Date;
};

/** Whole numbers only: they stand in statements that take no values. */
type Scope = { folder: string; tenantId: number | null };

/**
 * Writes everything, or one tenant, into a folder: the tables as they were at one instant, the jobs
 * that wait, and the pictures. Orders go on meanwhile. Nothing is a backup before the manifest is
 * written, which is last.
 * @throws StartupError where the folder is in use, the tables are not this program's, or there is
 * no such tenant.
 */
export async function writeBackup(
  { pool, images, secretKey, clock }: BackupDeps,
  { folder, tenantId }: Scope,
): Promise<Manifest> {
  await prepareFolder(folder);
  const takenAt = clock().toISOString();
  const ofTables = await atOneInstant(pool, async (client) => {
    const migration = await migrationOf(client);
    const tenants = await tenantsOf(client, tenantId);
    const tables: BackupTable[] = [];
    for (const table of tenantTables) {
      const { name, tenantColumn, columns } = table;
      const own = tenantId === null ? '' : ` where ${quoted(tenantColumn)} = ${Number(tenantId)}`;
      const select = `select ${listOf(columns)} from ${quoted(name)}${own}`;
      const copied = await copyOut(client, select, folder, `tables/${name}.copy.gz`);
      tables.push({ name, tenantColumn, columns: [...columns], ...copied });
    }
    const jobs = await copyOut(client, selectJobs(tenantId), folder, 'jobs.copy.gz');
    return { migration, tenants, tables, jobs };
  });
  // Only now: a picture is stored before anything names it, so none that the tables name is missed.
  const pictures: Manifest['pictures'] = [];
  for (const { id } of ofTables.tenants) {
    for (const name of (await images.list(id)).filter(isOriginal).toSorted()) {
      const bytes = await images.get(id, name);
      if (!bytes) continue;
      const source = Readable.from([bytes]);
      const file = `pictures/${id}/${name}`;
      const written = await writeChecked(folder, file, source, { isPacked: false });
      pictures.push({ tenantId: id, name, ...written });
    }
  }
  const [secretKeyCheck, ...formerKeyChecks] = secretKeyChecksOf(secretKey);
  const content: Manifest = {
    format: 'servery backup',
    version: formatVersion,
    takenAt,
    tenantId,
    secretKeyCheck,
    formerKeyChecks,
    ...ofTables,
    pictures,
  };
  await writeManifest(folder, content);
  return content;
}

/** Neither a width made of it nor a note beside it: those are made anew. */
const isOriginal = (name: string) => readDerivedName(name) === null && !name.endsWith('.json');

/**
 * Reads in one transaction that sees one instant. The tables are held as they are shaped, as pg_dump
 * does: a migration waits for the end, orders do not.
 */
async function atOneInstant<T>(pool: Pool, read: (client: PoolClient) => Promise<T>): Promise<T> {
  const copying = unpipelinedPool(pool);
  const client = await copying.connect();
  let isDone = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local lock_timeout = '30s'`);
    const names = tenantTables.map(({ name }) => quoted(name)).join(', ');
    await client.query(`lock table ${names} in access share mode`);
    await client.query('set local lock_timeout = 0');
    const result = await read(client);
    await client.query('commit');
    isDone = true;
    return result;
  } finally {
    // A copy that was cut off still has its statement on the way: the connection goes with it.
    client.release(!isDone);
    await copying.end();
  }
}

/** @throws StartupError where the database has other tables than this program knows. */
async function migrationOf(client: PoolClient): Promise<Migration> {
  await refuseOlderTables(client);
  const applied = await lastAppliedMigration(client);
  const newest = (await knownMigrations()).at(-1);
  if (newest && newest.when === applied) return newest;
  throw new StartupError(
    'The tables of this database are not those of this version: start the program once, or take ' +
      'the backup with the version that runs there.',
  );
}

async function tenantsOf(client: PoolClient, tenantId: number | null) {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select id, name from tenants where $1::int is null or id = $1 order by id',
    [tenantId],
  );
  if (tenantId !== null && rows.length === 0) {
    throw new StartupError(`There is no tenant ${tenantId}.`);
  }
  return rows;
}

/** What every release of the queue's library offers; its own tables change with it. */
function selectJobs(tenantId: number | null): string {
  const own = tenantId === null ? '' : ` where stored.payload->>'tenantId' = '${Number(tenantId)}'`;
  return `select json_build_object(
      'task', task_identifier, 'payload', stored.payload, 'queue', jobs.queue_name,
      'runAt', jobs.run_at, 'attempts', jobs.attempts, 'maxAttempts', jobs.max_attempts,
      'key', jobs.key, 'priority', jobs.priority, 'error', jobs.last_error)
    from graphile_worker.jobs as jobs
    join graphile_worker._private_jobs as stored on stored.id = jobs.id${own}`;
}

async function copyOut(client: PoolClient, select: string, folder: string, file: string) {
  const rows = client.query(copyTo(`copy (${select}) to stdout`));
  const written = await writeChecked(folder, file, rows, { isPacked: true });
  return { rows: rows.rowCount, ...written };
}
