import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '../errors/startup-error.ts';
import { manifest, manifestName, type BackupFile, type Manifest } from './backup-format.ts';

/** For the owner's eyes alone: it holds customers' names and addresses. */
const [folderMode, fileMode] = [0o700, 0o600];

/**
 * Makes the folder of a backup.
 * @throws StartupError where something lies in it: one backup never overwrites another.
 */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
  if ((await readdir(folder)).length === 0) return;
  throw new StartupError(`${folder} is not empty: name a new folder for each backup.`);
}

/** Writes a stream into a file of the backup, packed where it is text; nothing of it is kept in memory. */
export async function writeChecked(
  folder: string,
  file: string,
  source: Readable,
  { isPacked }: { isPacked: boolean },
): Promise<BackupFile> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true, mode: folderMode });
  const sum = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  // On the disk before the manifest says that it is there.
  const target = createWriteStream(path, { mode: fileMode, flush: true });
  await (isPacked
    ? pipeline(source, createGzip(), count, target)
    : pipeline(source, count, target));
  return { file, bytes, sha256: sum.digest('hex') };
}

/** Writes the manifest under its name only once it is whole: from then on the backup is one. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const path = join(folder, manifestName);
  await writeFile(`${path}.part`, `${JSON.stringify(content, null, 2)}\n`, {
    mode: fileMode,
    flush: true,
  });
  await rename(`${path}.part`, path);
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** @throws StartupError where the folder holds no backup, or what was left of one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    return null;
  });
  if (text === null) {
    const files = await readdir(folder).catch(() => null);
    throw new StartupError(
      files === null || files.length === 0
        ? `There is no backup in ${folder}.`
        : `The backup in ${folder} is incomplete: it was cut off before its ${manifestName} was ` +
            'written. Take another one.',
    );
  }
  const read = manifest.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new StartupError(`${join(folder, manifestName)} is no manifest of a backup.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws StartupError naming the first file that is missing or not as it was written. */
export async function checkFiles(folder: string, files: readonly BackupFile[]): Promise<void> {
  for (const { file, bytes, sha256 } of files) {
    // A manifest that somebody made could else name any file of the machine.
    if (/(?:^|\/)\.\.?(?:\/|$)|^\/|\\/.test(file)) {
      throw new StartupError(`The manifest names ${file}, which is no file of a backup.`);
    }
    const sum = createHash('sha256');
    let read = 0;
    try {
      await pipeline(
        createReadStream(join(folder, file)),
        async (chunks: AsyncIterable<Buffer>) => {
          for await (const chunk of chunks) {
            sum.update(chunk);
            read += chunk.length;
          }
        },
      );
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing) throw error;
      throw new StartupError(`The backup lacks ${file}.`);
    }
    if (read !== bytes || sum.digest('hex') !== sha256) {
      throw new StartupError(`${file} is not as it was written: the backup is damaged.`);
    }
  }
}

/** The content of a packed file, as a stream. */
export const unpacked = (folder: string, file: string): Readable =>
  createReadStream(join(folder, file)).pipe(createGunzip());
