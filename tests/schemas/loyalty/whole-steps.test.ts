import { expect, test } from 'vitest';
import { firstUsable, wholeSteps } from '#schemas/rules/loyalty/redeemable-points.ts';

const rules = { step: 10, minimum: 50 };

test.each([
  [0, 0],
  [49, 0],
  [50, 50],
  [59, 50],
  [74, 70],
])('R76 of %i points %i can be used at once', (points, usable) => {
  expect(wholeSteps(points, rules)).toBe(usable);
});

test('R76 the fewest that can be used at once are the first whole step that reaches the minimum', () => {
  expect(firstUsable({ step: 20, minimum: 50 })).toBe(60);
  expect(firstUsable({ step: 20, minimum: 0 })).toBe(20);
});
