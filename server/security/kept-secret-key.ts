import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An installation's own key: made once and kept in the data folder, for its owner's eyes alone. */
export async function keptSecretKey(dataFolder: string): Promise<Buffer> {
  const file = join(dataFolder, 'secret.key');
  await mkdir(dataFolder, { recursive: true });
  try {
    // 'wx' fails where it is there already: of two programs that start at once, one makes it.
    const made = randomBytes(32);
    await writeFile(file, `${made.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (kept.length === 32) return kept;
  throw new Error(`${file} holds no key of 32 bytes in base64: restore it from a backup.`);
}
