import type { FailureTexts } from '#schemas/messages/en-failures.ts';

type Window = { weekday: number; from: string; to: string };
type HourTexts = FailureTexts['offers']['hours'];

/**
 * Weekly windows in words: 'Monday to Friday, 11:00–15:00'. Days of the same hours are put
 * together; other hours follow.
 */
export function describeWindows(windows: readonly Window[], texts: HourTexts): string {
  const daysOf = new Map<string, number[]>();
  for (const { weekday, from, to } of windows.toSorted((a, b) => a.weekday - b.weekday)) {
    const span = `${from}–${to}`;
    daysOf.set(span, [...(daysOf.get(span) ?? []), weekday]);
  }
  return texts.join([...daysOf].map(([span, days]) => texts.span(describeDays(days, texts), span)));
}

function describeDays(weekdays: readonly number[], texts: HourTexts): string {
  if (weekdays.length === 7) return texts.everyDay;
  const names = weekdays.map((weekday) => texts.days[weekday - 1] ?? '');
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const isRun = (weekdays.at(-1) ?? 1) - (weekdays[0] ?? 1) === weekdays.length - 1;
  return isRun && weekdays.length > 2 ? texts.run(first, last) : texts.list(names);
}
