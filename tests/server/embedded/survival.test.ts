import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { withClient } from '#tests/database/with-client.ts';
import { dataFolder } from './data-folder.ts';
import { isRunning, serverPid } from './server-processes.ts';

const dataDir = await dataFolder();
const log = () => undefined;
const orderWriter = fileURLToPath(new URL('order-writer.ts', import.meta.url));

/** Lets the writer commit some orders; it goes on writing until it is ended. */
async function writeOrders(): Promise<{ writer: ChildProcess; written: () => number }> {
  const writer = spawn(process.execPath, ['--import', 'tsx', orderWriter, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void writer.kill('SIGKILL'));
  let last = 0;
  const lines = createInterface(writer.stdout);
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      last = Number(line);
      if (last === 50) resolve();
    });
  });
  return { writer, written: () => last };
}

function countOrders(connection: ClientConfig) {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ count: number; last: number }>(
      'select count(*)::int as count, max(number) as last from written',
    );
    return rows[0];
  });
}

test('the database runs as a real PostgreSQL that syncs to disk and listens on no port', async () => {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log });
  const { rows } = await withClient(connection, (client) =>
    client.query(
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as ports,
       current_setting('server_encoding') as encoding, upper('crème brûlée') as upper`,
    ),
  );
  expect(rows).toEqual([{ fsync: 'on', ports: '', encoding: 'UTF8', upper: 'CRÈME BRÛLÉE' }]);

  const pid = await serverPid(dataDir);
  await stop();
  expect(isRunning(pid)).toBe(false);
});

test('a program killed with -9 leaves a server that the next start adopts and stops', async () => {
  const { writer, written } = await writeOrders();
  const pid = await serverPid(dataDir);
  writer.kill('SIGKILL');
  await once(writer, 'close');

  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log });
  expect(await serverPid(dataDir)).toBe(pid);
  expect((await countOrders(connection))?.count).toBeGreaterThanOrEqual(written());
  await stop();
  expect(isRunning(pid)).toBe(false);
});

test('every committed order is there after program and database were killed with -9', async () => {
  const { writer, written } = await writeOrders();
  process.kill(await serverPid(dataDir), 'SIGKILL');
  writer.kill('SIGKILL');
  await once(writer, 'close');

  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log });
  const found = await countOrders(connection);
  await stop();
  expect(found?.count).toBeGreaterThanOrEqual(written());
  expect(found?.count).toBe(found?.last);
});

test('Ctrl-C in the terminal reaches the program but not the database', async () => {
  const { writer } = await writeOrders();
  const pid = await serverPid(dataDir);
  if (writer.pid) process.kill(-writer.pid, 'SIGINT'); // the whole group, as a terminal does
  await once(writer, 'close');

  const { stop } = await startEmbeddedPostgres({ dataDir, log });
  expect(await serverPid(dataDir)).toBe(pid);
  await stop();
});

test('of several programs on one data folder the last to stop stops the database', async () => {
  const [first, second] = await Promise.all([
    startEmbeddedPostgres({ dataDir, log }),
    startEmbeddedPostgres({ dataDir, log }),
  ]);
  const pid = await serverPid(dataDir);
  await first.stop();
  await withClient(second.connection, (client) => client.query('select 1'));
  await second.stop();
  expect(isRunning(pid)).toBe(false);
});

test('a database that is killed under a running program is started again', async () => {
  const said: string[] = [];
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    log: (text) => said.push(text),
  });
  const killed = await serverPid(dataDir);
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => said, { timeout: 15_000 })
    .toEqual(['The connection to the database was lost: starting it again.']);
  await expect
    .poll(() => withClient(connection, async () => 'answers').catch(String), { timeout: 15_000 })
    .toBe('answers');
  const pid = await serverPid(dataDir);
  await stop();
  expect([pid === killed, isRunning(pid)]).toEqual([false, false]);
});
