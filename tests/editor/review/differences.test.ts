import { describe, expect, it, test } from 'vitest';
import { produce, type Draft } from 'immer';
import type { Difference } from '#editor/review/differences/difference.ts';
import { differencesBetween } from '#editor/review/differences/differences.ts';
import { moved } from '#editor/review/differences/list-lines.ts';
import { takeFrom } from '#editor/review/differences/take-from.ts';
import { clipped, wordDiff } from '#editor/review/differences/word-diff.ts';
import { dropSection, insertSection, placeSection } from '#editor/core/sections/section-changes.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { draftSite, publishedSite } from '#stories/samples/publishing.ts';

const start = tenant139.config;
const after = (recipe: (draft: Draft<SiteConfig>) => void) => produce(start, recipe);
const labelsOf = (next: SiteConfig) =>
  differencesBetween(start, next).map(({ groupLabel, label, view }) => [groupLabel, label, view]);

describe('what two documents have otherwise', () => {
  test.each<[name: string, next: SiteConfig, expected: [string, string, Difference['view']][]]>([
    ['nothing', start, []],
    [
      'a text',
      after((draft) => void (draft.hero.ctaText = 'Order now')),
      [['Hero', 'Button text', { kind: 'text', before: 'See the menu', after: 'Order now' }]],
    ],
    [
      'a colour',
      after((draft) => void (draft.colors.accent = '#123456')),
      [['Colours', 'Accent', { kind: 'color', before: start.colors.accent, after: '#123456' }]],
    ],
    [
      'a switch, in words',
      after((draft) => void (draft.general.showProductUnit = false)),
      [['Business', 'Show units of dishes', { kind: 'words', before: 'On', after: 'Off' }]],
    ],
    [
      'a number with its unit',
      after((draft) => void (draft.header.height = 100)),
      [
        [
          'Header',
          'Height',
          { kind: 'words', before: `${start.header.height} px`, after: '100 px' },
        ],
      ],
    ],
    [
      'a section hidden',
      after((draft) => {
        const menu = draft.layout.home.find(({ id }) => id === 'menu');
        if (menu) menu.hidden = true;
      }),
      [['Menu', 'On the home page', { kind: 'words', before: 'Shown', after: 'Hidden' }]],
    ],
    [
      'a section moved',
      after((draft) => placeSection(draft, 'hero', 2)),
      [
        [
          'Home page',
          'Order of the sections',
          { kind: 'order', moves: [{ name: 'Hero', from: 1, to: 3 }] },
        ],
      ],
    ],
    [
      'a section added',
      after((draft) => void insertSection(draft, 'gallery', 'hero')),
      [['From our kitchen', 'Section added', { kind: 'came' }]],
    ],
    [
      'a section removed, with what was known of its pictures',
      after((draft) => dropSection(draft, 'about')),
      [['From a laneway in Brunswick', 'Section removed', { kind: 'went' }]],
    ],
    [
      'items of a list, by their names',
      after((draft) => {
        draft.features.items.reverse();
        const [first] = draft.features.items;
        if (first) first.icon = 'star';
        draft.features.items.pop();
      }),
      [
        [
          'Features',
          'Points',
          {
            kind: 'list',
            lines: [
              { what: 'changed', name: 'Ordered from us', settings: ['Icon'] },
              { what: 'removed', name: 'Dough with a past', settings: [] },
              { what: 'moved', name: 'The time you picked', settings: [] },
              { what: 'moved', name: 'Ironbark, 450 degrees', settings: [] },
            ],
          },
        ],
      ],
    ],
    [
      'a picture’s description and what stays in sight',
      after((draft) => {
        const known = draft.media['hero.backgroundImage'];
        if (known) Object.assign(known, { alt: 'Fire', focusX: 0.25 });
      }),
      [
        [
          'Hero',
          'Picture › Description',
          {
            kind: 'text',
            before: 'A pizza on its peel before the fire of a wood oven',
            after: 'Fire',
          },
        ],
        [
          'Hero',
          'Picture › What stays in sight',
          { kind: 'words', before: '46 % across, 50 % down', after: '25 % across, 50 % down' },
        ],
      ],
    ],
  ])('%s', (_name, next, expected) => {
    expect(labelsOf(next)).toEqual(expected);
  });

  it('all of them put back give the other document, between any two sites', () => {
    const sites = [start, tenant53.config, publishedSite, draftSite];
    for (const one of sites) {
      for (const other of sites) {
        const places = differencesBetween(one, other).map(({ place }) => place);
        const back = produce(other, (draft) => takeFrom(one, places, draft));
        expect(differencesBetween(one, back)).toEqual([]);
      }
    }
  });

  it('one put back leaves all others', () => {
    const all = differencesBetween(publishedSite, draftSite);
    expect(all.length).toBeGreaterThan(8);
    for (const { key, place } of all) {
      const back = produce(draftSite, (draft) => takeFrom(publishedSite, [place], draft));
      const left = differencesBetween(publishedSite, back).map((one) => one.key);
      expect(left).not.toContain(key);
      expect(left).toEqual(all.map((one) => one.key).filter((one) => one !== key));
    }
  });

  it('a removed section comes back where it was, with its pictures’ words', () => {
    const next = after((draft) => dropSection(draft, 'about'));
    const back = produce(next, (draft) =>
      takeFrom(start, [{ kind: 'section', id: 'about' }], draft),
    );
    expect(isSameValue(back.layout, start.layout)).toBe(true);
    expect(back.media).toEqual(start.media);
  });
});

describe('words of a text', () => {
  test.each([
    [
      'a fine day',
      'a fine evening',
      [
        ['same', 'a fine '],
        ['removed', 'day'],
        ['added', 'evening'],
      ],
    ],
    [
      'one two three',
      'one three',
      [
        ['same', 'one '],
        ['removed', 'two '],
        ['same', 'three'],
      ],
    ],
    ['', 'new', [['added', 'new']]],
    ['same', 'same', [['same', 'same']]],
    [
      'red and green',
      'blue or brown',
      [
        ['removed', 'red and green'],
        ['added', 'blue or brown'],
      ],
    ],
  ])('%j → %j', (before, next, expected) => {
    expect(wordDiff(before, next).map(({ kind, text }) => [kind, text])).toEqual(expected);
  });

  it('always hold both texts whole', () => {
    const long = Array.from({ length: 900 }, (_, index) => `word${index % 7}`).join(' ');
    for (const [before, next] of [
      [long, long.replaceAll('3', 'x')],
      ['a b', 'b a'],
    ] as const) {
      const runs = wordDiff(before, next);
      const without = (kind: string) =>
        runs
          .filter((run) => run.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(next);
    }
  });

  it('what stayed is cut down to what is around a change', () => {
    const runs = clipped(wordDiff(`${'long '.repeat(60)}end`, `${'long '.repeat(60)}start`), 10);
    expect(runs[0]?.text).toMatch(/^….{10}$/);
  });
});

test.each([
  [['a', 'b', 'c'], ['c', 'a', 'b'], ['c']],
  [['a', 'b', 'c'], ['a', 'b', 'c'], []],
  [['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'], ['a']],
])('from %j to %j the fewest move', (before, next, expected) => {
  expect(moved(before, next)).toEqual(expected);
});
