import { Temporal } from 'temporal-polyfill';
import type { LocalMoment } from '#schemas/rules/offers/offer-refusal.ts';

/** A formatter costs far more to make than to use, and there are few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** A moment as the clock of a restaurant shows it; `timeZone` is an IANA zone. */
export function localMoment(moment: Date, timeZone: string): LocalMoment {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts['year']}-${parts['month']}-${parts['day']}`;
  const time = `${parts['hour']}:${parts['minute']}`;
  return { instant: moment.toISOString(), date, time, weekday: weekdayOf(date) };
}

/** The moment of a restaurant's local date and time; of a time that occurs twice the first (R23). */
export function momentAt(date: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  return new Date(local.epochMilliseconds);
}

/** ISO weekday of a date, 1 (Monday) to 7. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
