import { readFile, stat } from 'node:fs/promises';
import { ImportError } from './menu/import-error.ts';

const megabyte = 1024 * 1024;
const largest = 50 * megabyte;

/** @throws ImportError when the file is missing, too large (judged before reading) or empty */
export async function readMenuFile(path: string): Promise<Buffer> {
  const found = await stat(path).catch((error: unknown) => {
    throw new ImportError(`${path} cannot be read: ${reason(error)}`);
  });
  if (!found.isFile()) throw new ImportError(`${path} is not a file.`);
  if (found.size > largest) {
    const size = Math.ceil(found.size / megabyte);
    throw new ImportError(`${path} has ${size} MB; a menu may have ${largest / megabyte} MB.`);
  }
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new ImportError(`${path} cannot be read: ${reason(error)}`);
  });
  if (bytes.length === 0) throw new ImportError(`${path} is empty.`);
  return bytes;
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EACCES') return 'permission is missing.';
  return error instanceof Error ? error.message : String(error);
}
