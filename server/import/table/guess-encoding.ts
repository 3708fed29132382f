import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import type { MenuEncoding } from '#schemas/api/menu-encodings.ts';

/** Encodings by chardet's names; ISO 8859 is read as the Windows encoding that contains it. */
const encodingsOfNames: Readonly<Record<string, MenuEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'iso-8859-2',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  'KOI8-R': 'koi8-r',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  Big5: 'big5',
};

/** Encodings of Latin letters, as the Western one is. */
const latin: ReadonlySet<MenuEncoding> = new Set(['windows-1250', 'iso-8859-2', 'windows-1254']);

/**
 * Points out of 100 by which another encoding of Latin letters has to be surer than the Western one:
 * of a word such as 'Café' chardet holds several for likely, and the Western one is by far the most
 * usual.
 */
const surer = 20;
/** Accented letters that another encoding of Latin letters is told by at the least. */
const fewestAccents = 6;
/** Share of the letters that are not of ASCII where a menu is written in another script. */
const mostAccents = 0.4;
const mostLookedAt = 16 * 1024;

/** The likeliest encoding of bytes that are not UTF-8; the Western one where nothing is likely. */
export function guessEncoding(bytes: Buffer): MenuEncoding {
  const lines = foreignLines(bytes);
  const accents = lines.filter((byte) => byte >= 0x80).length;
  const plain = lines.toString('latin1').replaceAll(/[^a-z]/gi, '').length;
  const isOtherScript = accents > (accents + plain) * mostAccents;
  const found = analyse(lines).flatMap(({ name, confidence }) => {
    const encoding = encodingsOfNames[name];
    return encoding === undefined ? [] : [{ encoding, confidence }];
  });
  const western = found.find(({ encoding }) => encoding === 'windows-1252')?.confidence ?? 0;
  const likely = found.filter(({ encoding, confidence }) =>
    latin.has(encoding)
      ? accents >= fewestAccents && confidence > western + surer
      : isOtherScript && confidence > western,
  );
  const [best, next] = likely;
  const isSurest = best !== undefined && best.confidence > (next?.confidence ?? 0);
  return isSurest ? best.encoding : 'windows-1252';
}

const lineFeed = 0x0a;

/** The lines that are not UTF-8: prices and plain letters say nothing of the encoding. */
function foreignLines(bytes: Buffer): Buffer {
  const lines: Buffer[] = [];
  let size = 0;
  for (let start = 0; start < bytes.length && size < mostLookedAt;) {
    const end = bytes.indexOf(lineFeed, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end + 1);
    if (!isUtf8(line)) {
      lines.push(line);
      size += line.length;
    }
    start += line.length;
  }
  return Buffer.concat(lines).subarray(0, mostLookedAt);
}
