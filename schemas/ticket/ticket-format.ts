import { formatMoney, toMinor } from '../money.ts';
import type { StaffOrder } from '../api/staff.ts';
import { localDateTime } from '../rules/time/local-date-time.ts';

/** How one order's amounts and times are written, by its currency and its restaurant's clock. */
export type TicketFormat = {
  /** An amount in the major unit, as on the wire. */
  money: (amount: number) => string;
  /** An instant (ISO) as '6:30 pm', with its day where that is not the day it is read beside. */
  time: (instant: string) => string;
};

/** @param locale BCP 47, the tenant's */
export function ticketFormat(
  { currency, time_zone: timeZone, promised_at }: StaffOrder,
  locale: string,
): TicketFormat {
  const write = (instant: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...style }).format(new Date(instant));
  const dayOf = (instant: string) => localDateTime(Date.parse(instant), timeZone).date;
  return {
    money: (amount) => formatMoney(toMinor(amount, currency), currency, locale),
    time: (instant) => {
      const time = write(instant, { hour: 'numeric', minute: '2-digit' });
      if (dayOf(instant) === dayOf(promised_at)) return time;
      return `${write(instant, { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`;
    },
  };
}

/** The day an order is due, in words, such as 'Friday 20 November'. */
export const ticketDay = (
  { time_zone: timeZone, promised_at }: StaffOrder,
  locale: string,
): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(promised_at));
