import { describe, expect, it } from 'vitest';
import type { Availability } from '#schemas/api/menu.ts';
import { isWithin } from '#schemas/rules/offers/is-within.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { nextOffer } from '#ui/menu-model/offered-times.ts';

const lunch: Availability[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '11:00',
  to: '15:00',
}));
/** Friday night into Saturday. */
const late: Availability[] = [{ weekday: 5, from: '18:00', to: '02:00' }];

describe('when something is served', () => {
  it('is always where it has no windows', () => {
    expect(isWithin([], { weekday: 7, time: '03:00' })).toBe(true);
    expect(nextOffer([], { weekday: 7, time: '03:00' })).toBeNull();
  });

  it('ends with the window, to the minute', () => {
    expect(isWithin(lunch, { weekday: 2, time: '10:59' })).toBe(false);
    expect(isWithin(lunch, { weekday: 2, time: '11:00' })).toBe(true);
    expect(isWithin(lunch, { weekday: 2, time: '15:00' })).toBe(false);
  });

  it('R18 goes on past midnight and belongs to the day before', () => {
    expect(isWithin(late, { weekday: 5, time: '23:30' })).toBe(true);
    expect(isWithin(late, { weekday: 6, time: '01:59' })).toBe(true);
    expect(isWithin(late, { weekday: 6, time: '02:00' })).toBe(false);
    expect(isWithin(late, { weekday: 5, time: '01:00' })).toBe(false);
  });

  it('begins later today, or on the next day that has it', () => {
    expect(nextOffer(lunch, { weekday: 1, time: '09:00' })).toEqual({
      daysAhead: 0,
      weekday: 1,
      from: '11:00',
    });
    expect(nextOffer(lunch, { weekday: 5, time: '16:00' })).toEqual({
      daysAhead: 3,
      weekday: 1,
      from: '11:00',
    });
    expect(nextOffer(late, { weekday: 6, time: '03:00' })?.daysAhead).toBe(6);
  });

  it('R17 is read off the restaurant’s own wall', () => {
    const instant = Date.parse('2026-11-21T13:30:00Z');
    expect(localDateTime(instant, 'Australia/Sydney')).toMatchObject({
      date: '2026-11-22',
      weekday: 7,
      time: '00:30',
    });
    expect(localDateTime(instant, 'America/New_York')).toMatchObject({
      date: '2026-11-21',
      weekday: 6,
      time: '08:30',
    });
  });
});
