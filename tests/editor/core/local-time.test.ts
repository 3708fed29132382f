import { expect, test } from 'vitest';
import { localNow } from '#editor/core/local-time.ts';

const instant = Date.UTC(2026, 10, 21, 8, 5);

test.each([
  ['Australia/Sydney', '2026-11-21T19:05'],
  ['Asia/Kolkata', '2026-11-21T13:35'],
  ['UTC', '2026-11-21T08:05'],
])('a date field in %s begins at %s', (zone, moment) => {
  expect(localNow(zone, instant)).toBe(moment);
});

test('midnight begins a day', () => {
  expect(localNow('UTC', Date.UTC(2026, 0, 2))).toBe('2026-01-02T00:00');
});
