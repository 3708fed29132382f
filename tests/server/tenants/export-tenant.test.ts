import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { localImages } from '#server/ports/images/local-images.ts';
import { exportTenant, type ExportFile } from '#server/tenants/export-tenant.ts';
import { exportToPath } from '#server/tenants/export-to-path.ts';
import { tenantTables } from '#server/tenants/tenant-tables.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { withClient } from '#tests/database/with-client.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { fillTenant, secret } from './fill-tenant.ts';
import { readZip } from './read-zip.ts';
import { databaseLine, startCommand } from './tenants-command.ts';

const database = await createTestDatabase();
const { pool, url } = database;
const folder = await mkdtemp(join(tmpdir(), 'servery-exported-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const images = localImages(folder);
const deps = { pool, images, clock: () => new Date('2026-11-20T02:00:00Z') };
const [tenantId, neighbour] = [5001, 5002];
const photo = Buffer.from([1, 2, 3, 255]);

const fill = (at: string) =>
  withClient(at, async (client) => {
    for (const id of [tenantId, neighbour]) await fillTenant(client, id);
    await client.query(
      'update tenants set deleted_at = null, removed_after = null, suspended_at = null',
    );
    await client.query(`update site_configs set document = '{"colors":{"primary":"#123456"}}'`);
    await client.query(`insert into newsletter_subscribers
      (tenant_id, email, state, language, created_at, requested_at)
      select ${tenantId}, 'reader' || n || '@example.com', 'confirmed', 'en', now(), now()
      from generate_series(1, 1200) n`);
  });
await fill(url);
await images.put(tenantId, 'dish.v1.webp', photo);
await images.put(tenantId, 'dish.v1.webp.json', Buffer.from('{}'));
await images.put(tenantId, 'dish.v1.webp.w640.avif', Buffer.from('made of it'));
await images.put(neighbour, 'theirs.v1.webp', photo);

/** All files of an export, read in their order. */
async function exported(
  before: (file: ExportFile) => Promise<void> = async () => undefined,
  from = pool,
) {
  const files = new Map<string, string>();
  await exportTenant({ ...deps, pool: from }, tenantId, async (all) => {
    for (const file of all) {
      await before(file);
      let text = '';
      for await (const part of file.content()) text += part.toString();
      files.set(file.name, text);
    }
  });
  return files;
}

const idle = async () => {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
  );
  return rows.length;
};

describe('an export', () => {
  test('has every table, the configuration, the pictures, and what they are', async () => {
    // A server that another test starts would count pairs of dishes anew in its database, and find none.
    const own = await createTestDatabase();
    await fill(own.url);
    const files = await exported(undefined, own.pool);
    const rowsOf = (table: string) =>
      files.get(`tables/${table}.jsonl`)?.split('\n').filter(Boolean);
    const leftOut = [
      'idempotency_keys',
      'one_time_codes',
      'openid_attempts',
      'payment_secrets',
      'staff_invitations',
      'staff_passkey_challenges',
      'staff_sessions',
      'user_passkey_challenges',
      'user_sessions',
    ];
    for (const { name } of tenantTables) {
      const rows = name === 'newsletter_subscribers' ? 1201 : 1;
      expect([name, rowsOf(name)?.length]).toEqual([
        name,
        leftOut.includes(name) ? undefined : rows,
      ]);
    }
    expect(JSON.parse(rowsOf('restaurants')?.[0] ?? '')).toMatchObject({
      tenant_id: tenantId,
      name: `x${tenantId}`,
    });
    expect(files.get('configuration.json')).toContain('"primary": "#123456"');
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([
      'pictures/dish.v1.webp',
    ]);
    expect(files.get('README.md')).toContain(`(tenant ${tenantId}) at 2026-11-20T02:00:00.000Z`);
    expect([...files.keys()].at(-1)).toBe('manifest.json');
    const manifest = JSON.parse(files.get('manifest.json') ?? '');
    expect(manifest).toMatchObject({ tenant: tenantId, pictures: 1 });
    expect(manifest.tables).toMatchObject({ newsletter_subscribers: 1201, orders: 1 });
    expect(Object.keys(manifest.tables)).toHaveLength(tenantTables.length - leftOut.length);
  });

  test('holds nothing of another tenant, and nothing that signs anybody in', async () => {
    const all = [...(await exported()).values()].join('\n');
    expect(all).not.toContain(`x${neighbour}`);
    expect(all).not.toContain(secret);
    expect(all).toContain(`x${tenantId}`);
  });

  test('is of one instant: what is written meanwhile is not in it', async () => {
    onTestFinished(async () => {
      await pool.query(`delete from newsletter_subscribers where email = 'late@example.com'`);
    });
    const files = await exported(async ({ name }) => {
      if (name !== 'configuration.json') return;
      await pool.query(`insert into newsletter_subscribers
        (tenant_id, email, state, language, created_at, requested_at)
        values (${tenantId}, 'late@example.com', 'pending', 'en', now(), now())`);
    });
    expect(files.get('tables/newsletter_subscribers.jsonl')).not.toContain('late@');
    expect((await exported()).get('tables/newsletter_subscribers.jsonl')).toContain('late@');
  });

  test('whose reader fails or leaves keeps no transaction open', async () => {
    const leaving = exportTenant(deps, tenantId, async ([first]) => {
      for await (const part of first?.content() ?? []) expect(part).toContain('Everything of');
      throw new Error('the reader left');
    });
    await expect(leaving).rejects.toThrow('the reader left');
    await expect.poll(idle).toBe(0);
  });
});

describe('to a place', () => {
  test('is a folder, whole or not there', async () => {
    const place = join(folder, 'everything');
    await exportToPath(deps, tenantId, place);
    expect((await readdir(place)).toSorted()).toEqual([
      'README.md',
      'configuration.json',
      'manifest.json',
      'pictures',
      'tables',
    ]);
    expect(await readFile(join(place, 'pictures/dish.v1.webp'))).toEqual(photo);
    await expect(exportToPath(deps, tenantId, place)).rejects.toThrow('something at');
    const full = { ...images, get: async () => null };
    const other = join(folder, 'broken');
    await expect(exportToPath({ ...deps, images: full }, tenantId, other)).rejects.toThrow(
      'vanished',
    );
    expect((await readdir(folder)).filter((name) => /broken|part/.test(name))).toEqual([]);
    await expect.poll(idle).toBe(0);
  });

  test('says where it cannot be written, and whom it does not know', async () => {
    await expect(exportToPath(deps, tenantId, join(folder, 'no/where.zip'))).rejects.toThrow(
      'There is no folder',
    );
    await expect(exportToPath(deps, 7, join(folder, 'none.zip'))).rejects.toThrow(
      'There is no tenant 7.',
    );
  });

  test('by the command is a ZIP archive', async () => {
    // Where a database of its own would run, it does so as another user.
    await chmod(folder, 0o755);
    const file = join(folder, 'everything.zip');
    const variables = { DATABASE_URL: url, SERVERY_DATA_DIR: folder };
    const args = ['export', '--tenant', String(tenantId), file];
    const { code, out, errors } = await startCommand(variables, args).ended;
    expect({ code, errors }).toEqual({ code: 0, errors: databaseLine(url) });
    expect(out).toBe(`Everything of tenant ${tenantId} is in ${file}.\n`);
    const files = readZip(await readFile(file));
    expect(files.get('pictures/dish.v1.webp')).toEqual(photo);
    expect([...files.keys()]).toEqual([...(await exported()).keys()]);
    expect(JSON.parse(files.get('manifest.json')?.toString() ?? '')).toMatchObject({ pictures: 1 });
  }, 60_000);
});

describe('as a call', () => {
  const operatorKey = 'k'.repeat(40);
  const headers = { authorization: `Bearer ${operatorKey}` };
  const path = `/api/v2/operator/tenants/${tenantId}/export`;

  test('is the same archive, for the operator alone', async () => {
    const { app } = await buildTestApp(database, { images, options: { operatorKey } });
    const reply = await app.inject({ url: path, headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="tenant-${tenantId}.zip"`,
      'cache-control': 'no-store',
    });
    expect([...readZip(reply.rawPayload).keys()]).toEqual([...(await exported()).keys()]);
    expect((await app.inject({ url: path })).statusCode).toBe(401);
    const wrong = { authorization: 'Bearer guess' };
    expect((await app.inject({ url: path, headers: wrong })).statusCode).toBe(403);
    const none = path.replace(String(tenantId), '7');
    expect((await app.inject({ url: none, headers })).statusCode).toBe(404);
    const odd = path.replace(String(tenantId), 'x');
    expect((await app.inject({ url: odd, headers })).statusCode).toBe(404);
  });

  test('cut off in the middle, it keeps no connection', async () => {
    const { app } = await buildTestApp(database, { images, options: { operatorKey } });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const reply = await fetch(origin + path, { headers, signal: leaving.signal });
    expect(reply.status).toBe(200);
    leaving.abort();
    await expect.poll(idle).toBe(0);
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  });
});
