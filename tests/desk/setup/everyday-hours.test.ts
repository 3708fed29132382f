import { describe, expect, test } from 'vitest';
import {
  everydayOf,
  usualHours,
  weekOf,
  withSecondTime,
} from '#desk/setup/hours/everyday-hours.ts';

const types = ['pickup', 'delivery'] as const;
const lunchAndDinner = [
  { opens: '11:30', closes: '14:30' },
  { opens: '17:00', closes: '01:00' },
];

describe('one line of hours', () => {
  test.each([usualHours, { weekdays: [2, 3, 6], spans: lunchAndDinner }])(
    'is read back from the week that it stands for: %j',
    (line) => {
      const week = weekOf(line, types);
      expect(week).toHaveLength(2 * line.weekdays.length * line.spans.length);
      expect(everydayOf(week, types)).toEqual(line);
      expect(everydayOf(week.toReversed(), types)?.weekdays).toEqual(line.weekdays);
    },
  );

  test('is none where there are no hours', () => {
    expect(everydayOf([], types)).toBeNull();
    expect(everydayOf(weekOf(usualHours, ['dine_in']), types)).toBeNull();
  });

  test('is none where a day, or an order type, has others', () => {
    const week = weekOf({ weekdays: [1, 2], spans: lunchAndDinner }, types);
    expect(everydayOf(week.slice(1), types)).toBeNull();
    expect(everydayOf(weekOf(usualHours, ['pickup']), types)).toBeNull();
  });

  test('leaves out what is not offered', () => {
    const week = [
      ...weekOf(usualHours, ['pickup']),
      { order_type: 'delivery' as const, weekday: 1, opens: '10:00', closes: '12:00' },
    ];
    expect(everydayOf(week, ['pickup'])).toEqual(usualHours);
  });
});

test.each([
  ['11:00-21:00', '11:00-14:30 17:00-21:00'],
  ['18:00-02:00', '11:00-14:30 18:00-02:00'],
  ['11:00-02:00', '11:00-14:30 17:00-02:00'],
  ['08:00-12:00', '08:00-12:00 17:00-22:00'],
  ['11:00-14:00 17:00-20:00', '11:00-14:00 17:00-20:00 20:00-22:00'],
  ['', '11:00-21:00'],
])('a second time beside %s gives %s', (before, after) => {
  const spansOf = (text: string) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }));
  expect(withSecondTime(spansOf(before))).toEqual(spansOf(after));
});
