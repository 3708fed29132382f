import { instantOf } from '#schemas/rules/time/instant-of.ts';

type PublishTimes = { publishAt: string | null; revertAt: string | null };

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
