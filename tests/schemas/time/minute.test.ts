import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs, nextMinute, startOfMinute } from '#schemas/rules/time/minute.ts';

const at = (text: string) => Date.parse(`2026-11-20T${text}Z`);

test.each([
  ['12:00:00.000', '12:00:00.000', '12:01:00.000'],
  ['12:00:00.001', '12:00:00.000', '12:01:00.000'],
  ['12:00:59.999', '12:00:00.000', '12:01:00.000'],
  ['23:59:30.000', '23:59:00.000', '24:00:00.000'],
])('the minute of %s began at %s, and the next begins at %s', (instant, start, next) => {
  expect(startOfMinute(at(instant))).toBe(at(start));
  expect(nextMinute(at(instant))).toBe(at(next));
});

test('minutes, hours and days are counted in milliseconds', () => {
  expect(new Date(dayMs + 2 * hourMs + 3 * minuteMs).toISOString()).toBe(
    '1970-01-02T02:03:00.000Z',
  );
});
