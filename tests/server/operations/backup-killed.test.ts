import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { tenantTables } from '#server/tenants/tenant-tables.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { createSmallDatabase, createTestDatabase } from '#tests/database/create-test-database.ts';

vi.setConfig({ testTimeout: 120_000 });
const home = await mkdtemp(join(tmpdir(), 'servery-killed-backup-'));
afterAll(() => rm(home, { recursive: true, force: true }));

const dataDir = await dataFolder();
const source = await createSmallDatabase();
await source.pool.query(`select graphile_worker.add_job('order_mail', '{}'::json)`);

/** Runs a command as an operator does. */
function command(url: string, ...args: string[]) {
  const running = spawn(process.execPath, ['--import', 'tsx', 'server/backup/main.ts', ...args], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      SERVERY_DATA_DIR: dataDir,
      SECRET_KEY: Buffer.alloc(32, 'k').toString('base64'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [running.stdout, running.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => void (said += text));
  }
  const end = once(running, 'close').then(([code]) => ({ code: Number(code), said }));
  onTestFinished(() => void running.kill('SIGKILL'));
  return { kill: () => running.kill('SIGKILL'), end };
}

/** Holds the job queue, so that whoever comes to it waits; until it is released. */
async function holdJobs(url: string): Promise<() => Promise<void>> {
  const client = new Client(url);
  await client.connect();
  await client.query('begin');
  await client.query('lock table graphile_worker._private_jobs in access exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** Resolves once the command waits; fails with what it said where it ended instead. */
const waiting = async (pool: typeof source.pool, { end }: ReturnType<typeof command>) => {
  const ended = end.then(({ said }) => {
    throw new Error(`The command ended: ${said}`);
  });
  await Promise.race([ended, isWaiting(pool)]);
  ended.catch(() => undefined);
};

async function isWaiting(pool: typeof source.pool): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await pool.query(`select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`)
        ).rowCount,
      { timeout: 60_000 },
    )
    .toBe(1);
}

const rowsIn = async (pool: typeof source.pool) => {
  let rows = 0;
  for (const { name } of tenantTables)
    rows += (await pool.query(`select from ${name}`)).rowCount ?? 0;
  return rows;
};

test('a backup that is killed is incomplete and refused; a restore that is killed leaves nothing', async () => {
  const cut = join(home, 'cut');
  const release = await holdJobs(source.url);
  const killed = command(source.url, 'backup', '--to', cut);
  await waiting(source.pool, killed);
  killed.kill();
  await killed.end;
  await release();
  expect(existsSync(join(cut, 'tables/orders.copy.gz'))).toBe(true);
  const target = await createTestDatabase();
  const refused = await command(target.url, 'restore', '--from', cut).end;
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('is incomplete') });

  const whole = join(home, 'whole');
  const taken = await command(source.url, 'backup', '--to', whole).end;
  expect(taken).toEqual({ code: 0, said: expect.stringContaining('Backed up 2 tenants') });
  const releaseTarget = await holdJobs(target.url);
  // It comes to the queue when all rows are there, and not yet its job.
  const halfway = command(target.url, 'restore', '--from', whole);
  await waiting(target.pool, halfway);
  halfway.kill();
  await halfway.end;
  await releaseTarget();
  expect(await rowsIn(target.pool)).toBe(0);

  const restored = await command(target.url, 'restore', '--from', whole).end;
  expect(restored).toEqual({
    code: 0,
    said: expect.stringMatching(/^Database: .*\nRestored \d+ rows/),
  });
  expect(await rowsIn(target.pool)).toBe(await rowsIn(source.pool));
});
