export const dayMinutes = 24 * 60;

/**
 * A span of the wall clock in minutes after its day's midnight; one that closes at or before it
 * opens ends on the next day (rule R18).
 */
export function minutesOf({ opens, closes }: { opens: string; closes: string }): {
  from: number;
  until: number;
} {
  const from = minuteOfDay(opens);
  const until = minuteOfDay(closes);
  return { from, until: until <= from ? until + dayMinutes : until };
}

/** '18:30' as minutes after midnight. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
