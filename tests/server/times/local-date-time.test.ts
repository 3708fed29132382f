import { expect, test } from 'vitest';
import { localMoment, momentAt } from '#server/domain/times/local-date-time.ts';
import { wordsForWindows } from '#server/domain/times/describe-windows.ts';

const sydney = 'Australia/Sydney';

test.each([
  ['2026-11-20T13:30:59Z', sydney, '2026-11-21', '00:30', 6],
  ['2026-11-22T12:00:00Z', sydney, '2026-11-22', '23:00', 7],
  ['2026-04-04T15:59:59Z', sydney, '2026-04-05', '02:59', 7],
  ['2026-04-04T16:00:00Z', sydney, '2026-04-05', '02:00', 7],
  ['2026-03-01T00:15:00Z', 'Asia/Kathmandu', '2026-03-01', '06:00', 7],
])('%s in %s is %s %s', (instant, timeZone, date, time, weekday) => {
  const moment = localMoment(new Date(instant), timeZone);
  expect(moment).toEqual({ instant: new Date(instant).toISOString(), date, time, weekday });
});

test('R23 a time that occurs twice is the first of the two, a skipped one the next there is', () => {
  expect(momentAt('2026-04-05', '02:30', sydney).toISOString()).toBe('2026-04-04T15:30:00.000Z');
  expect(momentAt('2026-10-04', '02:30', sydney).toISOString()).toBe('2026-10-03T16:30:00.000Z');
});

const on = (from: string, to: string, ...weekdays: number[]) =>
  weekdays.map((weekday) => ({ weekday, from, to }));

test.each([
  [on('11:00', '15:00', 1, 2, 3, 4, 5), 'Monday to Friday, 11:00–15:00'],
  [on('17:00', '19:00', 1, 2, 3, 4, 5, 6, 7), 'every day, 17:00–19:00'],
  [on('18:00', '22:00', 6, 2), 'Tuesday and Saturday, 18:00–22:00'],
  [
    [...on('18:00', '02:00', 5, 6), ...on('12:00', '15:00', 7)],
    'Friday and Saturday, 18:00–02:00; Sunday, 12:00–15:00',
  ],
  [[], ''],
])('windows in words: %#', (windows, words) => {
  expect(wordsForWindows(windows)).toBe(words);
});
