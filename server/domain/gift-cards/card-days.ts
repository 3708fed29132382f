import { cardMonths } from '#schemas/rules/gift-cards/card-expiry.ts';
import { Temporal } from 'temporal-polyfill';

type Sold = {
  /** When it was paid. */
  at: Date;
  /** Of the tenant: IANA zone, and BCP 47 locale for the country. */
  timeZone: string;
  locale: string;
  /** As the owner chose it; null: for ever. */
  months: number | null;
};

/** The last day on which a card counts, as a local date, and the instant at which it ends. */
type Expiry = { expiresOn: string; expiresAt: Date };

/** The last day on which a card counts, and its end, by the tenant's clock (rule R70); null: for ever. */
export function cardExpiry({ at, timeZone, locale, months }: Sold): Expiry | null {
  const counted = cardMonths(months, locale);
  if (counted === null) return null;
  return endOf(dayOf(at, timeZone).add({ months: counted }), timeZone);
}

/** The same of so many days after an instant. */
export const endOfDayAfter = (at: Date, timeZone: string, days: number): Expiry =>
  endOf(dayOf(at, timeZone).add({ days }), timeZone);

/** A recipient reads it in the morning. */
const deliveryHour = 8;
/** A day so far ahead is a typing error. */
const mostDaysAhead = 366;

/**
 * When a card is mailed: in the morning of the chosen day by the recipient's clock (rule R66).
 * @returns null where that day is over, or too far ahead
 */
export function deliveryInstant(on: string, timeZone: string, now: Date): Date | null {
  const today = dayOf(now, timeZone);
  const day = Temporal.PlainDate.from(on);
  const ahead = today.until(day, { largestUnit: 'days' }).days;
  if (ahead < 0 || ahead > mostDaysAhead) return null;
  const at = day.toZonedDateTime({ timeZone, plainTime: { hour: deliveryHour } });
  return new Date(at.epochMilliseconds);
}

const dayOf = (at: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

const endOf = (day: Temporal.PlainDate, timeZone: string): Expiry => ({
  expiresOn: day.toString(),
  expiresAt: new Date(day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds),
});
