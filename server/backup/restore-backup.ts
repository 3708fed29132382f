import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import {
  isReplaced,
  knownMigrations,
  lastAppliedMigration,
  type Migration,
} from '../db/applied-migrations.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { unpipelinedPool } from '../db/unpipelined-pool.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { ImageStore } from '../ports/images/image-store.ts';
import { formatVersion, secretKeyChecksOf, type Manifest } from './backup-format.ts';
import { checkFiles, readManifest } from './checked-files.ts';
import { clearTarget, isTargetEmpty } from './clear-target.ts';
import { explainRestoreError } from './explain-restore-error.ts';
import { copyTables, restoreJobs, setCounters } from './restore-rows.ts';
import type { SecretKey } from '../security/secret-key.ts';

export type RestoreDeps = { pool: Pool; images: ImageStore; secretKey: SecretKey };

export type RestoreOptions = {
  folder: string;
  /** null: everything that the backup holds. */
  tenantId: number | null;
  /** What is there already goes first, in the same transaction. */
  isReplacing: boolean;
  /** Waiting mails are left out: a copy that is only looked at writes to no customer. */
  leavesOutJobs: boolean;
  /** Keys of gateways and PINs are of no use then, and everything else is. */
  acceptsOtherKey: boolean;
};

export type Restored = { rows: number; jobs: number; pictures: number; openRefunds: number };

/**
 * Brings back a backup, or one tenant of it: all of it or nothing, for it is one transaction. Every
 * file is compared with its sum before anything is written. The tables are made as they were when
 * the backup was taken, filled, and then brought up to date.
 * @throws StartupError with a sentence for people where it cannot be done.
 */
export async function restoreBackup(
  { pool, images, secretKey }: RestoreDeps,
  options: RestoreOptions,
): Promise<Restored> {
  const { folder } = options;
  const manifest = await readManifest(folder);
  const migration = await checkManifest(manifest, secretKey, options);
  const pictures = manifest.pictures.filter(
    ({ tenantId }) => options.tenantId === null || tenantId === options.tenantId,
  );
  await checkFiles(folder, [...manifest.tables, manifest.jobs, ...pictures]);
  await makeTables(pool, migration, options);
  const restored = await inOneTransaction(pool, async (client) => {
    // Two at once would find the same emptiness.
    await client.query('select pg_advisory_xact_lock(hashtext($$servery: restore$$))');
    if (options.isReplacing) await clearTarget(client, manifest, options.tenantId);
    else if (!(await isTargetEmpty(client, manifest, options.tenantId))) throw inUse(options);
    const rows = await copyTables(client, manifest, options);
    await setCounters(client);
    const jobs = options.leavesOutJobs ? 0 : await restoreJobs(client, manifest, options);
    // Before the end of the transaction: what the tables name is there when they are seen.
    for (const { tenantId, name, file } of pictures) {
      await images.put(tenantId, name, await readFile(join(folder, file)));
    }
    const openRefunds = await countOpenRefunds(client, options.tenantId);
    await announce(client, manifest, options.tenantId);
    return { rows, jobs, pictures: pictures.length, openRefunds };
  });
  await migrateDatabase(pool);
  return restored;
}

async function checkManifest(
  { version, tenantId, tenants, secretKeyCheck, formerKeyChecks, migration }: Manifest,
  secretKey: SecretKey,
  options: RestoreOptions,
): Promise<Migration> {
  if (version > formatVersion) throw newer('format');
  if (await isReplaced(migration.when)) throw older();
  const shape = (await knownMigrations()).find(({ tag }) => tag === migration.tag);
  if (!shape || shape.when !== migration.when) throw newer('tables');
  if (options.tenantId === null && tenantId !== null) {
    throw new StartupError(`This is a backup of tenant ${tenantId}: say --tenant ${tenantId}.`);
  }
  if (options.tenantId !== null && !tenants.some(({ id }) => id === options.tenantId)) {
    throw new StartupError(`The backup holds no tenant ${options.tenantId}.`);
  }
  const known = secretKeyChecksOf(secretKey);
  if (!options.acceptsOtherKey && !known.includes(secretKeyCheck)) {
    throw new StartupError(
      'SECRET_KEY is another one than when the backup was taken: the keys of payment gateways and ' +
        'the PINs of staff could not be read. Give the one of then, in SECRET_KEY or among ' +
        'FORMER_SECRET_KEYS; where it is lost, --other-key restores the rest.',
    );
  }
  if (!options.acceptsOtherKey && formerKeyChecks.some((check) => !known.includes(check))) {
    throw new StartupError(
      'FORMER_SECRET_KEYS lacks a key that was there when the backup was taken: what was sealed with ' +
        'it could not be read. Give it; where it is lost or of no use, --other-key restores the rest.',
    );
  }
  return shape;
}

const newer = (what: string) =>
  new StartupError(`The ${what} of this backup are of a newer version: restore it with that one.`);

const older = () =>
  new StartupError(
    'The tables of this backup are of an older version, which this one cannot bring up to date: restore ' +
      'it with the version that took it.',
  );

const inUse = ({ tenantId }: RestoreOptions) =>
  new StartupError(
    tenantId === null
      ? 'This database is in use: restore into an empty one, or say --replace to lose what is there.'
      : `There is a tenant ${tenantId} already: say --replace to lose what it has.`,
  );

/** Brings the tables to where they were then; those that have gone further cannot go back. */
async function makeTables(pool: Pool, then: Migration, options: RestoreOptions): Promise<void> {
  const applied = await lastAppliedMigration(pool);
  // drizzle runs what is missing of the first ones, and nothing where they all ran.
  if (applied === null || applied <= then.when) return migrateDatabase(pool, then);
  throw new StartupError(
    options.tenantId === null
      ? 'The tables of this database are newer than the backup: restore into a database without any.'
      : 'The tables of this database are newer than the backup. Restore the whole backup into an ' +
          'empty database, back up this tenant there, and restore that.',
  );
}

async function inOneTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const copying = unpipelinedPool(pool);
  const client = await copying.connect();
  let isDone = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    isDone = true;
    return result;
  } catch (error) {
    throw explainRestoreError(error);
  } finally {
    // A copy that was cut off cannot even roll back: the connection goes, and all of it with it.
    client.release(!isDone);
    await copying.end();
  }
}

async function countOpenRefunds(client: PoolClient, tenantId: number | null): Promise<number> {
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::int as open from refunds
     where status = 'pending' and ($1::int is null or tenant_id = $1)`,
    [tenantId],
  );
  return rows[0]?.open ?? 0;
}

/** Running instances forget what they know of these tenants. */
async function announce(
  client: PoolClient,
  { tenants }: Manifest,
  tenantId: number | null,
): Promise<void> {
  for (const { id } of tenants) {
    if (tenantId !== null && id !== tenantId) continue;
    await client.query(`select pg_notify('config_changed', $1), pg_notify('staff_changed', $1)`, [
      String(id),
    ]);
  }
}
