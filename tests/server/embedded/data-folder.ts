import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { scratchFolder } from '#tests/scratch-folder.ts';

/** A data folder for one test file, which the database's unprivileged user may enter too. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(scratchFolder(), 'servery-embedded-'));
  await chmod(folder, 0o711);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
