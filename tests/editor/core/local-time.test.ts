import { expect, test } from 'vitest';
import { formatInstant, localNow } from '#editor/core/local-time.ts';

const instant = Date.UTC(2026, 10, 21, 8, 5);

test('an instant is written in English wherever the business is', () => {
  expect(formatInstant(instant, 'Europe/Berlin', 'en-DE')).toMatch(/^Sat, 21 Nov 2026/);
});

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
