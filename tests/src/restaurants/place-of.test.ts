import { expect, test } from 'vitest';
import { en } from '#schemas/messages/en.ts';
import { placeOf } from '#src/features/restaurants/place-of.ts';
import { newtown } from '../site-boot.ts';

/** Tuesday to Saturday 11:30 to 21:00, Friday past midnight; closed on Monday and Sunday. */
const restaurant = {
  ...newtown,
  hours: {
    week: [
      ...[2, 3, 4, 6].map((weekday) => ({ weekday, opens: '11:30', closes: '21:00' })),
      { weekday: 5, opens: '11:30', closes: '01:00' },
    ],
    exceptions: [
      { date: '2026-11-24', ranges: [], note: 'The oven is rebuilt' },
      { date: '2026-12-01', ranges: [{ opens: '17:00', closes: '20:00' }], note: '' },
    ],
    openings: [
      { opens: '2026-11-20T00:30:00.000Z', closes: '2026-11-20T14:00:00.000Z' },
      { opens: '2026-11-21T00:30:00.000Z', closes: '2026-11-21T10:00:00.000Z' },
      { opens: '2026-11-25T00:30:00.000Z', closes: '2026-11-25T10:00:00.000Z' },
    ],
  },
};
const setting = { words: en.home.hours, locale: 'en-AU' };
/** As a person reads it: the space inside a time does not break, but is a space. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const place = (now: string, of = restaurant) => placeOf(of, setting, Date.parse(now));
const sign = (now: string) => plain(place(now).now?.words);

test.each([
  ['2026-11-20T00:29:00Z', 'Closed, opens at 11:30 am'],
  ['2026-11-20T02:00:00Z', 'Open until 1 am'],
  ['2026-11-20T13:59:00Z', 'Open until 1 am'],
  ['2026-11-20T14:00:00Z', 'Closed, opens at 11:30 am'],
  ['2026-11-21T10:00:00Z', 'Closed, opens Wednesday at 11:30 am'],
  ['2026-11-24T02:00:00Z', 'Closed, opens tomorrow at 11:30 am'],
  ['2026-11-25T10:00:00Z', 'Closed'],
])('R17 at %s its door says: %s', (now, words) => {
  expect(sign(now)).toBe(words);
});

test('doors that stay open for days say so', () => {
  const openings = [{ opens: '2026-11-18T13:00:00.000Z', closes: '2026-11-28T13:00:00.000Z' }];
  const always = { ...restaurant, hours: { ...restaurant.hours, openings } };
  expect(place('2026-11-20T02:00:00Z', always).now).toEqual({
    isOpen: true,
    words: 'Open day and night',
  });
});

test('its week begins on Monday, marks today and takes in what differs', () => {
  const { week, exceptions } = place('2026-11-20T02:00:00Z');
  expect(week.map(({ day, times }) => [day, ...times.map(plain)])).toEqual([
    ['Monday'],
    ['Tuesday'],
    ['Wednesday', '11:30 am – 9 pm'],
    ['Thursday', '11:30 am – 9 pm'],
    ['Friday', '11:30 am – 1 am'],
    ['Saturday', '11:30 am – 9 pm'],
    ['Sunday'],
  ]);
  expect(week.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['Friday']);
  expect(week[1]?.note).toBe('The oven is rebuilt');
  expect(exceptions.map(({ day, isInWeek }) => [day, isInWeek])).toEqual([
    ['Tue 24 Nov', true],
    ['Tue 1 Dec', false],
  ]);
});

test('equal days stand together', () => {
  const { groups } = place('2026-11-20T02:00:00Z');
  expect(groups.map(({ day }) => day)).toEqual(['Mon', 'Tue – Thu', 'Fri', 'Sat', 'Sun']);
  expect(groups.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['Fri']);
});

test('a week without a difference is every day, and a day that differs is none of it', () => {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: '11:00',
    closes: '21:00',
  }));
  const daily = { ...restaurant, hours: { ...restaurant.hours, week } };
  expect(place('2026-11-20T02:00:00Z', daily).groups).toMatchObject([
    { day: 'Every day', isToday: true },
  ]);
  const closedToday = place('2026-11-24T02:00:00Z', daily);
  expect(closedToday.groups[0]?.isToday).toBe(false);
  expect(closedToday.exceptions[0]).toMatchObject({ times: [], isToday: true });
});

test('the way there leads to the point where it is known, else to the address', () => {
  expect(place('2026-11-20T02:00:00Z').mapHref).toContain(
    encodeURIComponent('1 King Street, Newtown, 2042'),
  );
  const located = { ...restaurant, location: { latitude: -33.9, longitude: 151.18 } };
  expect(place('2026-11-20T02:00:00Z', located).mapHref).toContain('-33.9%2C151.18');
});

test('a language of 24 hours keeps its minutes', () => {
  const german = placeOf(
    restaurant,
    { ...setting, locale: 'de-DE' },
    Date.parse('2026-11-20T02:00:00Z'),
  );
  expect(plain(german.week[2]?.times[0])).toBe('11:30 – 21:00');
});
