import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '../run-process.ts';

/** A build that runs as the demo, on data of its own. */
export type RunningBuild = { name: string; origin: string; stop(): Promise<void> };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param folder the project that was built, with its `dist`; left out: this one. */
export async function startBuild(name: string, folder = '.'): Promise<RunningBuild> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'servery-flow-'));
  // As root, PostgreSQL runs as an unprivileged user, who must be able to enter.
  await chmod(dataFolder, 0o755);
  const port = await freePort();
  const server = await runProcess([join(folder, 'dist/server/main.js')], {
    DEMO: '1',
    PORT: String(port),
    SERVERY_DATA_DIR: dataFolder,
  });
  return {
    name,
    origin: `http://localhost:${port}`,
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
