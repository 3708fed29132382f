import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './lighthouse.ts';
import { runProcess } from './run-process.ts';

export type DemoServer = { port: number; dataFolder: string };

/** Runs something beside the built program as the demo, on a data folder that is gone afterwards. */
export async function withDemoServer(act: (server: DemoServer) => Promise<void>): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'servery-web-'));
  // As root, PostgreSQL runs as an unprivileged user, who must be able to enter.
  await chmod(dataFolder, 0o755);
  const port = await freePort();
  const server = await runProcess(['dist/server/main.js'], {
    DEMO: '1',
    PORT: String(port),
    SERVERY_DATA_DIR: dataFolder,
  });
  try {
    await act({ port, dataFolder });
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
