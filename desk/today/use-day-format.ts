import { useMemo } from 'react';
import { toMinor } from '#schemas/money.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';

/** Parts per million of a whole percent. */
const ppmOfPercent = 10_000;

/** How figures of a day are written. @param currency of the day's amounts */
export function useDayFormat(currency: string) {
  const format = useFormat();
  const { locale } = useStorefront();
  const own = useMemo(() => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const [hour, day] = [part({ hour: 'numeric' }), part({ weekday: 'short', day: 'numeric' })];
    const round = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
      minimumFractionDigits: 0,
    });
    return {
      /** A local time ('18:00') as '6 pm'. */
      hour: (localTime: string) => hour.format(new Date(`2000-01-01T${localTime}Z`)),
      /** A local date ('2026-11-21') as 'Sat 21'. */
      dayOfMonth: (localDate: string) => day.format(new Date(`${localDate}T00:00Z`)),
      /** The wire's amount (1500) as '$1.5K', for an axis. */
      roundAmount: (major: number) => round.format(major),
    };
  }, [currency, locale]);
  return {
    ...own,
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
