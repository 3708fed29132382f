import { Temporal } from 'temporal-polyfill';

/** The local date `days` after the one of this instant, 'YYYY-MM-DD'. */
export function localDay(now: Date, timeZone: string, days = 0): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days })
    .toString();
}
