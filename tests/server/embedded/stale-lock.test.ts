import { spawn } from 'node:child_process';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverAccount } from '#server/db/embedded/server-account.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { dataFolder } from './data-folder.ts';

const dataDir = await dataFolder();
const options = { dataDir, log: () => undefined, throwaway: true };

test('a lock file whose number now belongs to another process does not stop the database', async () => {
  const home = join(dataDir, 'postgres');
  const locks = [join(home, 'data/postmaster.pid'), join(home, '.s.PGSQL.5432.lock')];
  const first = await startEmbeddedPostgres(options);
  const left = await Promise.all(locks.map((lock) => readFile(lock, 'utf8')));
  await first.stop();

  // As after a power cut: the lock files are there, and the number has been given out again.
  const account = await serverAccount(home);
  const other = spawn('sleep', ['60'], { ...account, cwd: '/', stdio: 'ignore' });
  onTestFinished(() => void other.kill());
  await Promise.all(
    locks.map((lock, index) =>
      writeFile(lock, left[index]?.replace(/^\d+/, String(other.pid)) ?? ''),
    ),
  );
  const second = await startEmbeddedPostgres(options);
  expect(await readFile(join(home, 'data/postmaster.pid'), 'utf8')).not.toMatch(
    new RegExp(`^${other.pid}\n`),
  );
  await second.stop();
});

test('an empty lock file, left by a server that died while it started, is cleared away', async () => {
  const first = await startEmbeddedPostgres(options);
  await first.stop();
  const lock = join(dataDir, 'postgres/data/postmaster.pid');
  await writeFile(lock, '', { mode: 0o644 });
  const longAgo = new Date('2026-01-01');
  await utimes(lock, longAgo, longAgo);

  const second = await startEmbeddedPostgres(options);
  expect(await readFile(lock, 'utf8')).toMatch(/^\d+\n/);
  await second.stop();
});
