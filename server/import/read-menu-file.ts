import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { firstForeignLine } from './menu/first-foreign-line.ts';
import { ImportError } from './menu/import-error.ts';

const megabyte = 1024 * 1024;
const largest = 50 * megabyte;

/**
 * Reads a menu file as UTF-8 text, without a byte order mark.
 * @throws ImportError when it is missing, too large (judged before reading), empty or not UTF-8.
 */
export async function readMenuFile(path: string): Promise<string> {
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
  if (!isUtf8(bytes)) {
    throw new ImportError(
      `${path} is not saved as UTF-8. Save it again as UTF-8 (in Excel: 'CSV UTF-8'), then import it.`,
      [
        {
          place: `line ${firstForeignLine(bytes)}`,
          message: 'the first letters that are not UTF-8',
        },
      ],
    );
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new ImportError(`${path} is empty.`);
  return text;
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EACCES') return 'permission is missing.';
  return error instanceof Error ? error.message : String(error);
}
