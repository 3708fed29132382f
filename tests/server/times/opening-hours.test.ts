import { expect, test } from 'vitest';
import { openingHours, type OpeningRows } from '#server/domain/times/opening-hours.ts';

const sydney = {
  orderTypes: ['pickup' as const, 'delivery' as const],
  timeZone: 'Australia/Sydney',
};
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const hours = (
  opens: string,
  closes: string,
  orderType: 'pickup' | 'delivery' | 'dine_in' = 'pickup',
) => everyDay.map((weekday) => ({ weekday, opens, closes, orderType }));
const openingRows = (rows: Partial<OpeningRows>, now: string, of = sydney) =>
  openingHours(of, { hours: [], exceptions: [], ...rows }, Date.parse(now));
const opened = (rows: Partial<OpeningRows>, now: string) =>
  openingRows(rows, now).openings.map(
    ({ opens, closes }) => `${opens.slice(0, 16)} ${closes.slice(0, 16)}`,
  );

test('R17 the doors keep the hours of pickup, else of dining in, else of delivery', () => {
  const pickup = hours('10:00:00', '22:00:00');
  const delivery = hours('17:00:00', '21:00:00', 'delivery');
  const now = '2026-11-20T02:00:00Z';
  expect(openingRows({ hours: [...delivery, ...pickup] }, now).week[0]).toEqual({
    weekday: 1,
    opens: '10:00',
    closes: '22:00',
  });
  expect(openingRows({ hours: delivery }, now).week[0]).toMatchObject({ opens: '17:00' });
  const inside = hours('08:00:00', '16:00:00', 'dine_in');
  expect(openingRows({ hours: [...inside, ...delivery] }, now).week[0]).toMatchObject({
    opens: '17:00',
  });
  expect(openingRows({}, now)).toEqual({ week: [], exceptions: [], openings: [] });
});

test('R18 an evening past midnight is one opening, and begins with yesterday’s', () => {
  expect(opened({ hours: hours('18:00:00', '02:00:00') }, '2026-11-20T14:30:00Z')[0]).toBe(
    '2026-11-20T07:00 2026-11-20T15:00',
  );
});

test('R18 doors that never close are one opening without a gap', () => {
  expect(opened({ hours: hours('00:00:00', '24:00:00') }, '2026-11-20T02:00:00Z')).toEqual([
    '2026-11-18T13:00 2026-11-27T13:00',
  ]);
});

test.each([
  [
    'the clocks leap over the opening',
    '2026-10-03T12:00:00Z',
    '02:30:00',
    '08:00:00',
    '2026-10-03T16:00 2026-10-03T21:00',
  ],
  [
    'an hour occurs twice, and it closes at the first',
    '2026-04-04T12:00:00Z',
    '20:00:00',
    '02:30:00',
    '2026-04-04T09:00 2026-04-04T15:30',
  ],
])('R23 where %s', (_, now, opens, closes, expected) => {
  expect(opened({ hours: hours(opens, closes) }, now)).toContain(expected);
});

test('R17 exceptions reach from yesterday to a fortnight ahead; one of the type beats any', () => {
  const exception = (
    date: string,
    note: string,
    orderType: 'any' | 'pickup' | 'delivery' = 'any',
  ) => ({
    date,
    note,
    orderType,
    ranges: [],
  });
  const { exceptions } = openingRows(
    {
      hours: hours('10:00:00', '22:00:00'),
      exceptions: [
        exception('2026-11-18', 'long ago'),
        exception('2026-11-19', 'yesterday'),
        exception('2026-11-25', 'for all'),
        exception('2026-11-25', 'for pickup', 'pickup'),
        exception('2026-11-26', 'the drivers', 'delivery'),
        exception('2026-12-04', 'the last'),
        exception('2026-12-05', 'too far'),
      ],
    },
    '2026-11-20T02:00:00Z',
  );
  expect(exceptions.map(({ note }) => note)).toEqual(['yesterday', 'for pickup', 'the last']);
});
