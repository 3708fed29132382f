import { expect, test } from 'vitest';
import { openingDays } from '#schemas/rules/opening/opening-days.ts';
import { sameDays } from '#schemas/rules/opening/same-days.ts';

const lunch = { opens: '11:30', closes: '14:30' };
const dinner = { opens: '17:00', closes: '21:30' };
/** Closed on Mondays, split from Tuesday to Saturday, only lunch on Sundays. */
const week = [
  ...[2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, ...dinner },
    { weekday, ...lunch },
  ]),
  { weekday: 7, ...lunch },
];

test('R17 the days from a date on have their weekday’s ranges, in order', () => {
  const days = openingDays({ week, exceptions: [] }, '2026-11-20', 4);
  expect(days.map(({ date, weekday, ranges }) => ({ date, weekday, ranges }))).toEqual([
    {
      date: '2026-11-20',
      weekday: 5,
      ranges: [expect.objectContaining(lunch), expect.objectContaining(dinner)],
    },
    {
      date: '2026-11-21',
      weekday: 6,
      ranges: [expect.objectContaining(lunch), expect.objectContaining(dinner)],
    },
    { date: '2026-11-22', weekday: 7, ranges: [expect.objectContaining(lunch)] },
    { date: '2026-11-23', weekday: 1, ranges: [] },
  ]);
});

test('R17 an exception replaces its day, also by closing it, and says why', () => {
  const exceptions = [
    { date: '2026-11-20', ranges: [], note: 'A wedding, ours' },
    { date: '2026-11-23', ranges: [dinner], note: '' },
  ];
  const [friday, , , monday] = openingDays({ week, exceptions }, '2026-11-20', 4);
  expect(friday).toMatchObject({ ranges: [], isException: true, note: 'A wedding, ours' });
  expect(monday).toMatchObject({ ranges: [dinner], isException: true, note: '' });
});

test('days go on over the end of a month, of a year and over a change of clocks', () => {
  const dates = (first: string) =>
    openingDays({ week, exceptions: [] }, first, 3).map(({ date }) => date);
  expect(dates('2026-12-30')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(dates('2026-10-03')).toEqual(['2026-10-03', '2026-10-04', '2026-10-05']);
  expect(dates('2028-02-28')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});

test('neighbours with the same hours are one, whatever the order of their ranges', () => {
  expect(sameDays(week)).toEqual([
    { first: 1, last: 1, ranges: [] },
    { first: 2, last: 6, ranges: [lunch, dinner] },
    { first: 7, last: 7, ranges: [lunch] },
  ]);
  expect(sameDays([])).toEqual([{ first: 1, last: 7, ranges: [] }]);
});
