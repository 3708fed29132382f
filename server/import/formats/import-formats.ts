import { extname } from 'node:path';
import { ImportError } from '../menu/import-error.ts';
import type { MenuFormat } from '../menu/imported-menu.ts';
import { csv } from './csv.ts';
import { uberEats } from './uber-eats.ts';

/** Every format that can be imported; its word is also the source that rows are marked with. */
export const formats = { 'uber-eats': uberEats, csv } satisfies Record<string, MenuFormat>;

export type FormatName = keyof typeof formats;

const isFormatName = (word: string): word is FormatName => Object.hasOwn(formats, word);

/** Every known format in one line, for people. */
export const knownFormats: string = Object.entries(formats)
  .map(([word, { title, endings }]) => `${word} (${title}, ${endings.join(' ')})`)
  .join(', ');

/**
 * The format that was asked for, else the one of the file's ending.
 * @throws ImportError when there is none.
 */
export function chooseFormat(file: string, asked: string | undefined): FormatName {
  if (asked !== undefined) {
    if (isFormatName(asked)) return asked;
    throw new ImportError(`${asked} is no known format. Known: ${knownFormats}.`);
  }
  const ending = extname(file).toLowerCase();
  const fitting = Object.entries(formats).find(([, format]) =>
    (format.endings as readonly string[]).includes(ending),
  );
  if (fitting && isFormatName(fitting[0])) return fitting[0];
  throw new ImportError(
    `The ending of ${file} tells no format: give one with --format. Known: ${knownFormats}.`,
  );
}
