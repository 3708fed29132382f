import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { mostColumns } from '#schemas/api/menu-mapping.ts';
import { ImportError } from '../menu/import-error.ts';
import { hiddenOfSheets, hiddenRows, type HiddenOfSheet } from './hidden-parts.ts';
import { mostRows } from './menu-table.ts';

/** Unpacked bytes of all that is read: many times the largest menu, and read in about a second. */
const mostUnpacked = 32 * 1024 * 1024;
const mostParts = 2000;

type RepackedWorkbook = {
  packed: Buffer;
  hasMacros: boolean;
  /** Hidden parts, in the order of the sheets. */
  hidden: readonly HiddenOfSheet[];
};

/**
 * The parts of a spreadsheet that hold its cells, unpacked within bounds, looked through and packed
 * again. A packed file of some kilobytes may unpack to gigabytes, and a single cell in row 1,048,576
 * makes whoever reads it fill a million rows.
 * @throws ImportError where it goes beyond the bounds, is damaged, or is no spreadsheet
 */
export async function repackWorkbook(name: string, bytes: Buffer): Promise<RepackedWorkbook> {
  try {
    return await repack(name, bytes);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`“${name}” is damaged: it cannot be unpacked.`);
  }
}

async function repack(name: string, bytes: Buffer): Promise<RepackedWorkbook> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const out = new ZipFile();
  const names = new Set<string>();
  const rowsOfPart = new Map<string, ReadonlySet<number>>();
  const lists = { workbook: '', relations: '' };
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (names.size >= mostParts) throw tooLarge(name);
    if (entry.isEncrypted()) {
      throw new ImportError(
        `“${name}” is protected by a password. Save it without one, then choose that file.`,
      );
    }
    if (names.has(entry.fileName)) continue;
    names.add(entry.fileName);
    if (!/\.xml(?:\.rels)?$/.test(entry.fileName)) continue;
    unpacked += entry.uncompressedSize;
    if (unpacked > mostUnpacked) throw tooLarge(name);
    // The stream fails where more comes out than the entry says.
    const part = await buffer(await zip.openReadStreamPromise(entry));
    const xml = part.toString('utf8');
    checkPart(name, entry.fileName, xml);
    if (entry.fileName.includes('worksheets/')) rowsOfPart.set(entry.fileName, hiddenRows(xml));
    if (entry.fileName === 'xl/workbook.xml') lists.workbook = xml;
    if (entry.fileName === 'xl/_rels/workbook.xml.rels') lists.relations = xml;
    out.addBuffer(part, entry.fileName, { compress: false });
  }
  if (!names.has('xl/workbook.xml')) throw new ImportError(otherPacked(name, names));
  out.end();
  return {
    packed: await buffer(out.outputStream),
    hasMacros: [...names].some((part) => part.endsWith('vbaProject.bin')),
    hidden: hiddenOfSheets(lists.workbook, lists.relations, rowsOfPart),
  };
}

function checkPart(name: string, part: string, xml: string): void {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) {
    throw new ImportError(`“${name}” is no spreadsheet as Excel writes it.`);
  }
  if (!part.includes('worksheets/')) return;
  for (const [, row = ''] of xml.matchAll(/<(?:\w{1,20}:)?row\s[^>]{0,400}?\br="(\d{1,15})"/g)) {
    if (Number(row) > mostRows) {
      throw new ImportError(
        `“${name}” goes down to row ${Number(row).toLocaleString('en')}; a menu has at most ${mostRows.toLocaleString('en')} rows. Delete the empty rows below it.`,
      );
    }
  }
  for (const [, letters = '', row = ''] of xml.matchAll(/\br="([A-Z]{1,9})(\d{1,15})"/g)) {
    if (columnNumber(letters) > mostColumns || Number(row) > mostRows) {
      throw new ImportError(
        `“${name}” has cells out to ${letters}${row}; a menu has at most ${mostColumns} columns and ${mostRows.toLocaleString('en')} rows. Delete what is empty beside and below it.`,
      );
    }
  }
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const tooLarge = (name: string) =>
  new ImportError(
    `“${name}” unpacks to more than ${mostUnpacked / 1024 / 1024} MB, which no menu does. Copy the menu alone into a new spreadsheet.`,
  );

function otherPacked(name: string, names: ReadonlySet<string>): string {
  if (names.has('word/document.xml')) {
    return `“${name}” is a Word document. Copy its table into a spreadsheet, then choose that file.`;
  }
  if (names.has('content.xml') || names.has('mimetype')) {
    return `“${name}” is a spreadsheet of LibreOffice. Save it as XLSX or CSV, then choose that file.`;
  }
  if ([...names].some((part) => part.endsWith('.iwa'))) {
    return `“${name}” is a document of Numbers or Pages. Export it as XLSX or CSV, then choose that file.`;
  }
  if (names.has('xl/workbook.bin')) {
    return `“${name}” is a binary spreadsheet (XLSB). Save it as XLSX, then choose that file.`;
  }
  return `“${name}” is a packed file without a spreadsheet in it. Unpack it, then choose the menu itself.`;
}
