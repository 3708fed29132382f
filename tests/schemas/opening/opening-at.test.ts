import { expect, test } from 'vitest';
import { openingAt } from '#schemas/rules/opening/opening-at.ts';

const at = (iso: string) => Date.parse(iso);
/** Friday lunch, Friday evening past midnight, nothing on Saturday, Sunday. */
const openings = [
  { opens: '2026-11-20T00:30:00.000Z', closes: '2026-11-20T03:30:00.000Z' },
  { opens: '2026-11-20T06:00:00.000Z', closes: '2026-11-20T15:00:00.000Z' },
  { opens: '2026-11-22T00:30:00.000Z', closes: '2026-11-22T03:30:00.000Z' },
];

test.each([
  [
    'before the first opening',
    '2026-11-19T23:00:00Z',
    { isOpen: false, opens: openings[0]?.opens },
  ],
  [
    'at the very moment it opens',
    '2026-11-20T00:30:00Z',
    { isOpen: true, until: '2026-11-20T03:30:00Z' },
  ],
  [
    'a minute before it closes',
    '2026-11-20T03:29:00Z',
    { isOpen: true, until: '2026-11-20T03:30:00Z' },
  ],
  [
    'at the very moment it closes',
    '2026-11-20T03:30:00Z',
    { isOpen: false, opens: '2026-11-20T06:00:00Z' },
  ],
  ['past midnight', '2026-11-20T14:30:00Z', { isOpen: true, until: '2026-11-20T15:00:00Z' }],
  ['on a closed day', '2026-11-21T04:00:00Z', { isOpen: false, opens: '2026-11-22T00:30:00Z' }],
  ['after the last one known', '2026-11-22T03:30:00Z', { isOpen: false, opens: null }],
])('R17 %s', (_, now, expected) => {
  const { isOpen, ...moment } = openingAt(openings, at(now));
  const wanted = Object.values(moment)[0];
  expect({ isOpen, at: wanted }).toEqual({
    isOpen: expected.isOpen,
    at: asMs('until' in expected ? expected.until : expected.opens),
  });
});

test('without hours nothing opens', () => {
  expect(openingAt([], at('2026-11-20T02:00:00Z'))).toEqual({ isOpen: false, opens: null });
});

const asMs = (iso: string | null | undefined) => (iso ? at(iso) : null);
