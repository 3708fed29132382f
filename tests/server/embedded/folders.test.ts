import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chooseDataFolder, shortHash } from '#server/db/embedded/choose-data-folder.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { withClient } from '#tests/database/with-client.ts';
import { dataFolder } from './data-folder.ts';

const folder = await dataFolder();
const healthy = join(folder, 'healthy');

const start = (dataDir: string) =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true });

/** The sentence for people; anything but a StartupError fails the test. */
async function refusal(dataDir: string): Promise<string> {
  const outcome: unknown = await start(dataDir).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(StartupError);
  return outcome instanceof StartupError ? outcome.message : '';
}

beforeAll(async () => {
  const { stop } = await start(healthy);
  await stop();
});

describe('a damaged data folder gives one clear sentence', () => {
  const cluster = join(healthy, 'postgres/data');

  test.each([
    ['global/pg_control', 'pg_control'],
    ['PG_VERSION', 'damaged and cannot be opened:'],
    ['base/5/1259', 'could not open file "base/5/1259"'],
    ['pg_wal', 'pg_wal'],
  ])('without %s', async (name, reason) => {
    const lost = join(cluster, name);
    const away = join(folder, 'away');
    await rename(lost, away);
    onTestFinished(async () => {
      await rm(lost, { recursive: true, force: true });
      await rename(away, lost);
    });
    const sentence = await refusal(healthy);
    expect(sentence).toContain(`${cluster} is damaged and cannot be opened`);
    expect(sentence).toContain(reason);
    expect(sentence).toMatch(/put a backup in its place, or move that folder away.*\.$/);
    expect(await readdir(join(healthy, 'postgres'))).not.toContain('.s.PGSQL.5432');
  });

  test('of another version of PostgreSQL', async () => {
    const marker = join(cluster, 'PG_VERSION');
    await writeFile(marker, '17\n');
    onTestFinished(() => writeFile(marker, '18\n'));
    expect(await refusal(healthy)).toMatch(/was made by PostgreSQL 17, which this version of the/);
  });
});

test('a data folder that cannot be written gives one clear sentence', async () => {
  await writeFile(join(folder, 'file'), 'not a folder');
  expect(await refusal(join(folder, 'file/data'))).toMatch(
    /^The data folder .*\/file\/data\/postgres cannot be written \(ENOTDIR\): let the user/,
  );
});

test('a data folder that PostgreSQL cannot work in gives one clear sentence', async () => {
  expect(await refusal(join(folder, 'two $ meals'))).toMatch(/whose path has no double quote/);
});

test('a path that is too long for a socket, or odd, serves as data folder all the same', async () => {
  const dataDir = join(folder, `it's a, ${'long '.repeat(20)} path`);
  await mkdir(dataDir);
  await cp(healthy, dataDir, { recursive: true });
  const { connection, stop } = await start(dataDir);
  onTestFinished(() => rm(connection.host, { recursive: true, force: true }));
  const { rows } = await withClient(connection, (client) => client.query('select 1 as one'));
  await stop();
  expect(rows).toEqual([{ one: 1 }]);
  expect(Buffer.byteLength(connection.host)).toBeLessThan(107 - '/.s.PGSQL.5432'.length);
});

describe('the data folder', () => {
  const isRoot = process.getuid?.() === 0;

  test('is .data in the project', async () => {
    const chosen = await chooseDataFolder({ given: undefined, projectRoot: folder });
    expect(chosen).toBe(join(folder, '.data'));
  });

  test('is SERVERY_DATA_DIR where given', async () => {
    const given = join(folder, 'elsewhere');
    expect(await chooseDataFolder({ given, projectRoot: '/' })).toBe(given);
  });

  test('is outside a project that bars the unprivileged user whom root must use', async () => {
    const projectRoot = join(folder, 'barred');
    await mkdir(projectRoot, { mode: 0o700 });
    expect(await chooseDataFolder({ given: undefined, projectRoot })).toBe(
      isRoot ? `/var/lib/servery/${shortHash(projectRoot)}` : join(projectRoot, '.data'),
    );
  });
});
