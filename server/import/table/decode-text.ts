import { isUtf8 } from 'node:buffer';
import { decode } from 'iconv-lite';
import type { MenuEncoding } from '#schemas/api/menu-encodings.ts';
import { menuEncodingNames } from '#schemas/messages/en/menu-encodings.ts';
import { firstForeignLine } from '../menu/first-foreign-line.ts';
import { guessEncoding } from './guess-encoding.ts';

/** What bytes say as text, without a byte order mark, and what had to be guessed for it. */
export type DecodedText = { text: string; encoding: MenuEncoding; notes: readonly string[] };

/**
 * Decodes a text as UTF-8 or UTF-16 where it is that, else as it is guessed, which is said.
 * The tables are iconv-lite's: TextDecoder of Node.js 20.18.3 to 22.12 reads the bytes 0x80 to 0x9F
 * of Windows-1252, which are ’ and €, as control characters.
 * @param asked the encoding that somebody chose
 */
export function decodeText(bytes: Buffer, asked?: MenuEncoding): DecodedText {
  const certain = certainEncoding(bytes);
  const encoding = asked ?? certain ?? guessEncoding(bytes);
  const text = decode(bytes, encoding).replace(/^\uFEFF/, '');
  const isGuessed = asked === undefined && certain === null;
  return {
    text,
    encoding,
    notes: [
      ...(isGuessed ? [guessedLetters(encoding, firstForeignLine(bytes))] : []),
      ...unreadLetters(text),
    ],
  };
}

const guessedLetters = (encoding: MenuEncoding, line: number) =>
  `The file is not saved as UTF-8. Its letters are read as ${menuEncodingNames[encoding]}, so those such as é may be wrong; the first of them is on line ${line}. If they are, choose another encoding, or save the file as “CSV UTF-8” and choose it again.`;

/** Bytes that are no letter of the encoding, with the line of the first one. */
function unreadLetters(text: string): string[] {
  const first = text.indexOf('\uFFFD');
  if (first === -1) return [];
  const count = text.split('\uFFFD').length - 1;
  const line = text.slice(0, first).split(/\r\n|\r|\n/).length;
  return [
    `${count === 1 ? 'One letter' : `${count} letters`} cannot be read in this encoding; the first is on line ${line}.`,
  ];
}

function certainEncoding(bytes: Buffer): MenuEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark every other byte of plain letters is 0.
  const some = bytes.subarray(0, 1000);
  const zeros = [0, 1].map((at) => some.filter((byte, index) => byte === 0 && index % 2 === at));
  const [even = 0, odd = 0] = zeros.map(({ length }) => length / (some.length / 2));
  if (odd > 0.6 && even < 0.1) return 'utf-16le';
  if (even > 0.6 && odd < 0.1) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : null;
}
