/** Half-open, in epoch milliseconds. */
export type Interval = { from: number; until: number };

/** What a reservation takes: its tables for its stay and the time after it (rules R86 and R90). */
export type Occupancy = Interval & { tableIds: readonly number[] };

/**
 * When which table is taken. A joined table is taken everywhere (rule R90), and one stay ends where
 * the next may begin (rule R86).
 */
export class BusyTables {
  /** Of each table in order, and without overlap: no two reservations share one. */
  readonly #byTable = new Map<number, Interval[]>();

  constructor(occupancies: readonly Occupancy[]) {
    for (const { tableIds, from, until } of occupancies) {
      for (const id of tableIds) {
        const taken = this.#byTable.get(id);
        if (taken) taken.push({ from, until });
        else this.#byTable.set(id, [{ from, until }]);
      }
    }
    for (const taken of this.#byTable.values()) taken.sort((a, b) => a.from - b.from);
  }

  /** Whether all of these tables are free for the whole of an interval (rule R87). */
  areFree(tableIds: readonly number[], { from, until }: Interval): boolean {
    return tableIds.every((id) => {
      const taken = this.#byTable.get(id);
      if (!taken) return true;
      const next = taken[firstEndingAfter(taken, from)];
      return next === undefined || until <= next.from;
    });
  }
}

/** The place of the first interval that ends after an instant; they neither overlap nor are unordered. */
function firstEndingAfter(intervals: readonly Interval[], instant: number): number {
  let low = 0;
  let high = intervals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle]?.until ?? Infinity) > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}
