import { describe, expect, test } from 'vitest';
import { pointsAfter, typedPoints } from '#src/features/checkout/review/typed-points.ts';

const limits = { step: 10, minimum: 50, highest: 120 };

describe('R76 how many points are typed', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['50', 50],
    [' 74 ', 70],
    ['119', 110],
    ['999999999', 120],
  ])('R76 ‘%s’ is %i', (text, points) => {
    expect(typedPoints(text, limits)).toEqual({ kind: 'points', points });
  });

  test.each(['ten', '1.5', '-50', '1e3', '1234567890'])('R76 ‘%s’ is no number', (text) => {
    expect(typedPoints(text, limits)).toEqual({ kind: 'not_a_number' });
  });

  test('R76 fewer than the minimum are none', () => {
    expect(typedPoints('49', limits)).toEqual({ kind: 'too_few' });
  });
});

test('R76 the first step up is the minimum, the last one what can be used', () => {
  const up = [0, 50, 110, 120].map((points) => pointsAfter(points, 'more', limits));
  expect(up).toEqual([50, 60, 120, 120]);
});

test('R76 below the minimum a step down is none', () => {
  const down = [120, 60, 50, 0].map((points) => pointsAfter(points, 'fewer', limits));
  expect(down).toEqual([110, 50, 0, 0]);
});
