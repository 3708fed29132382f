import { describe, expect, it } from 'vitest';
import {
  edgeMiddles,
  newArea,
  squareAround,
  withCorner,
  withCornerAfter,
  withoutCorner,
} from '#desk/delivery/area-change.ts';
import { readPoint } from '#desk/delivery/read-point.ts';
import { crossingEdges } from '#schemas/rules/delivery/crossing-edges.ts';
import { metresBetween } from '#schemas/rules/delivery/metres-between.ts';

const melbourne = { latitude: -37.8136, longitude: 144.9631 };

describe('a new area', () => {
  it.each([melbourne, { latitude: 0, longitude: 0 }, { latitude: 60.17, longitude: 24.94 }])(
    'is a square of 3 km around %o',
    (middle) => {
      const square = squareAround(middle);
      expect(square).toHaveLength(4);
      expect(crossingEdges(square)).toBeNull();
      const [a, b] = square;
      expect(a && b && metresBetween(a, b)).toBeGreaterThan(2950);
      expect(a && b && metresBetween(a, b)).toBeLessThan(3050);
    },
  );

  it('of postcodes holds none yet', () => {
    expect(newArea('postcodes', melbourne)).toEqual({ kind: 'postcodes', postcodes: [] });
  });
});

describe('corners', () => {
  const square = squareAround(melbourne);

  it('are added behind the one whose edge was pressed, and the area stays as it was', () => {
    const [middle] = edgeMiddles(square);
    if (!middle) throw new Error('an edge has a middle');
    const five = withCornerAfter(square, 0, middle);
    expect(five).toHaveLength(5);
    expect(five[1]).toEqual(middle);
    expect(withoutCorner(five, 1)).toEqual(square);
  });

  it('are moved one at a time, and three stay', () => {
    const moved = withCorner(square, 2, { latitude: -37.9, longitude: 145.12345678 });
    expect(moved[2]).toEqual({ latitude: -37.9, longitude: 145.123457 });
    const three = withoutCorner(square, 0);
    expect(withoutCorner(three, 0)).toEqual(three);
  });
});

describe('a point as it is typed', () => {
  it.each([
    ['-37.8136', '144.9631', melbourne],
    [' -37,8136 ', '144.9631', melbourne],
    ['91', '0', null],
    ['0', '181', null],
    ['', '', null],
    ['1e1', '0', null],
  ])('%j and %j', (latitude, longitude, point) => {
    expect(readPoint({ latitude, longitude })).toEqual(point);
  });
});
