import { instantOf } from '#schemas/rules/time/instant-of.ts';

/** The local date-time in an IANA zone as a date field has it, `2026-12-24T18:00`. */
export const localNow = (timeZone: string, now: number): string =>
  // Swedish dates are ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(now)
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

export type PublishTimes = { publishAt: string | null; revertAt: string | null };

export type TimeProblems = { publishAt?: string; revertAt?: string };

/**
 * Why the times of a publish are invalid; null stands for now, and for never.
 * @param times local to the restaurant
 */
export function timeProblems(
  { publishAt, revertAt }: PublishTimes,
  timeZone: string,
  now: number,
): TimeProblems {
  const at = (moment: string) => (moment === '' ? NaN : instantOf(moment, timeZone));
  const start = publishAt === null ? now : at(publishAt);
  const end = revertAt === null ? null : at(revertAt);
  return {
    ...(Number.isNaN(start) && { publishAt: 'Choose a day and a time.' }),
    ...(publishAt !== null && start <= now && { publishAt: 'This time has passed already.' }),
    ...(end !== null && Number.isNaN(end) && { revertAt: 'Choose a day and a time.' }),
    ...(end !== null && end <= now && { revertAt: 'This time has passed already.' }),
    ...(end !== null &&
      end > now &&
      end <= start && { revertAt: 'Choose a time after the one of publishing.' }),
  };
}
