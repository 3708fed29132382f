import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCommandDatabase } from '#server/db/open-command-database.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { databaseLine } from '#tests/server/tenants/tenants-command.ts';
import { dataFolder } from '#tests/server/embedded/data-folder.ts';

const { url } = await createTestDatabase();
const dataDir = await dataFolder();

/** Opens a command's database and returns what it reported. */
async function reportedBy(given: Partial<Parameters<typeof openCommandDatabase>[0]>) {
  const lines: string[] = [];
  const env = {
    nodeEnv: 'test' as const,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    dataDir,
    ...given,
  };
  const { close } = await openCommandDatabase(env, (line) => lines.push(line));
  await close();
  return lines;
}

test('names the database of DATABASE_URL, without its password', async () => {
  const guarded = new URL(url);
  guarded.password = 'hush';
  const [line, ...others] = await reportedBy({
    databaseUrl: guarded.href,
    nodeEnv: 'production',
  });
  expect(others).toEqual([]);
  expect(line).toBe(databaseLine(url).trimEnd());
  expect(line).not.toContain('hush');
});

test('in production a database of its own is not made by a command', async () => {
  const folder = join(dataDir, 'none');
  await mkdir(folder);
  const refused = reportedBy({ nodeEnv: 'production', dataDir: folder });
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(
    `There is no database to work on: DATABASE_URL is not set, and ${folder} has none. Set DATABASE_URL`,
  );
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

test(
  'elsewhere it says that it made one, and in production works on the one that is there',
  { tags: ['slow'], timeout: 60_000 },
  async () => {
    const folder = join(dataDir, 'own');
    expect(await reportedBy({ dataDir: folder })).toEqual([
      `Database: the embedded database in ${folder}, made just now (DATABASE_URL is not set)`,
    ]);
    expect(await reportedBy({ dataDir: folder, nodeEnv: 'production' })).toEqual([
      `Database: the embedded database in ${folder} (DATABASE_URL is not set)`,
    ]);
  },
);
