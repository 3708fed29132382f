import { describe, expect, it } from 'vitest';
import {
  datesFrom,
  firstWeekdayOf,
  monthsAfter,
  monthSpan,
  stripStart,
  weeksOf,
} from '#src/features/reservations/choice/calendar-days.ts';
import { dayStateOf, nearestTimes } from '#src/features/reservations/choice/offered-times.ts';

const timeAt = (date: string, time: string, is_free = true) => ({
  time,
  instant: `${date}T${time}:00Z`,
  offset: '+00:00',
  is_free,
});

describe('the days in sight', () => {
  it('begin today, and in steps of four weeks for a farther date', () => {
    expect(stripStart('2026-11-23', null)).toBe('2026-11-23');
    expect(stripStart('2026-11-23', '2026-11-01')).toBe('2026-11-23');
    expect(stripStart('2026-11-23', '2026-12-20')).toBe('2026-11-23');
    expect(stripStart('2026-11-23', '2026-12-21')).toBe('2026-12-21');
  });

  it('go on over a month, a year and a change of clocks', () => {
    expect(datesFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01']);
    expect(monthsAfter('2026-12', 1)).toBe('2027-01');
    expect(monthsAfter('2026-01', -1)).toBe('2025-12');
    expect(datesFrom('2026-04-04', 3)).toEqual(['2026-04-04', '2026-04-05', '2026-04-06']);
  });

  it('are those of a month that are still to come, in one call', () => {
    expect(monthSpan('2026-11', '2026-11-23')).toEqual({ from: '2026-11-23', days: 8 });
    expect(monthSpan('2028-02', '2026-11-23')).toEqual({ from: '2028-02-01', days: 29 });
    expect(monthSpan('2026-10', '2026-11-23')).toBeNull();
  });

  it('stand under their weekdays', () => {
    expect(weeksOf('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01');
    expect(weeksOf('2026-11', 1).flat().filter(Boolean)).toHaveLength(30);
    expect([firstWeekdayOf('en-AU'), firstWeekdayOf('en-US')]).toEqual([1, 7]);
  });
});

describe('the times on offer', () => {
  const days = [
    {
      date: '2026-11-24',
      times: [timeAt('2026-11-24', '12:00'), timeAt('2026-11-24', '19:00', false)],
    },
    { date: '2026-11-25', times: [timeAt('2026-11-25', '12:00', false)] },
    { date: '2026-11-26', times: [timeAt('2026-11-26', '18:00'), timeAt('2026-11-26', '20:00')] },
  ];

  it('say how a day stands', () => {
    expect(dayStateOf(days, '2026-11-24')).toBe('free');
    expect(dayStateOf(days, '2026-11-25')).toBe('full');
    expect(dayStateOf(days, '2026-11-27')).toBe('closed');
  });

  it('R88 are looked through for the nearest free ones', () => {
    const nearest = nearestTimes(days, '2026-11-25T12:00:00Z', 2);
    expect(nearest.map(({ instant }) => instant)).toEqual([
      '2026-11-24T12:00:00Z',
      '2026-11-26T18:00:00Z',
    ]);
  });
});
