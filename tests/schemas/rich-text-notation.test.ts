import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { richText, type RichText } from '#schemas/config/rich-text.ts';
import {
  canonicalRichText,
  parseRichText,
  printRichText,
} from '#schemas/rules/rich-text-notation.ts';
import { draws } from '../draws.ts';

/** Words that hold the notation's own signs as often as letters. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'ab *#-[]()\\\n'), maxLength: 12 }),
);
const href = fc.constantFrom(
  '',
  '/menu',
  '#menu',
  '/a(b)',
  'https://a.b/c\\d',
  'tel:(03) 1',
  'mailto:a@b.c',
);
const span = fc.record(
  { text: words, bold: fc.boolean(), italic: fc.boolean(), href },
  { requiredKeys: ['text'] },
);
const tree: fc.Arbitrary<RichText> = fc.array(
  fc.record({
    kind: fc.constantFrom('heading', 'paragraph', 'item'),
    spans: fc.array(span, { maxLength: 6 }),
  }),
  { maxLength: 6 },
);

describe('a rich text in plain notation', () => {
  test('comes back from its notation as it was', () => {
    fc.assert(
      fc.property(tree, (any) => {
        const one = canonicalRichText(any);
        expect(parseRichText(printRichText(one))).toEqual(one);
      }),
      { numRuns: draws(2000) },
    );
  });

  test('has one tree for all that read the same', () => {
    fc.assert(
      fc.property(tree, (any) => {
        const one = canonicalRichText(any);
        expect(canonicalRichText(one)).toEqual(one);
        expect(printRichText(any)).toBe(printRichText(one));
      }),
    );
  });

  test('is a tree of the schema whatever was typed', () => {
    fc.assert(
      fc.property(words, (text) => {
        const read = parseRichText(text);
        expect(richText.safeParse(read).success).toBe(true);
        expect(parseRichText(printRichText(read))).toEqual(read);
      }),
      { numRuns: draws(2000) },
    );
  });

  test.each<[string, string, RichText]>([
    [
      'a heading, a paragraph of two lines and a list',
      '# Terms\nFirst line\nsecond line\n\n- one\n- two\nAfter',
      [
        { kind: 'heading', spans: [{ text: 'Terms' }] },
        { kind: 'paragraph', spans: [{ text: 'First line\nsecond line' }] },
        { kind: 'item', spans: [{ text: 'one' }] },
        { kind: 'item', spans: [{ text: 'two' }] },
        { kind: 'paragraph', spans: [{ text: 'After' }] },
      ],
    ],
    [
      'marks within each other and a link',
      'Read **the *whole* of it** at [our **menu**](/menu).',
      [
        {
          kind: 'paragraph',
          spans: [
            { text: 'Read ' },
            { text: 'the ', bold: true },
            { text: 'whole', bold: true, italic: true },
            { text: ' of it', bold: true },
            { text: ' at ' },
            { text: 'our ', href: '/menu' },
            { text: 'menu', bold: true, href: '/menu' },
            { text: '.' },
          ],
        },
      ],
    ],
    [
      'marks that mean nothing',
      '2 * 3, #tag, -5, [a] (b) and \\*free\\*',
      [{ kind: 'paragraph', spans: [{ text: '2 * 3, #tag, -5, [a] (b) and *free*' }] }],
    ],
    [
      'a link that would run a script',
      '[press](javascript:alert)',
      [{ kind: 'paragraph', spans: [{ text: '[press](javascript:alert)' }] }],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(parseRichText(text)).toEqual(expected);
  });
});
