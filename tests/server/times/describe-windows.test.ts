import { enFailures } from '#schemas/messages/en-failures.ts';
import { expect, test } from 'vitest';
import { describeWindows } from '#server/domain/times/describe-windows.ts';

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
  expect(describeWindows(windows, enFailures.offers.hours)).toBe(words);
});
