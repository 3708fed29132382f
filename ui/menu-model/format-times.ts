import type { Availability } from '#schemas/api/menu.ts';

/** Where and for whom times are written. */
export type LocaleContext = { locale: string; timeZone: string };

/** ICU versions differ in the space before 'pm'; a plain one keeps server and browser equal. */
const plainSpaces = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/**
 * An instant in the restaurant's zone: 'Fri 27 Nov, 5:30 pm'. It never says 'tomorrow', because a
 * page is drawn once and read later.
 */
export function formatInstant(instant: string, { locale, timeZone }: LocaleContext): string {
  const at = new Date(instant);
  const day = formatter(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const time = formatter(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return plainSpaces(`${day.format(at).replace(',', '')}, ${time.format(at)}`);
}

/** A local time ('18:30') as '6:30 pm'. */
export function formatTime(time: string, locale: string): string {
  const at = new Date(`2026-01-05T${time}:00Z`);
  return plainSpaces(
    formatter(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(at),
  );
}

/** ISO weekday 1 (Monday) to 7; 5 January 2026 was a Monday. */
export function formatWeekday(
  day: number,
  locale: string,
  style: 'short' | 'long' = 'short',
): string {
  const at = new Date(Date.UTC(2026, 0, 4 + day));
  return formatter(locale, { timeZone: 'UTC', weekday: style }).format(at);
}

/**
 * The hours of a category in words: '7:00 am – 11:00 am' when every day is alike, else with their
 * days: 'Sat, Sun 8:00 am – 2:00 pm'.
 */
export function formatHours(windows: readonly Availability[], locale: string): string {
  const days = new Map<string, number[]>();
  for (const { weekday, from, to } of windows) {
    const hours = `${formatTime(from, locale)} – ${formatTime(to, locale)}`;
    days.set(hours, [...(days.get(hours) ?? []), weekday]);
  }
  return [...days]
    .map(([hours, on]) => (on.length === 7 ? hours : `${formatDays(on, locale)} ${hours}`))
    .join(', ');
}

/** Three days or more in a row read as a range: 'Mon – Fri'. */
function formatDays(days: readonly number[], locale: string): string {
  const sorted = days.toSorted((a, b) => a - b);
  const first = sorted[0] ?? 1;
  const last = sorted.at(-1) ?? first;
  if (sorted.length > 2 && last - first === sorted.length - 1) {
    return `${formatWeekday(first, locale)} – ${formatWeekday(last, locale)}`;
  }
  return sorted.map((day) => formatWeekday(day, locale)).join(', ');
}
