import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInPolygon } from '#schemas/rules/delivery/is-in-polygon.ts';
import { metresBetween } from '#schemas/rules/delivery/metres-between.ts';
import { zoneOf } from '#schemas/rules/delivery/zone-of.ts';
import type { Point, ZoneArea } from '#schemas/rules/delivery/zone.ts';

const point = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const restaurantPoint = point(-37.8676, 144.9809);
const zone = (id: number, priority: number, area: ZoneArea) => ({ id, priority, area });
const idFor = (zones: ReturnType<typeof zone>[], to: { postcode: string; point?: Point | null }) =>
  zoneOf(zones, { point: null, restaurantPoint, ...to })?.id ?? null;

const square: Point[] = [point(-38, 144), point(-38, 145), point(-37, 145), point(-37, 144)];

describe('R45 the zone of an address', () => {
  const near = zone(1, 10, { kind: 'radius', metres: 3000 });
  const codes = zone(2, 20, { kind: 'postcodes', postcodes: ['3182', 'SW1A 1AA'] });
  const wide = zone(3, 30, { kind: 'polygon', points: square });
  const all = [wide, codes, near];

  it('is the first by priority that holds it, in whatever order they come', () => {
    expect(idFor(all, { postcode: '3182', point: point(-37.868, 144.981) })).toBe(1);
    expect(idFor(all, { postcode: '3182', point: point(-37.2, 144.5) })).toBe(2);
    expect(idFor(all, { postcode: '3000', point: point(-37.2, 144.5) })).toBe(3);
    expect(idFor(all, { postcode: '3000', point: point(-36, 144.5) })).toBeNull();
    expect(idFor([zone(9, 10, codes.area), zone(8, 10, codes.area)], { postcode: '3182' })).toBe(8);
  });

  it('without a point is one by postcode or none, so leaving it out finds nothing cheaper', () => {
    expect(idFor(all, { postcode: '3182' })).toBe(2);
    expect(idFor(all, { postcode: '3000' })).toBeNull();
    const unplaced = { postcode: '3000', point: restaurantPoint, restaurantPoint: null };
    expect(zoneOf([near], unplaced)).toBeNull();
  });

  it.each(['sw1a1aa', ' SW1A 1AA ', 'Sw1a  1aA'])(
    'compares postcodes as people write them: %j',
    (postcode) => {
      expect(idFor([codes], { postcode })).toBe(2);
      expect(idFor([codes], { postcode: `${postcode}X` })).toBeNull();
    },
  );

  it('an empty postcode is in no zone', () => {
    const odd = zone(1, 1, { kind: 'postcodes', postcodes: ['', ' '] });
    expect(idFor([odd], { postcode: '  ' })).toBeNull();
  });

  it('a radius holds its edge and nothing beyond', () => {
    const there = point(-37.85, 144.99);
    const metres = metresBetween(restaurantPoint, there);
    const within = (radius: number) =>
      idFor([zone(1, 1, { kind: 'radius', metres: radius })], { postcode: '3000', point: there });
    expect([within(metres), within(metres + 1), within(metres - 1)]).toEqual([1, 1, null]);
  });
});

describe('distances', () => {
  it('are metres as the crow flies', () => {
    expect(metresBetween(restaurantPoint, restaurantPoint)).toBe(0);
    expect(Math.round(metresBetween(point(0, 0), point(0, 1)))).toBe(111_195);
    const sydneyToMelbourne = metresBetween(point(-33.8688, 151.2093), point(-37.8136, 144.9631));
    expect(Math.round(sydneyToMelbourne / 1000)).toBe(713);
    expect(Math.round(metresBetween(point(0, 0), point(0, 180)) / 1000)).toBe(20_015);
    expect(metresBetween(point(10, 179.9), point(10, -179.9))).toBeLessThan(22_000);
  });
});

describe('R45 polygons', () => {
  it.each([
    ['inside', point(-37.5, 144.5), true],
    ['a corner', point(-38, 144), true],
    ['the other corners', point(-37, 145), true],
    ['on the southern edge', point(-38, 144.3), true],
    ['on the eastern edge', point(-37.123456789, 145), true],
    ['on the northern edge', point(-37, 144.999), true],
    ['level with a corner, outside', point(-38, 143.9), false],
    ['level with an edge, outside', point(-37, 145.1), false],
    ['just outside', point(-37.5, 145.0001), false],
  ])('%s', (_, where, expected) => {
    expect(isInPolygon(where, square)).toBe(expected);
    expect(isInPolygon(where, square.toReversed())).toBe(expected);
  });

  it('the inside of a bay is outside', () => {
    const bay = [point(0, 0), point(4, 0), point(4, 4), point(2, 1), point(0, 4)];
    expect(isInPolygon(point(2, 0.5), bay)).toBe(true);
    expect(isInPolygon(point(2, 1), bay)).toBe(true);
    expect(isInPolygon(point(2, 3), bay)).toBe(false);
    expect(isInPolygon(point(3.5, 3), bay)).toBe(true);
    expect(isInPolygon(point(1, 1), [])).toBe(false);
  });

  it('every point between two corners of any triangle belongs to it', () => {
    const degrees = fc.integer({ min: -800, max: 800 }).map((tenths) => tenths / 10);
    const corner = fc.record({ latitude: degrees, longitude: degrees });
    fc.assert(
      fc.property(corner, corner, corner, fc.integer({ min: 0, max: 4 }), (a, b, c, quarter) => {
        const on = (from: number, to: number) => from + ((to - from) * quarter) / 4;
        const middle = point(on(a.latitude, b.latitude), on(a.longitude, b.longitude));
        for (const corners of [
          [a, b, c],
          [c, a, b],
          [b, a, c],
        ]) {
          expect(isInPolygon(middle, corners)).toBe(true);
        }
      }),
    );
  });
});
