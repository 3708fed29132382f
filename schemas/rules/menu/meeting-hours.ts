import type { Availability } from '../../api/menu.ts';
import { dayMinutes, minutesOf } from '../time/span-minutes.ts';

const weekMinutes = 7 * dayMinutes;

/**
 * When both of two weekly times are on, such as those of a dish and of its category; none means
 * always, in what is given as in what comes back. What crosses midnight belongs to the day on
 * which it begins (rule R18).
 * @returns null where they never meet.
 */
export function meetingHours(
  some: readonly Availability[],
  others: readonly Availability[],
): readonly Availability[] | null {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some;
  const meetings = some.map(minutesOfWeek).flatMap((one) =>
    others.map(minutesOfWeek).flatMap((other) =>
      // What goes on after Sunday goes on before Monday, of either.
      [-weekMinutes, 0, weekMinutes].flatMap((shift) => {
        const from = Math.max(one.from, other.from + shift);
        const until = Math.min(one.until, other.until + shift);
        return from < until ? [windowOf(from, until)] : [];
      }),
    ),
  );
  return meetings.length > 0 ? meetings : null;
}

/** In minutes since Monday began. */
function minutesOfWeek({ weekday, from: opens, to: closes }: Availability) {
  const { from, until } = minutesOf({ opens, closes });
  const day = (weekday - 1) * dayMinutes;
  return { from: day + from, until: day + until };
}

const windowOf = (from: number, until: number): Availability => ({
  weekday: (Math.floor(from / dayMinutes) % 7) + 1,
  from: clockOf(from),
  to: clockOf(until),
});

const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes as '18:30' of their day. */
function clockOf(minutes: number): string {
  const ofDay = minutes % dayMinutes;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
