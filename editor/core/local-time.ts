/** The local date-time in an IANA zone as a date field has it, `2026-12-24T18:00`. */
export const localNow = (timeZone: string, now: number): string =>
  // Swedish dates are ISO 8601.
  new Date(now)
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

/** 'Sydney' of 'Australia/Sydney'. */
export const cityOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** An instant as local date and time of a zone, for people. */
export function formatInstant(instant: string | number, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}
