import { describe, expect, test } from 'vitest';
import {
  occupiedFrom,
  stayOf,
  type BookingRules,
} from '#server/domain/reservations/booking-rules.ts';
import { BusyTables, type Occupancy } from '#server/domain/reservations/busy-tables.ts';
import {
  isOffered,
  listTimes,
  seatingAt,
  type Availability,
} from '#server/domain/reservations/free-times.ts';
import { Pacing, type Start } from '#server/domain/reservations/pacing.ts';
import { seatingsFor, type Table, type TableJoin } from '#server/domain/reservations/seatings.ts';
import type { Schedule } from '#server/domain/times/opening-ranges.ts';

const sydney: BookingRules = {
  timeZone: 'Australia/Sydney',
  slotMinutes: 30,
  stays: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 120 },
    { upTo: 8, minutes: 150 },
  ],
  bufferMinutes: 0,
  noticeMinutes: 60,
  daysAhead: 60,
  pacing: { parties: null, seats: null },
};
/** Fridays from 18:00 to 22:00. */
const fridays: Schedule = {
  hours: [{ weekday: 5, opens: '18:00', closes: '22:00' }],
  exceptions: [],
};
const friday = '2026-11-20';
const at = (time: string, date = friday) => Date.parse(`${date}T${time}:00+11:00`);
const noon = at('12:00');

const two: Table = { id: 1, areaId: 1, minParty: 1, maxParty: 2 };
const four: Table = { id: 2, areaId: 1, minParty: 2, maxParty: 4 };
const outside: Table = { id: 3, areaId: 2, minParty: 1, maxParty: 4 };
const both: TableJoin = { tableIds: [1, 2], minParty: 5, maxParty: 6 };
const plan = { tables: [four, two, outside], joins: [both] };

/** What is known of a restaurant with these tables, for a party. */
function availability(
  party: number,
  {
    rules = sydney,
    schedule = fridays,
    taken = [],
    starts = [],
    areaId = null,
  }: {
    rules?: BookingRules;
    schedule?: Schedule;
    taken?: Occupancy[];
    starts?: Start[];
    areaId?: number | null;
  } = {},
): Availability {
  return {
    rules,
    schedule,
    busy: new BusyTables(taken),
    pacing: new Pacing(starts, rules),
    seatings: seatingsFor(party, plan, areaId),
  };
}
const idsOf = (party: number, areaId: number | null = null) =>
  seatingsFor(party, plan, areaId).map(({ tableIds }) => tableIds);
const offered = (party: number, now: number, options: Parameters<typeof availability>[1] = {}) =>
  listTimes(availability(party, options), party, now, { firstDay: friday, days: 1 }).flatMap(
    ({ times }) => times.map(({ time, isFree }) => (isFree ? time : `(${time})`)),
  );

describe('R89 R90 which tables a party can be given', () => {
  test('R89 the smallest that fits comes first, and none that is too large or too small', () => {
    expect(idsOf(1)).toEqual([[1], [3]]);
    expect(idsOf(2)).toEqual([[1], [2], [3]]);
    expect(idsOf(4)).toEqual([[2], [3]]);
    expect(idsOf(9)).toEqual([]);
  });

  test('R89 an area that is asked for leaves out the others', () => {
    expect(idsOf(2, 2)).toEqual([[3]]);
    expect(idsOf(6, 2)).toEqual([]);
  });

  test('R90 tables are joined only as they are said to be, and never without one of them', () => {
    expect(idsOf(6)).toEqual([[1, 2]]);
    expect(seatingsFor(6, { tables: [two], joins: [both] }, null)).toEqual([]);
  });
});

