import { expect, test } from 'vitest';
import { discount } from '#schemas/rules/rounding/discount.ts';

test('type Flat gives the value, whatever the amount', () => {
  expect([discount('Flat', 500, 4000), discount('Flat', 50, 30), discount('Flat', 0, 100)]).toEqual(
    [500, 50, 0],
  );
});

test('type Percentage gives amount times value divided by 100, unrounded', () => {
  expect(discount('Percentage', 10, 3500)).toBe(350);
  expect(discount('Percentage', 15, 990)).toBe(148.5);
  expect(discount('Percentage', 0, 990)).toBe(0);
  expect(discount('Percentage', 100, 990)).toBe(990);
});
