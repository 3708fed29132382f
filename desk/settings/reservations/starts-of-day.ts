import type { ReservationSettingsBody } from '#schemas/api/reservation-settings.ts';
import { dayMinutes, minutesOf } from '#schemas/rules/time/span-minutes.ts';

type Rules = Pick<ReservationSettingsBody, 'week' | 'slot_minutes' | 'stays'>;

/** How long a party stays, in minutes (rule R86). */
export const stayMinutes = ({ stays }: Pick<Rules, 'stays'>, party: number): number =>
  (stays.find(({ up_to }) => party <= up_to) ?? stays.at(-1))?.minutes ?? 0;

/**
 * The first and the last time at which a party can begin within each span of a weekday, in minutes
 * after its midnight, so that it leaves when the span closes (rule R85). Spans that touch are one,
 * and those in which the party has no time are left out.
 */
export function startsOfDay(
  rules: Rules,
  party: number,
  weekday: number,
): { first: number; last: number }[] {
  const spans = rules.week
    .filter((span) => span.weekday === weekday)
    .map(minutesOf)
    .toSorted((a, b) => a.from - b.from);
  const merged: { from: number; until: number }[] = [];
  for (const span of spans) {
    const before = merged.at(-1);
    if (before && span.from <= before.until) before.until = Math.max(before.until, span.until);
    else merged.push({ ...span });
  }
  const stay = stayMinutes(rules, party);
  return merged.flatMap(({ from, until }) => {
    const first = onGrid(from, rules.slot_minutes, Math.ceil);
    const last = onGrid(until - stay, rules.slot_minutes, Math.floor);
    return first <= last ? [{ first, last }] : [];
  });
}

/** The grid begins anew at each midnight. */
function onGrid(minute: number, slot: number, round: (slots: number) => number): number {
  const midnight = Math.floor(minute / dayMinutes) * dayMinutes;
  return midnight + Math.min(round((minute - midnight) / slot) * slot, dayMinutes);
}

const digits = (part: number) => String(part).padStart(2, '0');

/** Minutes after midnight as '18:30', whatever the day. */
export const clockOf = (minute: number): string => {
  const ofDay = minute % dayMinutes;
  return `${digits(Math.floor(ofDay / 60))}:${digits(ofDay % 60)}`;
};
