import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { occupiedFrom, type BookingRules } from '#server/domain/reservations/booking-rules.ts';
import { BusyTables, type Occupancy } from '#server/domain/reservations/busy-tables.ts';
import { seatingAt } from '#server/domain/reservations/free-times.ts';
import { Pacing, type Start } from '#server/domain/reservations/pacing.ts';
import { seatingsFor, type Table, type TableJoin } from '#server/domain/reservations/seatings.ts';

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
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+11:00`);

/** Books whatever is asked for, one after the other. @returns what is wrong with it */
function faultsOf(
  plan: { tables: readonly Table[]; joins: readonly TableJoin[] },
  rules: BookingRules,
  wishes: readonly { party: number; quarter: number; areaId: number | null }[],
): string[] {
  const faults: string[] = [];
  const taken: Occupancy[] = [];
  const starts: Start[] = [];
  for (const { party, quarter, areaId } of wishes) {
    const instant = at('18:00') + quarter * 900_000;
    const seatings = seatingsFor(party, plan, areaId);
    const pacing = new Pacing(starts, rules);
    const seating = seatingAt(
      { rules, busy: new BusyTables(taken), pacing, seatings },
      party,
      instant,
    );
    const interval = occupiedFrom(instant, party, rules);
    const isTaken = (id: number) =>
      taken.some(
        ({ tableIds, from, until }) =>
          tableIds.includes(id) && interval.from < until && from < interval.until,
      );
    const best = seatings.find(({ tableIds }) => !tableIds.some(isTaken));
    // The best of what is free, unless the quarter is full.
    const expected = pacing.allows({ instant, party }) ? (best ?? null) : null;
    if (seating !== expected) faults.push(`${party} at ${quarter}: another seating than expected`);
    if (!seating) continue;
    taken.push({ ...interval, tableIds: seating.tableIds });
    starts.push({ instant, party });
  }
  const { parties: mostParties, seats: mostSeats } = rules.pacing;
  for (const { instant } of starts) {
    const beside = starts.filter((other) => other.instant === instant);
    const seats = beside.reduce((sum, { party }) => sum + party, 0);
    if (mostParties !== null && beside.length > mostParties) faults.push('too many parties');
    if (mostSeats !== null && beside.length > 1 && seats > mostSeats) faults.push('too many seats');
  }
  return faults;
}

test('R87 R90 R91 whatever is asked for in any order, no two parties share a table or overrun a quarter', () => {
  const tableId = fc.integer({ min: 1, max: 6 });
  const tables = fc.uniqueArray(
    fc.record({
      id: tableId,
      areaId: fc.integer({ min: 1, max: 2 }),
      minParty: fc.integer({ min: 1, max: 3 }),
      maxParty: fc.integer({ min: 2, max: 6 }),
    }),
    { selector: ({ id }) => id, minLength: 1 },
  );
  const joins = fc.array(
    fc.record({
      tableIds: fc.uniqueArray(tableId, { minLength: 2, maxLength: 3 }),
      minParty: fc.integer({ min: 2, max: 4 }),
      maxParty: fc.integer({ min: 4, max: 12 }),
    }),
    { maxLength: 4 },
  );
  const wishes = fc.array(
    fc.record({
      party: fc.integer({ min: 1, max: 12 }),
      quarter: fc.integer({ min: 0, max: 15 }),
      areaId: fc.option(fc.integer({ min: 1, max: 2 })),
    }),
    { maxLength: 25 },
  );
  const rules = fc.record({
    pacing: fc.record({
      parties: fc.option(fc.integer({ min: 1, max: 3 })),
      seats: fc.option(fc.integer({ min: 2, max: 10 })),
    }),
    bufferMinutes: fc.constantFrom(0, 15),
  });
  fc.assert(
    fc.property(fc.record({ tables, joins }), rules, wishes, (somePlan, someRules, asked) => {
      expect(faultsOf(somePlan, { ...sydney, ...someRules }, asked)).toEqual([]);
    }),
  );
});
