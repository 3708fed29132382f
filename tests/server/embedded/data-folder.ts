import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A data folder for one test file, which the database's unprivileged user may enter too. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'servery-embedded-'));
  await chmod(folder, 0o711);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The number of the server's process, as it wrote it down itself. */
export async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
}

/** A process that has ended counts as gone, even if its parent has not fetched its status yet. */
export function isRunning(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  if (existsSync('/proc/self')) {
    return existsSync(commandLine) && readFileSync(commandLine).length > 0;
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
