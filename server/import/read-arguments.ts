import { parseArgs } from 'node:util';
import { menuEncodings, type MenuEncoding } from '#schemas/api/menu-encodings.ts';
import { knownFormats } from './formats/import-formats.ts';
import { ImportError } from './menu/import-error.ts';

export type ImportArguments = {
  tenantId: number;
  restaurantId: number;
  file: string;
  format: string | undefined;
  encoding: MenuEncoding | undefined;
  /** Path of a file that says how a table is read. */
  mapping: string | undefined;
  dryRun: boolean;
  sellsFree: boolean;
  adds: boolean;
};

export const usage = `Imports a menu into one restaurant.

  npm run import -- --tenant 53 --restaurant 5 [--dry-run] [--free-dishes] [--add]
                    [--format <word>] [--encoding <name>] [--mapping <file.json>] menu.xlsx

  --tenant, --restaurant   where the menu goes
  --dry-run                prints what would change and writes nothing
  --free-dishes            sells dishes whose price is 0.00, too; without it they come to the menu
                           as unavailable, until somebody puts them on sale or gives them a price
  --add                    adds to what earlier files of the format have brought, and takes nothing
                           off; dishes with the same id in the file, or name, are updated
  --format                 ${knownFormats};
                           without it the file's content decides
  --encoding               how the letters of a CSV are written, such as windows-1252 or macintosh;
                           without it that is found out, and said where it is no more than a guess
  --mapping                how the columns of a table are read, as --dry-run prints it; without it
                           that is guessed from its headings and values

The imported categories stand beside the restaurant's own, behind them. Each imported row is marked
with its format and its id in the file (a table without an id column goes by the dish's name), so
importing again changes only what differs: names, texts, prices, choices, hours and, where the file
tells it, what is sold out. Without --add, what is no longer in the file is taken off the menu but
kept, because orders may show it. Rows of another restaurant, of another format, and rows written by hand are
never touched, and neither are pictures; none are fetched.

A dish that has no price in the file comes to the menu as unavailable in any case. A file is imported
whole or not at all.`;

/** @returns null where help was asked for. @throws ImportError naming what is missing or wrong. */
export function readArguments(args: readonly string[]): ImportArguments | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (file === undefined) throw wrong('The file to import is missing.');
  if (others.length > 0) throw wrong(`One file at a time: ${positionals.join(' ')}.`);
  return {
    tenantId: readId('--tenant', values.tenant),
    restaurantId: readId('--restaurant', values.restaurant),
    file,
    format: values.format,
    encoding: readEncoding(values.encoding),
    mapping: values.mapping,
    dryRun: values['dry-run'] ?? false,
    sellsFree: values['free-dishes'] ?? false,
    adds: values.add ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        restaurant: { type: 'string' },
        format: { type: 'string' },
        encoding: { type: 'string' },
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'free-dishes': { type: 'boolean' },
        add: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function readId(option: string, word: string | undefined): number {
  if (word === undefined) throw wrong(`${option} is missing.`);
  // The largest id that the tenants' column holds; more is certainly a slip.
  if (/^[1-9]\d{0,9}$/.test(word) && Number(word) < 2 ** 31) return Number(word);
  throw wrong(`${option} must be a whole number like 53, not '${word}'.`);
}

function readEncoding(word: string | undefined): MenuEncoding | undefined {
  if (word === undefined) return undefined;
  const known = menuEncodings.find((encoding) => encoding === word.toLowerCase());
  if (known) return known;
  throw wrong(`--encoding must be one of ${menuEncodings.join(', ')}, not '${word}'.`);
}

const wrong = (sentence: string) => new ImportError(`${sentence} See: npm run import -- --help`);
