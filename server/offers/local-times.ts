import type { OfferWindow } from '#schemas/api/offer-bodies.ts';
import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import { instantOf } from '#schemas/rules/time/instant-of.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';

/** A stored instant as a restaurant's clock shows it (IANA zone): 2026-12-24T18:00. */
export function localMinuteOf(instant: string | null, timeZone: string): string | null {
  if (instant === null) return null;
  const { date, time } = localDateTime(Date.parse(instant), timeZone);
  return `${date}T${time}`;
}

/** The other way round. */
export const instantOfLocal = (local: string | null, timeZone: string): string | null =>
  local === null ? null : new Date(instantOf(local, timeZone)).toISOString();

/** Windows of the same hours as one with several days. */
export function groupWindows(windows: OfferConditions['windows']): OfferWindow[] {
  const groups = new Map<string, OfferWindow>();
  for (const { weekday, from, to } of windows) {
    const group = groups.get(`${from}-${to}`) ?? { weekdays: [], from, to };
    if (!group.weekdays.includes(weekday)) group.weekdays.push(weekday);
    group.weekdays.sort((a, b) => a - b);
    groups.set(`${from}-${to}`, group);
  }
  return [...groups.values()];
}

export const spreadWindows = (windows: readonly OfferWindow[]): OfferConditions['windows'] =>
  windows.flatMap(({ weekdays, from, to }) => weekdays.map((weekday) => ({ weekday, from, to })));
