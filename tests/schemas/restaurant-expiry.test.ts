import { describe, expect, it } from 'vitest';
import { checkExpiry, expiryOf, isAutoClearValid } from '#schemas/rules/restaurant-expiry.ts';

const settings = (flag: unknown, hours: unknown) => ({
  autoClearRestaurantOnInterval: flag,
  autoClearRestaurantTimeInterval: hours,
});
const now = Date.parse('2026-11-20T02:00:00Z');
const hour = 3_600_000;

describe('auto-clear of the chosen restaurant', () => {
  it.each([
    [true, 24, true],
    [false, 24, true],
    [true, 1, true],
    [true, 168, true],
    [true, 0, false],
    [true, 168.5, false],
    [true, '24', false],
    [true, Number.NaN, false],
    ['true', 24, false],
    [1, 24, false],
    [undefined, undefined, false],
  ])('flag %j with %j hours is valid: %s', (flag, hours, isValid) => {
    expect(isAutoClearValid(settings(flag, hours))).toBe(isValid);
  });

  it('a choice expires after the interval in hours', () => {
    expect(expiryOf(settings(true, 24), now)).toBe(now + 24 * hour);
    expect(expiryOf(settings(true, 1), now)).toBe(now + hour);
  });

  it.each([
    [false, 24],
    [true, 0],
    [true, 400],
    ['true', 24],
  ])('with flag %j and %j hours nothing expires', (flag, hours) => {
    expect(expiryOf(settings(flag, hours), now)).toBeNull();
  });

  it.each([
    [null, 'none'],
    [undefined, 'none'],
    [now + 1, 'running'],
    [String(now + 1), 'running'],
    [now, 'past'],
    [now - 1, 'past'],
    [String(now - 1), 'past'],
    [0, 'invalid'],
    [-1, 'invalid'],
    ['', 'invalid'],
    [' ', 'invalid'],
    ['soon', 'invalid'],
    [Number.NaN, 'invalid'],
    [{}, 'invalid'],
    [true, 'invalid'],
  ] as const)('a stored timestamp %j is %s', (stored, finding) => {
    expect(checkExpiry(stored, now)).toBe(finding);
  });
});
