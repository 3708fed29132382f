import { understood } from './formats/import-formats.ts';
import { ImportError } from './menu/import-error.ts';

/** What files begin with that people take for a menu, and what to do about each. */
const otherFiles: readonly { begins: string; is: string }[] = [
  { begins: '%PDF', is: 'a PDF' },
  { begins: '\u00ff\u00d8\u00ff', is: 'a photograph' },
  { begins: '\u0089PNG', is: 'a picture' },
  { begins: 'GIF8', is: 'a picture' },
  { begins: 'RIFF', is: 'a picture' },
  { begins: '{\\rtf', is: 'a text of a word processor (RTF)' },
  { begins: '\u001f\u008b', is: 'a packed file (GZ)' },
  { begins: 'Rar!', is: 'a packed file (RAR)' },
  { begins: '7z\u00bc\u00af', is: 'a packed file (7Z)' },
];

const oldOffice = '\u00d0\u00cf\u0011\u00e0';

/** @throws ImportError where bytes begin as a file does that is no menu, with what it seems to be */
export function checkOtherFile(name: string, bytes: Buffer): void {
  const beginning = bytes.subarray(0, 8).toString('latin1').trimStart();
  if (beginning.startsWith(oldOffice)) throw new ImportError(oldOfficeText(name, bytes));
  const other = otherFiles.find(({ begins }) => beginning.startsWith(begins));
  if (!other) return;
  throw new ImportError(
    `“${name}” seems to be ${other.is}. A menu is read from a table: save one as CSV or XLSX. ${understood}`,
  );
}

/** Old files of Excel and spreadsheets behind a password are packed alike; the names of their parts differ. */
function oldOfficeText(name: string, bytes: Buffer): string {
  const has = (part: string) => bytes.includes(Buffer.from(part, 'utf16le'));
  if (has('EncryptedPackage') || has('EncryptionInfo')) {
    return `“${name}” is protected by a password. Save it without one, then choose that file.`;
  }
  const what = has('WordDocument') ? 'an old Word file' : 'an old Excel file (XLS)';
  return `“${name}” seems to be ${what}. Open it and save it as XLSX or “CSV UTF-8”, then choose that file.`;
}
