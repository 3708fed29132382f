type Window = { weekday: number; from: string; to: string };

/**
 * Weekly windows in words: 'Monday to Friday, 11:00–15:00'. Days of the same hours are put
 * together; other hours follow behind a semicolon.
 */
export function describeWindows(windows: readonly Window[]): string {
  const daysOf = new Map<string, number[]>();
  for (const { weekday, from, to } of windows.toSorted((a, b) => a.weekday - b.weekday)) {
    const span = `${from}–${to}`;
    daysOf.set(span, [...(daysOf.get(span) ?? []), weekday]);
  }
  return [...daysOf].map(([span, days]) => `${describeDays(days)}, ${span}`).join('; ');
}

function describeDays(days: readonly number[]): string {
  const [first = 1, last = 1] = [days[0], days.at(-1)];
  if (days.length === 7) return 'every day';
  const isRun = last - first === days.length - 1;
  if (isRun && days.length > 2) return `${names[first]} to ${names[last]}`;
  return days.map((day) => names[day]).join(' and ');
}

/** By ISO weekday. */
const names: Record<number, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};
