import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ticket as texts } from '#schemas/messages/en/ticket.ts';
import { paperLines } from '#schemas/ticket/paper-lines.ts';
import { ticketText } from '#schemas/ticket/ticket-row.ts';
import { ticketRows } from '#schemas/ticket/ticket-rows.ts';
import { eposText } from '#server/printing/paper/epos-print.ts';
import { asciiText, plainLines, plainText } from '#server/printing/paper/plain-text.ts';
import {
  canDrawText,
  ticketPng,
  ticketRaster,
  type TicketRaster,
} from '#server/printing/paper/ticket-picture.ts';
import { ticketOrder } from '#tests/fixtures/ticket-order.ts';

const rows = ticketRows(ticketOrder, { texts, locale: 'en-AU' });
const cellWidth = 12;
/** The last column with a black dot. */
function rightmost({ width, height, bits }: TicketRaster): number {
  const isBlack = (x: number, y: number) =>
    ((bits[(y * width) / 8 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
  const columns = Array.from({ length: width }, (_, x) => x);
  return (
    columns.findLast((x) =>
      Array.from({ length: height }, (_, y) => y).some((y) => isBlack(x, y)),
    ) ?? -1
  );
}
const drawn = (text: string) => ticketRaster(paperLines([ticketText(text)], 48), 48);

describe('a ticket as a picture', () => {
  test('is black and white, and as wide as the paper prints', async () => {
    const png = await ticketPng(paperLines(rows, 32), 32);
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(384);
    expect(new Set(data)).toEqual(new Set([0, 255]));
  });

  test.each([
    ['José', 'Jose'],
    ['Žižek', 'Zizek'],
    ['Łukasz', 'Lukasz'],
    ['Çağla', 'Cagla'],
    ['Zoë', 'Zoe'],
    ['شاورما', ''],
    ['Ελένη', ''],
  ])('%s is not printed as %s', async (name, other) => {
    const [written, without] = [await drawn(name), await drawn(other)];
    expect(written.bits.equals(without.bits)).toBe(false);
  });

  test('letters with two marks have both of them over themselves', async () => {
    // Where a font lacks the letter, its second mark stands in a cell of its own.
    const [composed, decomposed] = [await drawn('ắ'), await drawn('ắ'.normalize('NFD'))];
    expect(composed.bits.equals(decomposed.bits)).toBe(true);
    expect(rightmost(await drawn('mắ'))).toBe(rightmost(await drawn('ma')));
    expect(rightmost(await drawn('nướ'))).toBe(rightmost(await drawn('nươ')));
    const wide = await Promise.all(
      [...'ấầẩẫắằẳẵếềểễốồổỗớờởỡứừửữ'].map(async (letter) => {
        const isWide = rightmost(await drawn(letter)) >= cellWidth;
        return isWide ? [letter] : [];
      }),
    );
    expect(wide.flat()).toEqual([]);
  });

  test('no line is clipped: the last column of dots is white', async () => {
    for (const columns of [32, 42, 48]) {
      const words = paperLines(rows, columns).filter(({ kind }) => kind === 'text');
      const { width, height, bits } = await ticketRaster(words, columns);
      const rowBytes = width / 8;
      const last = Array.from(
        { length: height },
        (_, y) => (bits[(y + 1) * rowBytes - 1] ?? 0) & 1,
      );
      expect(last.every((dot) => dot === 0)).toBe(true);
    }
  });

  test('this machine has fonts to draw it', async () => {
    expect(await canDrawText()).toBe(true);
  });
});

describe('a ticket as text, for a machine without fonts', () => {
  test('is ASCII, without accents', () => {
    expect(asciiText('José Žižek, Łukasz · 2× ½ Straße')).toBe(
      'Jose Zizek, Lukasz - 2x 1/2 Strasse',
    );
    const text = plainText(rows, 42);
    expect(text).toMatch(/^[\n -~]+$/);
    expect(text).toContain('2x Corner burger');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(42);
  });

  test('as ePOS-Print XML it is escaped, and cut off below', () => {
    const lines = plainLines([ticketText('Fish & <chips>', { isBold: true })], 42);
    expect(eposText(lines, 42)).toBe(
      '<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">' +
        '<text lang="en" width="1" height="1" em="true" reverse="false">' +
        'Fish &amp; &lt;chips&gt;&#10;</text><feed line="1"/><cut type="feed"/></epos-print>',
    );
  });
});
