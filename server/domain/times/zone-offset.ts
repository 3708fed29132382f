import { Temporal } from 'temporal-polyfill';

/** The time between two changes of a zone's clocks, half-open, in epoch milliseconds. */
export type OffsetPeriod = {
  from: number;
  until: number;
  /** Milliseconds east of UTC. */
  offset: number;
};

/** Nearly every question is about this half of the year, and asking the zone's rules is slow. */
const known = new Map<string, OffsetPeriod[]>();

/** The stretch of one UTC offset that an instant (epoch ms) lies in. */
export function offsetPeriodAt(timeZone: string, instant: number): OffsetPeriod {
  const stretches = known.get(timeZone) ?? [];
  const found = stretches.find(({ from, until }) => from <= instant && instant < until);
  if (found) return found;
  const at = (epochMs: number) =>
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  const zoned = at(instant);
  const stretch = {
    // A change at this very instant begins the stretch; 'previous' alone would look before it.
    from: at(instant + 1).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity,
    until: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
    offset: zoned.offsetNanoseconds / 1e6,
  };
  known.set(timeZone, [...stretches, stretch]);
  return stretch;
}
