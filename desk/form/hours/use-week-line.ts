import { sameDays } from '#schemas/rules/opening/same-days.ts';
import { useFormat } from '#ui/messages.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useWeekdays } from './use-weekdays.ts';
import type { WeekdaySpan } from './week-spans.ts';

/** The hours of a week in a line: 'Monday to Friday 7:00–11:00; Sunday 8:00–12:00'. '' without any. */
export function useWeekLine(): (week: readonly WeekdaySpan[]) => string {
  const words = useDeskMessages().deskHours.line;
  const format = useFormat();
  const weekdays = useWeekdays();
  const nameOf = (weekday: number) => weekdays.find((one) => one.weekday === weekday)?.name ?? '';
  // A time that is being typed is no time yet.
  const time = (clock: string) => (/^\d\d:\d\d$/.test(clock) ? format.time(clock) : clock);
  return (week) =>
    sameDays([...week])
      .filter(({ ranges }) => ranges.length > 0)
      .map(({ first, last, ranges }) => {
        const days =
          first === last
            ? nameOf(first)
            : last - first === 6
              ? words.everyDay
              : words.days(nameOf(first), nameOf(last));
        const spans = ranges.map(({ opens, closes }) => {
          const span = words.span(time(opens), time(closes));
          return closes <= opens ? words.nextDay(span) : span;
        });
        return `${days} ${spans.join(', ')}`;
      })
      .join('; ');
}
