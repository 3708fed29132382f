import { expect, test } from 'vitest';
import { instantOf } from '#schemas/rules/time/instant-of.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';

const sydney = 'Australia/Sydney';

test.each([
  ['2026-11-20T13:30:59Z', sydney, '2026-11-21', '00:30', 6],
  ['2026-11-22T12:00:00Z', sydney, '2026-11-22', '23:00', 7],
  ['2026-04-04T15:59:59Z', sydney, '2026-04-05', '02:59', 7],
  ['2026-04-04T16:00:00Z', sydney, '2026-04-05', '02:00', 7],
  ['2026-03-01T00:15:00Z', 'Asia/Kathmandu', '2026-03-01', '06:00', 7],
])('%s in %s is %s %s', (instant, timeZone, date, time, weekday) => {
  expect(localDateTime(Date.parse(instant), timeZone)).toEqual({
    instant: new Date(instant).toISOString(),
    date,
    time,
    weekday,
  });
});

test('R23 a time that occurs twice is the first of the two, a skipped one the next there is', () => {
  expect(instantOf('2026-04-05T02:30', sydney)).toBe(Date.parse('2026-04-04T15:30Z'));
  expect(instantOf('2026-10-04T02:30', sydney)).toBe(Date.parse('2026-10-03T16:30Z'));
});
