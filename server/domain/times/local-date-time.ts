import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import type { LocalMoment } from '#schemas/rules/offers/offer-refusal.ts';

type WallClock = Omit<LocalMoment, 'instant'>;

/** Zones shift by whole minutes, and every cart of a minute asks for the same one. */
const minute = 60_000;
const wallClocks = new LRUCache<string, WallClock>({ max: 1000 });

/** A moment as the clock of a restaurant shows it; `timeZone` is an IANA zone. */
export function localMoment(moment: Date, timeZone: string): LocalMoment {
  const key = `${timeZone} ${Math.floor(moment.getTime() / minute)}`;
  let wallClock = wallClocks.get(key);
  if (!wallClock) {
    wallClock = wallClockAt(moment, timeZone);
    wallClocks.set(key, wallClock);
  }
  return { instant: moment.toISOString(), ...wallClock };
}

function wallClockAt(moment: Date, timeZone: string): WallClock {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  const [date = '', time = ''] = local.toString({ smallestUnit: 'minute' }).split('T');
  return { date, time, weekday: local.dayOfWeek };
}

/** The moment of a restaurant's local date and time; of a time that occurs twice the first (R23). */
export function momentAt(date: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  return new Date(local.epochMilliseconds);
}
