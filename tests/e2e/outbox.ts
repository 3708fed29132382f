import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { e2eDataFolder } from './environment.ts';

/** The newest mail to an address that a pattern is found in, as its text; '' before it is there. */
export async function mailTo(address: string, pattern: RegExp): Promise<string> {
  const folder = join(e2eDataFolder, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const file of files.toSorted().toReversed()) {
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '');
    if (text.includes(address) && pattern.test(text)) return text;
  }
  return '';
}
