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
