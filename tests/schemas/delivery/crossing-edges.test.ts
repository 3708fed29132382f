import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliverySettingsBody, zoneBody } from '#schemas/api/staff-delivery.ts';
import { crossingEdges } from '#schemas/rules/delivery/crossing-edges.ts';
import type { Point } from '#schemas/rules/delivery/zone.ts';

const corners = (...pairs: [number, number][]): Point[] =>
  pairs.map(([latitude, longitude]) => ({ latitude, longitude }));

describe('R45 a polygon whose edges cross', () => {
  it.each([
    ['a bow tie', corners([0, 0], [1, 1], [0, 1], [1, 0]), [0, 2]],
    ['a corner on another edge', corners([0, 0], [0, 4], [2, 2], [0, 2], [2, 0]), [0, 2]],
    ['an edge that goes back on itself', corners([0, 0], [0, 4], [0, 2]), [0, 1]],
    ['a corner that stands twice', corners([0, 0], [0, 0], [1, 1]), [0, 1]],
    ['a last edge that folds back on the first', corners([0, 2], [0, 4], [3, 3], [0, 3]), [0, 2]],
  ])('%s is named by its edges', (_name, points, edges) => {
    expect(crossingEdges(points)).toEqual(edges);
  });

  it.each([
    ['a triangle', corners([0, 0], [0, 1], [1, 0])],
    ['a square', corners([0, 0], [0, 1], [1, 1], [1, 0])],
    ['an L', corners([0, 0], [0, 2], [1, 2], [1, 1], [2, 1], [2, 0])],
    ['corners in a line', corners([0, 0], [0, 1], [0, 2], [1, 1])],
  ])('%s is none', (_name, points) => {
    expect(crossingEdges(points)).toBeNull();
  });

  it('no polygon drawn around its middle has any, and two corners swapped give some', () => {
    const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), {
      minLength: 4,
      maxLength: 12,
    });
    fc.assert(
      fc.property(angles, (drawn) => {
        const points = drawn
          .toSorted((a, b) => a - b)
          .map((degree) => ({
            latitude: Math.sin((degree * Math.PI) / 180),
            longitude: Math.cos((degree * Math.PI) / 180),
          }));
        expect(crossingEdges(points)).toBeNull();
        const [a, b, c, ...rest] = points;
        if (!a || !b || !c) return;
        expect(crossingEdges([a, c, b, ...rest])).not.toBeNull();
      }),
    );
  });
});

describe('a delivery zone as it is sent', () => {
  const zone = {
    id: null,
    name: 'City',
    area: { kind: 'postcodes', postcodes: ['3000'] },
    minimum: '15',
    tiers: [{ from: '0', fee: '6.50' }],
    extra_minutes: 0,
  };
  const problemOf = (change: object) => {
    const { error } = zoneBody.safeParse({ ...zone, ...change });
    return error?.issues[0] && `${error.issues[0].path.join('.')}: ${error.issues[0].message}`;
  };

  it.each([
    [{}, undefined],
    [{ name: ' ' }, 'name: Give the zone a name'],
    [{ minimum: '-1' }, 'minimum: Write an amount like 4.50'],
    [{ minimum: '12,5' }, 'minimum: Write an amount like 4.50'],
    [{ minimum: '1e9' }, 'minimum: Write an amount like 4.50'],
    [{ tiers: [{ from: '5', fee: '0' }] }, 'tiers.0.from: The first fee begins at 0'],
    [
      {
        tiers: [
          { from: '0', fee: '5' },
          { from: '30', fee: '2' },
          { from: '30', fee: '0' },
        ],
      },
      'tiers.2.from: Each fee begins at a higher amount than the one before',
    ],
    [
      { area: { kind: 'postcodes', postcodes: ['SW1A 1AA', 'sw1a1aa'] } },
      'area.postcodes: A postcode stands here twice',
    ],
    [{ area: { kind: 'radius', metres: 1e9 } }, 'area.metres: Write at most 200 kilometres'],
    [
      { area: { kind: 'polygon', points: corners([0, 0], [1, 1], [0, 1], [1, 0]) } },
      'area.points: The edges after corner 1 and after corner 3 cross. Move a corner so that no edge crosses another.',
    ],
    [
      { area: { kind: 'polygon', points: corners([0, 0], [1, 1]) } },
      'area.points: An area needs at least three corners',
    ],
  ])('%o: %s', (change, problem) => {
    expect(problemOf(change)).toBe(problem);
  });

  it('by distance needs the place of the restaurant', () => {
    const zones = [{ ...zone, area: { kind: 'radius', metres: 2000 } }];
    const { error } = deliverySettingsBody.safeParse({ place: null, minutes: 20, zones });
    expect(error?.issues.map(({ path }) => path)).toEqual([['place']]);
  });
});
