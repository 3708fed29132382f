import { toMinor } from '#schemas/money.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useFormat } from '#src/messages.tsx';

/** Parts per million of a whole percent. */
const ppmOfPercent = 10_000;

/** How figures of a day are written. @param currency of the day's amounts */
export function useDayFormat(currency: string) {
  const format = useFormat();
  return {
    ...format,
    /** The wire's amount (12.5) as '$12.50'. */
    amount: (major: number) => format.money(toMinor(major, currency)),
    /** 100000 parts per million as '10%'. */
    rate: (ppm: number) => `${ppm / ppmOfPercent}%`,
    /** An instant by a zone's clock, as 'Sat, 21 Nov, 2:00 am'. */
    instant: (instant: string, timeZone: string) => {
      const { date, time } = localDateTime(Date.parse(instant), timeZone);
      return `${format.date(date)}, ${format.time(time)}`;
    },
  };
}
