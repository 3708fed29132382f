import type { Messages } from '#schemas/messages/en.ts';
import { openingAt, type Opening } from '#schemas/rules/opening/opening-at.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Place } from '#variants/sections/hours/props.ts';
import type { LocalTimeFormat } from './local-time-format.ts';

type Setting = { words: Messages['home']['hours']; say: LocalTimeFormat; timeZone: string };

/** When something is next, as a restaurant's clock has it; a time is written in the language. */
export type NextTime =
  | { day: 'today' | 'tomorrow'; time: string }
  | { day: 'later'; weekday: string; time: string };

/** Names an instant (epoch ms) that is to come, seen from another. */
export function nextTimeOf(
  instant: number,
  { say, timeZone }: Pick<Setting, 'say' | 'timeZone'>,
  now: number,
): NextTime {
  const { date, time: localTime } = localDateTime(instant, timeZone);
  const time = say.time(localTime);
  const today = localDateTime(now, timeZone).date;
  if (date === today) return { day: 'today', time };
  if (date === dayAfter(today)) return { day: 'tomorrow', time };
  return { day: 'later', weekday: say.weekday(date, 'long'), time };
}

/** Whether it is open at an instant (epoch ms), in words, and until when or from when. */
export function openStateAt(
  openings: readonly Opening[],
  { words, ...setting }: Setting,
  now: number,
): NonNullable<Place['now']> {
  const doors = openingAt(openings, now);
  if (doors.isOpen) {
    const isLong = doors.until - now > dayMs;
    const { time } = nextTimeOf(doors.until, setting, now);
    return { isOpen: true, words: isLong ? words.openAllDay : words.openUntil(time) };
  }
  if (doors.opens === null) return { isOpen: false, words: words.closed };
  const next = nextTimeOf(doors.opens, setting, now);
  if (next.day === 'later') {
    return { isOpen: false, words: words.opensOn(next.weekday, next.time) };
  }
  const opens = next.day === 'today' ? words.opensAt : words.opensTomorrow;
  return { isOpen: false, words: opens(next.time) };
}

function dayAfter(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + 1);
  return noon.toISOString().slice(0, 10);
}
