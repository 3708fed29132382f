import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, test } from 'vitest';
import type { HomeEntry } from '#schemas/config/layout.ts';
import { deviceKinds, whenSchema, type When } from '#schemas/config/when.ts';
import { canMeet, isForSome } from '#schemas/rules/shown-when/can-meet.ts';
import { isShownAt } from '#schemas/rules/shown-when/is-shown-at.ts';
import { nextVisibilityChange } from '#schemas/rules/shown-when/next-visibility-change.ts';
import { inactiveSections } from '#schemas/rules/shown-when/inactive-sections.ts';
import { draws } from '../../draws.ts';

const minute = 60_000;
const zones = [
  'Australia/Sydney',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'UTC',
];
const when = (rule: Partial<When>): When => whenSchema.parse(rule);
const entry = (id: string, rule?: Partial<When>): HomeEntry => ({
  id,
  hidden: false,
  ...(rule && { when: when(rule) }),
});
const shownAt = (home: readonly HomeEntry[], instant: number, timeZone: string) => {
  const resting = inactiveSections(home, instant, timeZone);
  return home.map(({ id }) => id).filter((id) => !resting.includes(id));
};
const idsAt = (home: readonly HomeEntry[], instant: string, timeZone: string) =>
  shownAt(home, Date.parse(instant), timeZone);

const lunch = entry('lunch', { times: [{ days: [1, 2, 3, 4, 5], from: '11:00', to: '15:00' }] });
const night = entry('night', { times: [{ days: [5], from: '22:00', to: '02:00' }] });
const early = entry('early', { times: [{ days: [], from: '02:15', to: '02:45' }] });

const times = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  from: clock(),
  to: clock(),
});
const rules = fc.record({
  times: fc.array(times, { maxLength: 3 }),
  from: fc.constantFrom('', '2026-04-01', '2026-10-04'),
  until: fc.constantFrom('', '2026-04-05', '2026-10-03'),
  devices: fc.subarray([...deviceKinds]),
  orderTypes: fc.subarray(['pickup', 'delivery', 'dine_in'] as const),
});
const homes = fc
  .array(fc.option(rules, { nil: undefined }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((rule, index) => entry(`s${index}`, rule)));
/** Around the weekends on which clocks change, north and south. */
const instants = fc
  .oneof(
    ...['2026-03-29T00:00Z', '2026-04-04T12:00Z', '2026-10-03T12:00Z', '2026-11-01T03:00Z'].map(
      (around) =>
        fc
          .integer({ min: -1500, max: 1500 })
          .map((minutes) => Date.parse(around) + minutes * minute),
    ),
  )
  .chain((start) => fc.integer({ min: 0, max: 59_999 }).map((ms) => start + ms));

function clock() {
  return fc
    .integer({ min: 0, max: 24 * 4 - 1 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    );
}

/** The same question put to another calendar: what the wall shows, minute by minute of its day. */
function holds(rule: When | undefined, instant: number, timeZone: string): boolean {
  if (!rule) return true;
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  const day = wall.toPlainDate();
  if (rule.from && Temporal.PlainDate.compare(day, rule.from) < 0) return false;
  if (rule.until && Temporal.PlainDate.compare(day, rule.until) > 0) return false;
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return (
    rule.times.length === 0 ||
    rule.times.some(({ days, from, to }) =>
      [0, 1].some((daysAgo) => {
        const began = day.subtract({ days: daysAgo });
        const [start, end] = [minutesOf(from), minutesOf(to)];
        const past = daysAgo * 24 * 60 + wall.hour * 60 + wall.minute;
        const isDay = days.length === 0 || days.includes(began.dayOfWeek);
        return isDay && past >= start && past < (end > start ? end : end + 24 * 60);
      }),
    )
  );
}

describe('when a section is shown', () => {
  it('always, where nothing is said', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const home = [entry('plain'), entry('empty', {})];
        expect(inactiveSections(home, instant, zone)).toEqual([]);
      }),
    );
  });

  it('as the calendar on another wall says, whatever the clocks do', () => {
    fc.assert(
      fc.property(homes, instants, fc.constantFrom(...zones), (home, instant, zone) => {
        const expected = home.filter((one) => holds(one.when, instant, zone)).map(({ id }) => id);
        expect(shownAt(home, instant, zone)).toEqual(expected);
      }),
      { numRuns: draws(500) },
    );
  });

  it('to the minute, on its days', () => {
    expect(idsAt([lunch], '2026-11-20T10:59:59Z', 'UTC')).toEqual([]);
    expect(idsAt([lunch], '2026-11-20T11:00:00Z', 'UTC')).toEqual(['lunch']);
    expect(idsAt([lunch], '2026-11-20T15:00:00Z', 'UTC')).toEqual([]);
    expect(idsAt([lunch], '2026-11-21T12:00:00Z', 'UTC')).toEqual([]);
  });

  it('over midnight, as part of the day on which it began (rule R18)', () => {
    expect(idsAt([night], '2026-11-20T23:00:00Z', 'UTC')).toEqual(['night']);
    expect(idsAt([night], '2026-11-21T01:59:00Z', 'UTC')).toEqual(['night']);
    expect(idsAt([night], '2026-11-21T02:00:00Z', 'UTC')).toEqual([]);
    expect(idsAt([night], '2026-11-21T23:00:00Z', 'UTC')).toEqual([]);
  });

  it('by the clock of the restaurant', () => {
    const instant = '2026-11-20T01:00:00Z';
    expect(idsAt([lunch], instant, 'Australia/Sydney')).toEqual(['lunch']);
    expect(idsAt([lunch], instant, 'Europe/Berlin')).toEqual([]);
  });

  it('not in an hour that is left out, and in both that have the same name', () => {
    // Sydney: 02:00 is followed by 03:00 on 4 October, and on 5 April 02:00 comes twice.
    expect(
      nextVisibilityChange([early], Date.parse('2026-10-03T15:40:00Z'), 'Australia/Sydney'),
    ).toBeNull();
    expect(idsAt([early], '2026-04-04T15:30:00Z', 'Australia/Sydney')).toEqual(['early']);
    expect(idsAt([early], '2026-04-04T16:30:00Z', 'Australia/Sydney')).toEqual(['early']);
    expect(idsAt([early], '2026-04-04T15:50:00Z', 'Australia/Sydney')).toEqual([]);
  });

  it('from its first day to the end of its last one', () => {
    const feast = entry('feast', { from: '2026-12-24', until: '2026-12-26' });
    expect(idsAt([feast], '2026-12-23T22:59:00Z', 'Europe/Berlin')).toEqual([]);
    expect(idsAt([feast], '2026-12-23T23:00:00Z', 'Europe/Berlin')).toEqual(['feast']);
    expect(idsAt([feast], '2026-12-26T22:59:00Z', 'Europe/Berlin')).toEqual(['feast']);
    expect(idsAt([feast], '2026-12-26T23:00:00Z', 'Europe/Berlin')).toEqual([]);
  });

  it('is nothing that a hidden section is asked', () => {
    expect(
      inactiveSections([{ ...lunch, hidden: true }], Date.parse('2026-11-21T12:00Z'), 'UTC'),
    ).toEqual([]);
  });
});

