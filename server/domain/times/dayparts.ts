import { Temporal } from 'temporal-polyfill';
import type { Availability } from '#schemas/api/menu.ts';
import { isWithin } from '#schemas/rules/offers/is-within.ts';

/** Whether one of the windows covers a local date and time; no windows means always. */
export const isOfferedAt = (
  windows: readonly Availability[],
  date: string,
  time: string,
): boolean => isWithin(windows, { weekday: Temporal.PlainDate.from(date).dayOfWeek, time });

/** When something with these windows is not offered, in words: `at 21:30 (only 11:00–15:00)`. */
export function describeUnavailability(
  windows: readonly Availability[],
  date: string,
  time: string,
): string {
  const day = Temporal.PlainDate.from(date);
  const ofDay = windows.filter(({ weekday }) => weekday === day.dayOfWeek);
  if (ofDay.length === 0) return `on ${day.toLocaleString('en', { weekday: 'long' })}s`;
  const spans = new Set(ofDay.map(({ from, to }) => `${from}–${to}`));
  return `at ${time} (only ${[...spans].join(', ')})`;
}
