import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { localDate, mergeRanges, openingRanges } from '#server/domain/times/opening-ranges.ts';
import type { Schedule } from '#server/domain/times/opening-ranges.ts';
import { findSlot, listSlots } from '#server/domain/times/slots.ts';
import type { SlotRules } from '#server/domain/times/slots.ts';
import { draws } from '../../draws.ts';
import { inZone, serverZones } from '../setup/slot-rules.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Clocks change by an hour, by half an hour, never; west and east of UTC. */
const zones = ['Australia/Sydney', 'Australia/Lord_Howe', 'Europe/London', 'America/St_Johns'];

const wallClock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * 15 * minute).toISOString().slice(11, 16));
const range = fc.record({ opens: wallClock, closes: wallClock });
const hours = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), range)
    .map(([weekday, times]) => ({ weekday, ...times })),
  { minLength: 1, maxLength: 12 },
);

/** Some days before each change of the clocks in 2026, and days without one. */
const instants = ['2026-03-28', '2026-04-03', '2026-10-02', '2026-10-24', '2026-11-20']
  .map((date) => Date.parse(`${date}T00:00:00Z`))
  .map((from) => fc.integer({ min: from, max: from + 3 * day }));

const cases = fc.record({
  hours,
  timeZone: fc.constantFrom(...zones),
  now: fc.oneof(...instants),
  exceptionIn: fc.integer({ min: -1, max: 3 }),
  exceptionRanges: fc.array(range, { maxLength: 2 }),
  leadMinutes: fc.integer({ min: 0, max: 180 }),
  slotMinutes: fc.constantFrom(5, 10, 15, 20, 30, 45, 60),
  daysAhead: fc.integer({ min: 1, max: 5 }),
  startsAtOpening: fc.boolean(),
  lastOrderMinutes: fc.option(fc.integer({ min: 0, max: 90 })),
  pauseMinutes: fc.option(fc.integer({ min: 1, max: 600 })),
});

test('R17 R20 R23 every slot stands in an opening range and on the grid, once, whatever the server’s zone', () => {
  fc.assert(
    fc.property(cases, ({ hours: week, now, pauseMinutes, ...rest }) => {
      const date = localDate(now, rest.timeZone).add({ days: rest.exceptionIn }).toString();
      const schedule: Schedule = {
        hours: week,
        exceptions: [{ date, ranges: rest.exceptionRanges }],
      };
      const pausedUntil = pauseMinutes === null ? null : now + pauseMinutes * minute;
      const rules: SlotRules = { ...rest, fulfilsAfterClose: false, pausedUntil };
      const [list, ...others] = serverZones.map((zone) =>
        inZone(zone, () => listSlots(schedule, rules, now)),
      );
      for (const other of others) expect(other).toEqual(list);

      const slots = list?.days.flatMap((one) => one.slots) ?? [];
      const instants = slots.map(({ instant }) => Date.parse(instant));
      expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a - b));
      const labels = slots.map(({ date: on, time, offset }) => `${on} ${time} ${offset}`);
      expect(new Set(labels).size).toBe(labels.length);

      const yesterday = localDate(now, rules.timeZone).subtract({ days: 1 });
      const ranges = mergeRanges(
        openingRanges(schedule, rules.timeZone, yesterday, rules.daysAhead + 2),
      );
      for (const slot of slots) {
        const instant = Date.parse(slot.instant);
        const own = ranges.find(({ opens, closes }) => opens <= instant && instant < closes);
        expect(own, `${slot.date} ${slot.time} is while the doors are open`).toBeDefined();
        const lead = rules.leadMinutes * minute;
        expect(instant).toBeGreaterThanOrEqual(Math.max(now, pausedUntil ?? now) + lead);
        const local = Temporal.Instant.from(slot.instant).toZonedDateTimeISO(rules.timeZone);
        expect(local.toPlainDate().toString()).toBe(slot.date);
        expect(local.toPlainTime().toString({ smallestUnit: 'minute' })).toBe(slot.time);
        expect(local.offset).toBe(slot.offset);
        expect((local.hour * 60 + local.minute) % rules.slotMinutes).toBe(0);
        expect(findSlot(schedule, rules, now, slot)).toEqual(slot);
      }
    }),
    { numRuns: draws(300) },
  );
});

test('R23 through a night on which the clocks change no time is skipped or said twice in vain', () => {
  const nights = [
    { timeZone: 'Australia/Sydney', now: '2026-10-03T12:00:00Z', date: '2026-10-04', gap: true },
    { timeZone: 'Australia/Sydney', now: '2026-04-04T12:00:00Z', date: '2026-04-05', gap: false },
    { timeZone: 'Europe/London', now: '2026-03-28T22:00:00Z', date: '2026-03-29', gap: true },
    { timeZone: 'Europe/London', now: '2026-10-24T21:00:00Z', date: '2026-10-25', gap: false },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...nights),
      fc.constantFrom(5, 10, 15, 20, 30),
      ({ timeZone, now, date, gap }, slotMinutes) => {
        const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          weekday,
          opens: '00:00',
          closes: '00:00',
        }));
        const { days } = listSlots(
          { hours: always, exceptions: [] },
          {
            timeZone,
            slotMinutes,
            leadMinutes: 0,
            daysAhead: 2,
            startsAtOpening: true,
            lastOrderMinutes: null,
            fulfilsAfterClose: false,
            pausedUntil: null,
          },
          Date.parse(now),
        );
        const times = days.find((one) => one.date === date)?.slots.map(({ time }) => time) ?? [];
        const perHour = 60 / slotMinutes;
        const changed = timeZone === 'Europe/London' ? '01:' : '02:';
        const inHour = times.filter((time) => time.startsWith(changed)).length;
        expect(inHour).toBe(gap ? 0 : 2 * perHour);
        expect(times).toHaveLength((gap ? 23 : 25) * perHour);
      },
    ),
  );
});
