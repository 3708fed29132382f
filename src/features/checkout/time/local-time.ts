/**
 * Days are a restaurant's local ones (requirements, Time): formatted as they stand, never moved.
 */
const atUtc = (date: string) => new Date(`${date}T12:00:00Z`);

/** '2026-11-24' as 'Tuesday 24 November', or short as 'Tue 24 Nov'. */
export function formatLocalDay(date: string, locale: string, width: 'long' | 'short'): string {
  return atUtc(date)
    .toLocaleDateString(locale, { weekday: width, day: 'numeric', month: width, timeZone: 'UTC' })
    .replace(',', '');
}

/** The day it is in a zone at an instant (ms), as an ISO date. */
export function localDateAt(now: number, timeZone: string): string {
  // The Swedish way of writing a date is the ISO one.
  return new Date(now).toLocaleDateString('sv-SE', { timeZone });
}

/** The wall clock in a zone at an instant (ms), as '18:30'. */
export function localTimeAt(instant: number, timeZone: string): string {
  const style = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  return new Date(instant).toLocaleTimeString('sv-SE', style);
}

/** The ISO date some days after another. */
export function daysAfter(date: string, days: number): string {
  const moved = atUtc(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** 'Today', 'Tomorrow' or the day's name; `today` is the date at the restaurant. */
export function nameDay(
  date: string,
  today: string,
  locale: string,
  words: { today: string; tomorrow: string },
): string {
  if (date === today) return words.today;
  if (date === daysAfter(today, 1)) return words.tomorrow;
  return formatLocalDay(date, locale, 'long');
}
