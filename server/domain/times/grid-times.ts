import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { offsetPeriodAt } from './zone-offset.ts';

/** Times stand from `first` on and before `until`, in epoch milliseconds. */
export type Span = { first: number; until: number };

/** Times stand at multiples of this many minutes after local midnight. */
export type Grid = { timeZone: string; slotMinutes: number };

/** An instant (epoch ms) with how far the clock is east of UTC then (ms). */
export type GridTime = { instant: number; offset: number };

/** Instants on the grid, by periods of one UTC offset (rule R23). */
export function gridTimesOf({ first, until }: Span, { timeZone, slotMinutes }: Grid): GridTime[] {
  const gridTimes: GridTime[] = [];
  let from = first;
  while (from < until) {
    const { offset, until: change } = offsetPeriodAt(timeZone, from);
    const end = Math.min(until, change);
    let instant = ceilToGrid(from, offset, slotMinutes);
    while (instant < end) {
      gridTimes.push({ instant, offset });
      instant = ceilToGrid(instant + 1, offset, slotMinutes);
    }
    from = end;
  }
  return gridTimes;
}

/** The next multiple of the grid after local midnight, at the latest the next midnight. */
function ceilToGrid(instant: number, offset: number, slotMinutes: number): number {
  const local = instant + offset;
  const midnight = Math.floor(local / dayMs) * dayMs;
  const grid = slotMinutes * minuteMs;
  return midnight + Math.min(Math.ceil((local - midnight) / grid) * grid, dayMs) - offset;
}

/** What the restaurant's clock shows: local date and time, with the instant and its offset (R23). */
export function wallClockOf({ instant, offset }: GridTime) {
  const local = new Date(instant + offset).toISOString();
  return {
    date: local.slice(0, 10),
    time: local.slice(11, 16),
    instant: new Date(instant).toISOString(),
    offset: offsetText(offset),
  };
}

/** Milliseconds east of UTC as `+10:00`. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minuteMs;
  return `${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

const twoDigits = (part: number) => String(Math.floor(part)).padStart(2, '0');
