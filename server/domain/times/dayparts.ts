import { Temporal } from 'temporal-polyfill';
import type { Availability } from '#schemas/api/menu.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { isWithin } from '#schemas/rules/offers/is-within.ts';
import { clockTime } from './clock-time.ts';

/** Whether one of the windows covers a local date and time; no windows means always. */
export const isOfferedAt = (
  windows: readonly Availability[],
  date: string,
  time: string,
): boolean => isWithin(windows, { weekday: Temporal.PlainDate.from(date).dayOfWeek, time });

/**
 * Why something with these windows is not offered: `not offered at 9:30 pm (only 11:00 am–3:00 pm)`.
 * @param locale the tenant's, by which times are written
 */
export function unavailability(
  name: string,
  windows: readonly Availability[],
  { date, time }: { date: string; time: string },
  locale: string,
): Sentence {
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  const ofDay = windows.filter(({ weekday }) => weekday === dayOfWeek);
  if (ofDay.length === 0) return ({ placing }) => placing.notOfferedOn(name, dayOfWeek);
  return ({ language, placing }) => {
    const clock = (at: string) => clockTime(at, language, locale);
    const spans = [...new Set(ofDay.map(({ from, to }) => `${clock(from)}–${clock(to)}`))];
    return placing.notOfferedAt(name, clock(time), spans);
  };
}
