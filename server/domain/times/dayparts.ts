import { Temporal } from 'temporal-polyfill';
import type { Availability } from '#schemas/api/menu.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { isWithin } from '#schemas/rules/offers/is-within.ts';

/** Whether one of the windows covers a local date and time; no windows means always. */
export const isOfferedAt = (
  windows: readonly Availability[],
  date: string,
  time: string,
): boolean => isWithin(windows, { weekday: Temporal.PlainDate.from(date).dayOfWeek, time });

/** Why something with these windows is not offered: `not offered at 21:30 (only 11:00–15:00)`. */
export function unavailability(
  name: string,
  windows: readonly Availability[],
  { date, time }: { date: string; time: string },
): Sentence {
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  const ofDay = windows.filter(({ weekday }) => weekday === dayOfWeek);
  if (ofDay.length === 0) return ({ placing }) => placing.notOfferedOn(name, dayOfWeek);
  const spans = [...new Set(ofDay.map(({ from, to }) => `${from}–${to}`))];
  return ({ placing }) => placing.notOfferedAt(name, time, spans);
}