describe('R85 when a party may begin', () => {
  test('R85 from opening to the last seating, which is closing less the stay', () => {
    expect(offered(2, noon)).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00', '20:30']);
    expect(offered(4, noon)).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00']);
  });

  test('R85 not sooner than the notice, and not later than the days on offer', () => {
    expect(offered(2, at('18:15'))).toEqual(['19:30', '20:00', '20:30']);
    const early = at('12:00', '2026-11-10');
    expect(offered(2, early, { rules: { ...sydney, daysAhead: 10 } })).toEqual([]);
    expect(offered(2, early, { rules: { ...sydney, daysAhead: 11 } })).toHaveLength(6);
  });

  test('R85 R23 a time that the clocks leave out is not offered, one that occurs twice is so twice', () => {
    const nights: Schedule = {
      hours: [{ weekday: 7, opens: '01:00', closes: '06:00' }],
      exceptions: [],
    };
    const timesOf = (date: string) =>
      listTimes(
        availability(2, { schedule: nights }),
        2,
        Date.parse(`${date}T00:00:00Z`) - 3 * 86_400_000,
        {
          firstDay: date,
          days: 1,
        },
      ).flatMap(({ times }) => times.map(({ time, offset }) => `${time} ${offset}`));
    // Clocks go from 02:00 to 03:00, and in April from 03:00 back to 02:00.
    expect(timesOf('2026-10-04')).toEqual([
      '01:00 +10:00',
      '01:30 +10:00',
      '03:00 +11:00',
      '03:30 +11:00',
      '04:00 +11:00',
      '04:30 +11:00',
    ]);
    expect(timesOf('2026-04-05').filter((text) => text.startsWith('02:'))).toEqual([
      '02:00 +11:00',
      '02:30 +11:00',
      '02:00 +10:00',
      '02:30 +10:00',
    ]);
  });

  test('R85 what was not offered is not taken either', () => {
    const state = { rules: sydney, schedule: fridays };
    expect(isOffered(state, 2, noon, at('18:30'))).toBe(true);
    expect(isOffered(state, 2, noon, at('18:40'))).toBe(false);
    expect(isOffered(state, 2, noon, at('21:00'))).toBe(false);
    expect(isOffered(state, 2, at('18:00'), at('18:30'))).toBe(false);
  });
});

describe('R86 R87 how long a table is taken', () => {
  const from = (time: string, until: string, tableIds = [1, 2, 3]): Occupancy => ({
    tableIds,
    from: at(time),
    until: at(until),
  });

  test('R86 the stay depends on the party; larger ones stay as long as the largest', () => {
    expect([1, 2, 3, 4, 8, 20].map((party) => stayOf(party, sydney) / 60_000)).toEqual([
      90, 90, 120, 120, 150, 150,
    ]);
  });

  test('R86 18:00 to 20:00 and then 20:00 to 22:00 on one table is fine', () => {
    expect(offered(4, noon, { taken: [from('18:00', '20:00')] })).toEqual([
      '(18:00)',
      '(18:30)',
      '(19:00)',
      '(19:30)',
      '20:00',
    ]);
  });

  test('R86 with a buffer it is not', () => {
    const rules = { ...sydney, bufferMinutes: 15 };
    expect(occupiedFrom(at('18:00'), 4, rules)).toEqual({ from: at('18:00'), until: at('20:15') });
    const taken = [from('18:00', '20:15')];
    expect(offered(4, noon, { rules, taken }).at(-1)).toBe('(20:00)');
  });

  test('R87 a table that is taken from 19:00 is not free at 18:00 for two hours', () => {
    expect(offered(4, noon, { taken: [from('19:00', '21:00')] })).toEqual([
      '(18:00)',
      '(18:30)',
      '(19:00)',
      '(19:30)',
      '(20:00)',
    ]);
    expect(offered(4, noon, { taken: [from('19:00', '21:00', [2])] })).not.toContain('(18:00)');
  });

  test('R90 a joined table is taken everywhere', () => {
    const taken = [from('18:00', '20:30', [1, 2])];
    expect(seatingAt(availability(2, { taken }), 2, at('18:00'))?.tableIds).toEqual([3]);
    expect(
      seatingAt(availability(6, { taken: [from('18:00', '19:00', [2])] }), 6, at('18:30')),
    ).toBeNull();
  });
});

describe('R91 how many may begin within a quarter of an hour', () => {
  const starts = [{ instant: at('18:00'), party: 4 }];

  test('R91 by parties', () => {
    const rules = { ...sydney, slotMinutes: 5, pacing: { parties: 1, seats: null } };
    expect(offered(2, noon, { rules, starts }).slice(0, 4)).toEqual([
      '(18:00)',
      '(18:05)',
      '(18:10)',
      '18:15',
    ]);
  });

  test('R91 by seats; a party that is larger than all of them may come alone', () => {
    const rules = { ...sydney, pacing: { parties: null, seats: 5 } };
    expect(offered(1, noon, { rules, starts })[0]).toBe('18:00');
    expect(offered(2, noon, { rules, starts })[0]).toBe('(18:00)');
    expect(offered(6, noon, { rules })[0]).toBe('18:00');
  });
});
