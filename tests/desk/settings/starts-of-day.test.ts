import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BusyTables } from '#server/domain/reservations/busy-tables.ts';
import { listTimes } from '#server/domain/reservations/free-times.ts';
import { Pacing } from '#server/domain/reservations/pacing.ts';
import { clockOf, startsOfDay } from '#desk/settings/reservations/starts-of-day.ts';

const pacing = { parties: null, seats: null };

test('R85 the preview of the settings says what the server offers', () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => clockOf(quarter * 15));
  const week = fc.array(fc.record({ weekday: fc.constant(5), opens: clock, closes: clock }), {
    minLength: 1,
    maxLength: 2,
  });
  const slot = fc.constantFrom(10, 15, 30, 45, 240);
  const stay = fc.constantFrom(45, 90, 120, 400);
  fc.assert(
    fc.property(week, slot, stay, (hours, slotMinutes, minutes) => {
      const offered = listTimes(
        {
          rules: {
            timeZone: 'UTC',
            slotMinutes,
            stays: [{ upTo: 100, minutes }],
            bufferMinutes: 0,
            noticeMinutes: 0,
            daysAhead: 30,
            pacing,
          },
          schedule: { hours, exceptions: [] },
          busy: new BusyTables([]),
          pacing: new Pacing([], { pacing }),
          seatings: [],
        },
        4,
        Date.parse('2026-11-16T00:00Z'),
        // A Friday and the night after it.
        { firstDay: '2026-11-20', days: 2 },
      ).flatMap(({ times }) => times.map(({ instant }) => Date.parse(instant)));
      const friday = Date.parse('2026-11-20T00:00Z');
      const ends = startsOfDay(
        { week: hours, slot_minutes: slotMinutes, stays: [{ up_to: 100, minutes }] },
        4,
        5,
      ).flatMap(({ first, last }) => [first, last]);
      const at = (minute: number) => friday + minute * 60_000;
      expect(offered.at(0)).toBe(ends.length > 0 ? at(Math.min(...ends)) : undefined);
      expect(offered.at(-1)).toBe(ends.length > 0 ? at(Math.max(...ends)) : undefined);
    }),
  );
});
