import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  packPages,
  type BoardPage,
  type GroupHeights,
  type PageSpace,
} from '#src/features/instore-menu/board/pack-pages.ts';

const space: PageSpace = { columns: 2, height: 100, gap: 10 };
const group = (key: string, heights: number[], heading = 20): GroupHeights => ({
  key,
  heading,
  dishes: heights.map((height, place) => ({ key: `${key}${place}`, height })),
});

/** The dishes of each column by name, a heading as the name of its category. */
const drawn = (pages: readonly BoardPage[]) =>
  pages.map((page) =>
    page.map((column) =>
      column.flatMap(({ group: name, hasHeading, isContinued, dishes }) => [
        ...(hasHeading ? [isContinued ? `${name}…` : name] : []),
        ...dishes,
      ]),
    ),
  );

describe('the pages of a menu board', () => {
  test('hold whole dishes under their category, which is named again on the next page', () => {
    const pages = packPages([group('a', [40, 40, 40, 40, 40, 40])], { ...space, columns: 1 });
    expect(drawn(pages)).toEqual([[['a', 'a0', 'a1']], [['a…', 'a2', 'a3']], [['a…', 'a4', 'a5']]]);
  });

  test('go on in the next column without the name, which still stands on the page', () => {
    const pages = packPages([group('a', [40, 40, 40, 40])], space);
    expect(drawn(pages)).toEqual([
      [
        ['a', 'a0', 'a1'],
        ['a2', 'a3'],
      ],
    ]);
  });

  test('leave no name of a category at the foot of a column', () => {
    const pages = packPages([group('a', [65]), group('b', [30])], space);
    expect(drawn(pages)).toEqual([
      [
        ['a', 'a0'],
        ['b', 'b0'],
      ],
    ]);
  });

  test('spread what is left over as many pages as it needs', () => {
    const pages = packPages([group('a', [20, 20, 20, 20, 20])], { ...space, height: 125 });
    expect(drawn(pages)).toEqual([
      [
        ['a', 'a0', 'a1'],
        ['a2', 'a3', 'a4'],
      ],
    ]);
  });

  test('give a dish that is higher than a page a column of its own', () => {
    const pages = packPages([group('a', [30, 300, 30])], { ...space, columns: 3 });
    expect(drawn(pages)).toEqual([[['a', 'a0'], ['a1'], ['a2']]]);
  });

  test('are none without dishes', () => {
    expect(packPages([], space)).toEqual([]);
    expect(packPages([group('a', [])], space)).toEqual([]);
  });
});

const anyGroups = fc
  .array(
    fc.record({
      heading: fc.integer({ min: 1, max: 80 }),
      heights: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 30 }),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map(({ heading, heights }, at) => group(`g${at}-`, heights, heading)));
const anySpace = fc.record({
  columns: fc.integer({ min: 1, max: 4 }),
  height: fc.integer({ min: 50, max: 2000 }),
  gap: fc.integer({ min: 0, max: 40 }),
});

test('of any menu on any screen nothing is missing, nothing twice, nothing cut and all in order', () => {
  fc.assert(
    fc.property(anyGroups, anySpace, (groups, room) => {
      const pages = packPages(groups, room);
      const parts = pages.flat(2);
      expect(parts.flatMap(({ dishes }) => dishes)).toEqual(
        groups.flatMap(({ dishes }) => dishes.map(({ key }) => key)),
      );
      const byKey = new Map(groups.map((one) => [one.key, one]));
      for (const page of pages) {
        expect(page.length).toBeLessThanOrEqual(room.columns);
        expect(page[0]?.[0]?.hasHeading).toBe(true);
        for (const column of page) {
          const height = column.reduce((sum, part, place) => {
            const own = byKey.get(part.group);
            const heights = new Map(own?.dishes.map((dish) => [dish.key, dish.height]));
            return (
              sum +
              (place > 0 ? room.gap : 0) +
              (part.hasHeading ? (own?.heading ?? 0) : 0) +
              part.dishes.reduce((all, key) => all + (heights.get(key) ?? 0), 0)
            );
          }, 0);
          const isAlone = column.length === 1 && column[0]?.dishes.length === 1;
          expect(isAlone || height <= room.height).toBe(true);
        }
      }
      // Each category is named where it begins.
      for (const { key, dishes } of groups) {
        const named = parts.filter((part) => part.group === key && !part.isContinued);
        expect(named.map(({ hasHeading }) => hasHeading)).toEqual(dishes.length > 0 ? [true] : []);
      }
    }),
  );
});
