import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';

/** What the databases of a run may take, in bytes. */
const needed = 4 * 2 ** 30;

/**
 * Where tests keep what may be lost: memory where Linux gives enough of it, else the system's
 * folder for such files. On a disk each new database of a test file took five times as long.
 */
export function scratchFolder(): string {
  return hasMemory() ? memory : tmpdir();
}

function hasMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed;
  } catch {
    return false;
  }
}