describe('when that turns next', () => {
  const seen = (home: readonly HomeEntry[], instant: number, zone: string) =>
    home
      .filter((one) => holds(one.when, instant, zone))
      .map(({ id }) => id)
      .join();

  it('is the first minute at which another calendar sees other sections', () => {
    fc.assert(
      fc.property(homes, instants, fc.constantFrom(...zones), (home, now, zone) => {
        const turn = nextVisibilityChange(home, now, zone);
        const last = turn ?? now + 60 * minute;
        const first = Math.floor(now / minute) * minute + minute;
        for (let instant = first; instant < last; instant += minute) {
          expect(seen(home, instant, zone)).toBe(seen(home, now, zone));
        }
        const isTurned = turn === null || seen(home, turn, zone) !== seen(home, now, zone);
        expect(isTurned).toBe(true);
      }),
      { numRuns: draws(60) },
    );
  });

  it('is never for what has no times, nor for what is hidden', () => {
    const now = Date.parse('2026-11-20T10:30:00Z');
    expect(
      nextVisibilityChange([entry('a'), entry('b', { devices: ['phone'] })], now, 'UTC'),
    ).toBeNull();
    expect(nextVisibilityChange([{ ...lunch, hidden: true }], now, 'UTC')).toBeNull();
    expect(nextVisibilityChange([lunch], now, 'UTC')).toBe(Date.parse('2026-11-20T11:00:00Z'));
  });
});

test('two sections meet where one customer may see both', () => {
  fc.assert(
    fc.property(rules, rules, (one, other) => {
      const sees = (rule: When, device: string, type: string) =>
        (rule.devices.length === 0 || rule.devices.some((it) => it === device)) &&
        (rule.orderTypes.length === 0 || rule.orderTypes.some((it) => it === type));
      const isBoth = deviceKinds.some((device) =>
        ['pickup', 'delivery', 'dine_in'].some(
          (type) => sees(one, device, type) && sees(other, device, type),
        ),
      );
      expect(canMeet(one, other)).toBe(isBoth);
      expect(canMeet(one, undefined)).toBe(true);
    }),
  );
  expect(isForSome(undefined)).toBe(false);
  expect(isForSome(when({ orderTypes: ['delivery'] }))).toBe(true);
});

test('a time that ends as it begins lasts all day', () => {
  const rule = when({ times: [{ days: [1], from: '00:00', to: '00:00' }] });
  expect(isShownAt(rule, { date: '2026-11-23', weekday: 1, time: '17:00' })).toBe(true);
  expect(isShownAt(rule, { date: '2026-11-24', weekday: 2, time: '00:00' })).toBe(false);
});
