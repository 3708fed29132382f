import { isUtf8 } from 'node:buffer';

const lineFeed = 0x0a;

/**
 * The line of a file where the first bytes stand that are not UTF-8. A line feed is never part of a
 * longer letter in UTF-8, so lines can be judged one by one.
 */
export function firstForeignLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(lineFeed, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
}
