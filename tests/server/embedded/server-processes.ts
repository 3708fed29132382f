import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
