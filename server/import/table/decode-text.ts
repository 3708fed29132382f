import { isUtf8 } from 'node:buffer';
import { firstForeignLine } from '../menu/first-foreign-line.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What bytes say as text, without a byte order mark, and what had to be guessed for it. */
export type DecodedText = { text: string; notes: readonly string[] };

/** UTF-8, UTF-16, or else what older spreadsheets write: each is decoded, and the last one is said. */
export function decodeText(bytes: Buffer): DecodedText {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '');
  const notes = encoding === 'windows-1252' ? [guessedLetters(firstForeignLine(bytes))] : [];
  return { text, notes };
}

const guessedLetters = (line: number) =>
  `The file is not saved as UTF-8, so letters such as é may be wrong; the first of them is on line ${line}. If they are, save it as “CSV UTF-8” and choose it again.`;

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
