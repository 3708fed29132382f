import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useFormat } from '#ui/messages.tsx';

/** Writes an instant by a restaurant's clock: '6:30 pm', with its day where that is not today. */
export function useLocalClock(timeZone: string, now: number): (instant: string) => string {
  const format = useFormat();
  return (instant) => {
    const { date, time } = localDateTime(Date.parse(instant), timeZone);
    return date === localDateTime(now, timeZone).date
      ? format.time(time)
      : `${format.date(date)}, ${format.time(time)}`;
  };
}
