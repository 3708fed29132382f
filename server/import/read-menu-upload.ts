import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { formats, type FormatName } from './formats/import-formats.ts';
import type { ImportedMenu, ImportProblem } from './menu/imported-menu.ts';
import { firstForeignLine } from './menu/first-foreign-line.ts';
import { ImportError } from './menu/import-error.ts';

/** A menu as it was read from a file that somebody sent. */
export type UploadedMenu = {
  /** Marks the rows that it brings. */
  source: string;
  menu: ImportedMenu;
  /** What is not imported, or was guessed, in sentences. */
  notes: readonly string[];
};

/** What files begin with that people take for a menu, and what to do about each. */
const otherFiles: readonly { begins: string; is: string; instead: string }[] = [
  {
    begins: 'PK\u0003\u0004',
    is: 'a spreadsheet (XLSX) or another packed file',
    instead: 'Open it and save it as “CSV UTF-8”, then choose that file.',
  },
  {
    begins: '\u00d0\u00cf\u0011\u00e0',
    is: 'an old Excel or Word file',
    instead: 'Open it and save it as “CSV UTF-8”, then choose that file.',
  },
  { begins: '%PDF', is: 'a PDF', instead: 'A menu is read from a table: save one as CSV.' },
  {
    begins: '\u00ff\u00d8\u00ff',
    is: 'a photograph',
    instead: 'A menu is read from a table: save one as CSV.',
  },
  {
    begins: '\u0089PNG',
    is: 'a picture',
    instead: 'A menu is read from a table: save one as CSV.',
  },
  {
    begins: '<',
    is: 'a web page or XML',
    instead: 'A menu is read from a table: save one as CSV.',
  },
];

const understood = 'A CSV table or a menu of Uber Eats can be read.';

/** Above every menu, and few enough to be read at once: lines of a table, objects of a JSON. */
const mostLines = 20_000;
const mostObjects = 200_000;

/**
 * Reads a menu from a file that was sent: which format it is, its content tells rather than its name.
 * @param currency ISO 4217 code that the prices are in
 * @throws ImportError with a sentence, and with every line or place where that is known.
 */
export function readMenuUpload(name: string, bytes: Buffer, currency: string): UploadedMenu {
  const beginning = bytes.subarray(0, 8).toString('latin1').trimStart();
  const other = otherFiles.find(({ begins }) => beginning.startsWith(begins));
  if (other) {
    throw new ImportError(`“${name}” seems to be ${other.is}. ${other.instead}`);
  }
  const { text, encoding } = textOf(name, bytes);
  const source = formatOf(name, text);
  checkSize(name, source, text);
  const parsed = formats[source].parse(text, currency);
  if (!parsed.ok) throw refusalOf(name, source, parsed.problems);
  const guessed = encoding === 'windows-1252' ? [guessedLetters(firstForeignLine(bytes))] : [];
  return { source, menu: parsed.menu, notes: [...guessed, ...parsed.remarks] };
}

/** Places whose absence says that it is another file altogether. */
const partsOfUberEats: ReadonlySet<string> = new Set(['the file', 'menus', 'categories', 'items']);
const notJson = 'this is not JSON';

function refusalOf(
  name: string,
  source: FormatName,
  problems: readonly ImportProblem[],
): ImportError {
  const [first] = problems;
  if (first?.message.startsWith(notJson)) {
    const message = 'the file is damaged or breaks off here';
    return new ImportError(`“${name}” is damaged.`, [{ ...first, message }]);
  }
  if (source === 'uber-eats' && problems.some(({ place }) => partsOfUberEats.has(place))) {
    return new ImportError(
      `“${name}” is no menu of Uber Eats, nor one that we know. ${understood}`,
    );
  }
  const { length } = problems;
  const what = length === 1 ? 'one thing in it' : `${length} things in it`;
  return new ImportError(`“${name}” was not read: ${what} must be mended.`, problems);
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const guessedLetters = (line: number) =>
  `The file is not saved as UTF-8, so letters such as é may be wrong; the first of them is on line ${line}. If they are, save it as “CSV UTF-8” and choose it again.`;

/** UTF-8, UTF-16, or else what older spreadsheets write: each is decoded, and the last one is said. */
function textOf(name: string, bytes: Buffer): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new ImportError(`“${name}” is empty.`);
  if (text.includes('\u0000')) {
    throw new ImportError(`“${name}” is no text, and so no table. ${understood}`);
  }
  return { text, encoding };
}

function encodingOf(bytes: Buffer): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark every other byte of plain letters is 0.
  const some = bytes.subarray(0, 1000);
  const zeros = [0, 1].map((at) => some.filter((byte, index) => byte === 0 && index % 2 === at));
  const [even = 0, odd = 0] = zeros.map(({ length }) => length / (some.length / 2));
  if (odd > 0.6 && even < 0.1) return 'utf-16le';
  if (even > 0.6 && odd < 0.1) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function formatOf(name: string, text: string): FormatName {
  const start = text.trimStart()[0];
  if (start === '{' || start === '[') return 'uber-eats';
  const ending = extname(name).toLowerCase();
  const [firstLine = ''] = text.trimStart().split(/\r?\n/, 1);
  if (formats.csv.endings.includes(ending) || /[,;\t]/.test(firstLine)) return 'csv';
  if (formats['uber-eats'].endings.includes(ending)) return 'uber-eats';
  throw new ImportError(`“${name}” is no menu that we know. ${understood}`);
}

function checkSize(name: string, source: FormatName, text: string): void {
  const isTable = source === 'csv';
  const parts = text.split(isTable ? '\n' : '{', (isTable ? mostLines : mostObjects) + 2);
  if (parts.length <= (isTable ? mostLines : mostObjects) + 1) return;
  throw new ImportError(
    isTable
      ? `“${name}” has more than ${mostLines.toLocaleString('en')} lines, which no menu has.`
      : `“${name}” holds more than any menu does.`,
  );
}
