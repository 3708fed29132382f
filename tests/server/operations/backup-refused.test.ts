import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readManifest } from '#server/backup/checked-files.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { tenantTables } from '#server/tenants/tenant-tables.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { digest, jobsOf, openBackupShop, secretKey } from './backup-shop.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const { database, images, deps, newFolder, taken, restore } = await openBackupShop();
const target = await createTestDatabase();

describe('is refused, and nothing of it is left in the database', () => {
  const refusal = async (folder: string, options = {}, key = secretKey) => {
    const { pool } = target;
    const before = await digest(pool);
    const failure = await restore(pool, folder, options, { key }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartupError);
    expect(await digest(pool)).toEqual(before);
    return failure instanceof StartupError ? failure.message : '';
  };
  const edit = async (folder: string, change: () => object) => {
    const path = join(folder, 'manifest.json');
    const content: object = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...content, ...change() }));
  };

  test('where there is none', async () => {
    expect(await refusal(newFolder())).toMatch(/^There is no backup in/);
  });

  test('a backup that was cut off while it was taken', async () => {
    const folder = newFolder();
    const failing = {
      ...images,
      get: async () => {
        throw new Error('The disk broke.');
      },
    };
    await expect(
      writeBackup({ ...deps, images: failing }, { folder, tenantId: null }),
    ).rejects.toThrow('The disk broke.');
    expect(await readdir(join(folder, 'tables'))).toHaveLength(tenantTables.length);
    expect(await refusal(folder)).toMatch(/is incomplete: it was cut off/);
  });

  test('a file that is shorter than it was', async () => {
    const folder = await taken();
    await truncate(join(folder, 'tables/orders.copy.gz'), 40);
    expect(await refusal(folder)).toMatch(/^tables\/orders\.copy\.gz is not as it was written/);
  });

  test('a picture that is another', async () => {
    const folder = await taken();
    await writeFile(join(folder, 'pictures/139/dish.v1.webp'), 'RIFF of a dash');
    expect(await refusal(folder)).toMatch(
      /^pictures\/139\/dish\.v1\.webp is not as it was written/,
    );
  });

  test('a file that is missing', async () => {
    const folder = await taken();
    await rm(join(folder, 'jobs.copy.gz'));
    expect(await refusal(folder)).toMatch(/^The backup lacks jobs\.copy\.gz/);
  });

  test('a file of another folder', async () => {
    const folder = await taken();
    const { jobs } = await readManifest(folder);
    await edit(folder, () => ({ jobs: { ...jobs, file: '../jobs.copy.gz' } }));
    expect(await refusal(folder)).toMatch(/which is no file of a backup/);
  });

  test('a newer format, and newer tables', async () => {
    const folder = await taken();
    await edit(folder, () => ({ version: 2 }));
    expect(await refusal(folder)).toMatch(/^The format of this backup are of a newer version/);
    await edit(folder, () => ({ version: 1, migration: { idx: 999, tag: '0999_x', when: 9e15 } }));
    expect(await refusal(folder)).toMatch(/^The tables of this backup are of a newer version/);
  });

  test('tables of migrations that the first one replaced', async () => {
    const folder = await taken();
    await edit(folder, () => ({
      migration: { idx: 82, tag: '0082_hours_of_one_tenant_at_a_time', when: 1795792467254 },
    }));
    expect(await refusal(folder)).toMatch(
      /^The tables of this backup are of an older version, .*: restore it with the version that took it\.$/,
    );
  });

  test('fewer rows than there were', async () => {
    const folder = await taken();
    const { tables } = await readManifest(folder);
    await edit(folder, () => ({
      tables: tables.map((table) =>
        table.name === 'order_lines' ? { ...table, rows: table.rows + 1 } : table,
      ),
    }));
    expect(await refusal(folder)).toMatch(
      /^order_lines should have \d+ rows and has \d+: nothing was restored/,
    );
  });

  test('another SECRET_KEY, unless it is said that it is lost', async () => {
    const folder = await taken();
    const other = secretKeyOf(Buffer.alloc(32, 'o'));
    expect(await refusal(folder, {}, other)).toMatch(/^SECRET_KEY is another one/);
  });

  test('a former key that is missing', async () => {
    const folder = newFolder();
    const changed = secretKeyOf(Buffer.alloc(32, 'o'), [secretKey.bytes]);
    await writeBackup({ ...deps, secretKey: changed }, { folder, tenantId: null });
    const present = secretKeyOf(changed.bytes);
    expect(await refusal(folder, {}, present)).toMatch(/^FORMER_SECRET_KEYS lacks a key/);
    // The keys are looked at first: with all of them it is something else that is wrong.
    await rm(join(folder, 'jobs.copy.gz'));
    expect(await refusal(folder, {}, changed)).toMatch(/^The backup lacks jobs/);
  });

  test('not where the key of then is a former one', async () => {
    const changed = secretKeyOf(Buffer.alloc(32, 'o'), [secretKey.bytes]);
    const folder = await taken();
    await rm(join(folder, 'jobs.copy.gz'));
    expect(await refusal(folder, {}, changed)).toMatch(/^The backup lacks jobs/);
  });

  test('a tenant that it does not hold, and one tenant’s backup as everything', async () => {
    expect(await refusal(await taken(), { tenantId: 7 })).toMatch(
      /^The backup holds no tenant 7\./,
    );
    const one = await taken(small.tenant);
    expect(await refusal(one)).toMatch(/^This is a backup of tenant 139: say --tenant 139/);
  });

  test('a database in use, until it is told to replace what is there', async () => {
    const folder = await taken();
    const { pool } = await createTestDatabase();
    await restore(pool, folder);
    await pool.query(`update tenants set name = 'Changed'`);
    await expect(restore(pool, folder)).rejects.toThrow(/^This database is in use/);
    await restore(pool, folder, { isReplacing: true });
    expect(await digest(pool)).toEqual(await digest(database.pool));
    expect(await jobsOf(pool)).toEqual(await jobsOf(database.pool));
  });

  test('a folder that is in use, a tenant that is not there', async () => {
    const folder = await taken();
    await expect(writeBackup(deps, { folder, tenantId: null })).rejects.toThrow(/is not empty/);
    await expect(writeBackup(deps, { folder: newFolder(), tenantId: 7 })).rejects.toThrow(
      /^There is no tenant 7\./,
    );
  });
});

test('of tables that the first migration replaced no backup is taken', async () => {
  const { pool } = await createTestDatabase();
  await pool.query('update drizzle.__drizzle_migrations set created_at = 1795792467254');
  const folder = newFolder();
  await expect(writeBackup({ ...deps, pool }, { folder, tenantId: null })).rejects.toThrow(
    /^The tables of this database are of an older version/,
  );
  await expect(readManifest(folder)).rejects.toThrow(/^There is no backup in/);
});
