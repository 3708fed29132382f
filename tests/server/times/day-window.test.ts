import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayWindow,
  restaurantDay,
  type RestaurantHours,
} from '#server/domain/times/restaurant-day.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const weekly = (opens: string, closes: string, weekdays = everyDay): RestaurantHours => ({
  hours: weekdays.map((weekday) => ({ weekday, opens, closes, orderType: 'pickup' as const })),
  exceptions: [],
});
const windowOf = (hours: RestaurantHours, day: string, timeZone = 'Australia/Sydney') => {
  const { begins, ends } = dayWindow(hours, timeZone, day);
  return [begins, ends].map((instant) => new Date(instant).toISOString().slice(0, 16));
};
const hoursLong = (hours: RestaurantHours, day: string, timeZone?: string) => {
  const { begins, ends } = dayWindow(hours, timeZone ?? 'Australia/Sydney', day);
  return (ends - begins) / 3_600_000;
};

describe('a business day lasts', () => {
  test('R17 from midnight to midnight where the restaurant closes before', () => {
    expect(windowOf(weekly('10:00', '22:00'), '2026-11-20')).toEqual([
      '2026-11-19T13:00',
      '2026-11-20T13:00',
    ]);
  });

  test('R18 until its evening closes past midnight', () => {
    // Friday evening until Saturday 02:00.
    expect(windowOf(weekly('18:00', '02:00'), '2026-11-20')).toEqual([
      '2026-11-19T15:00',
      '2026-11-20T15:00',
    ]);
  });

  test('R18 only as long as it was open: a Friday’s exception takes its night away', () => {
    const hours = {
      ...weekly('18:00', '02:00'),
      exceptions: [{ date: '2026-11-20', ranges: [], orderType: 'any' as const }],
    };
    expect(windowOf(hours, '2026-11-20')).toEqual(['2026-11-19T15:00', '2026-11-20T13:00']);
  });

  test('R18 until the next day opens, where the night has not closed by then', () => {
    const hours = {
      hours: [
        { weekday: 5, opens: '18:00', closes: '09:00', orderType: 'delivery' as const },
        { weekday: 6, opens: '07:00', closes: '11:00', orderType: 'pickup' as const },
      ],
      exceptions: [],
    };
    expect(windowOf(hours, '2026-11-20')[1]).toBe('2026-11-20T20:00');
  });

  test.each([
    ['Australia/Sydney', '2026-10-04', 23],
    ['Australia/Sydney', '2026-04-05', 25],
    ['America/New_York', '2026-03-08', 23],
    ['Pacific/Auckland', '2026-04-05', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Asia/Tokyo', '2026-04-05', 24],
  ])('R23 in %s on %s %s hours', (timeZone, day, hours) => {
    expect(hoursLong(weekly('10:00', '22:00'), day, timeZone)).toBe(hours);
  });
});

/** Hours of the day in quarters, as people set them; a closing at or before the opening is the next day's. */
const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});
const zones = fc.constantFrom('Australia/Sydney', 'America/New_York', 'Asia/Kathmandu', 'UTC');

test('R18 days follow each other without a gap, and none overlaps the next', () => {
  const range = fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    opens: time,
    closes: time,
    orderType: fc.constantFrom('pickup' as const, 'delivery' as const),
  });
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), zones, (hours, timeZone) => {
      const days = ['2026-10-03', '2026-10-04', '2026-10-05', '2026-10-06'];
      const windows = days.map((day) => dayWindow({ hours, exceptions: [] }, timeZone, day));
      expect(windows.slice(1).map(({ begins }) => begins)).toEqual(
        windows.slice(0, -1).map(({ ends }) => ends),
      );
      expect(windows.every(({ begins, ends }) => begins <= ends)).toBe(true);
    }),
  );
});

test('R18 R65 an instant is in the day that dishes are counted for', () => {
  fc.assert(
    fc.property(
      time,
      time,
      zones,
      fc.integer({ min: 0, max: 72 * 60 }),
      (opens, closes, zone, minutes) => {
        const hours = weekly(opens, closes);
        const instant = Date.parse('2026-10-03T00:00:00Z') + minutes * 60_000;
        const day = restaurantDay(hours, zone, instant);
        const { begins, ends } = dayWindow(hours, zone, day);
        expect(begins).toBeLessThanOrEqual(instant);
        expect(instant).toBeLessThan(ends);
      },
    ),
  );
});
