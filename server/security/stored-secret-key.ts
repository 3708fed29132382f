import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An installation's own key: made once and kept in the data folder, for its owner's eyes alone. */
export async function storedSecretKey(dataFolder: string): Promise<Buffer> {
  const file = join(dataFolder, 'secret.key');
  const stored = await read(file);
  if (stored) return stored;
  await mkdir(dataFolder, { recursive: true });
  // Whole under another name first, then linked: of two programs that start at once, one makes it.
  const draft = join(dataFolder, `.${randomUUID()}`);
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  await link(draft, file).catch(unless('EEXIST'));
  await rm(draft);
  const made = await read(file);
  if (!made) throw new Error(`${file} vanished while it was made`);
  return made;
}

async function read(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch(unless('ENOENT'));
  if (text === undefined) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === 32) return key;
  throw new Error(`${file} holds no key of 32 bytes in base64: restore it from a backup.`);
}

const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
};
