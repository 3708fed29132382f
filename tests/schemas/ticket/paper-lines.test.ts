import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticket as texts } from '#schemas/messages/en/ticket.ts';
import { cellScale, paperLines } from '#schemas/ticket/paper-lines.ts';
import { ticketRows } from '#schemas/ticket/ticket-rows.ts';
import { textWidth, wrapText } from '#schemas/ticket/wrap-text.ts';
import { ticketOrder } from '#tests/fixtures/ticket-order.ts';

describe('a ticket on paper of cells', () => {
  test.each([32, 42, 48])('no line is wider than %i cells', (columns) => {
    const rows = ticketRows(ticketOrder, { texts, locale: 'en-AU', isReprint: true });
    for (const line of paperLines(rows, columns)) {
      if (line.kind === 'rule') continue;
      const width = line.indent + textWidth(line.text) * cellScale[line.size];
      expect(width).toBeLessThanOrEqual(columns);
    }
  });

  test('a name that is longer than a line goes on below, beside how many', () => {
    const row = ticketRows(ticketOrder, { texts, locale: 'en-AU' }).find(
      (one) => one.kind === 'text' && one.text.startsWith('Donau'),
    );
    const lines = paperLines(row ? [row] : [], 32).map((line) =>
      line.kind === 'rule' ? '' : line.text,
    );
    expect(lines[0]).toMatch(/^1× Donau/);
    expect(lines.slice(1).every((line) => line.startsWith('   '))).toBe(true);
  });

  test('wrapping loses no letter and breaks only between words where they fit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 12 }),
        fc.integer({ min: 4, max: 48 }),
        (words, cells) => {
          const text = words.join(' ');
          const lines = wrapText(text, cells);
          expect(lines.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
          for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(cells);
        },
      ),
    );
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('日本語', 4)).toEqual(['日本', '語']);
    expect(wrapText('first\n\nsecond', 20)).toEqual(['first', '', 'second']);
  });
});
