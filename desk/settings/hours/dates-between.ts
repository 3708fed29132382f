import { dayMs } from '#schemas/rules/time/minute.ts';

const mostDays = 60;

/** All local dates from the first to the last; null where they are none, or more than 60. */
export function datesBetween(first: string, last: string): string[] | null {
  const from = Date.parse(`${first}T12:00:00Z`);
  const until = Date.parse(`${last}T12:00:00Z`);
  if (Number.isNaN(from) || Number.isNaN(until)) return null;
  const days = Math.round((until - from) / dayMs) + 1;
  if (days < 1 || days > mostDays) return null;
  return Array.from({ length: days }, (_, index) =>
    new Date(from + index * dayMs).toISOString().slice(0, 10),
  );
}
