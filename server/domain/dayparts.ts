import { Temporal } from 'temporal-polyfill';
import type { Availability } from '#schemas/api/menu.ts';

/** Whether one of the windows covers a local date and time; no windows means always. */
export function isOfferedAt(windows: readonly Availability[], date: string, time: string): boolean {
  if (windows.length === 0) return true;
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const dayBefore = weekday === 1 ? 7 : weekday - 1;
  return windows.some(({ weekday: day, from, to }) => {
    if (to > from) return day === weekday && from <= time && time < to;
    // Past midnight the window belongs to the day on which it began (rule R18).
    return (day === weekday && from <= time) || (day === dayBefore && time < to);
  });
}

/** When something with these windows is not offered, in words: `at 21:30 (only 11:00–15:00)`. */
export function wordsForMiss(windows: readonly Availability[], date: string, time: string): string {
  const day = Temporal.PlainDate.from(date);
  const ofDay = windows.filter(({ weekday }) => weekday === day.dayOfWeek);
  if (ofDay.length === 0) return `on ${day.toLocaleString('en', { weekday: 'long' })}s`;
  const spans = new Set(ofDay.map(({ from, to }) => `${from}–${to}`));
  return `at ${time} (only ${[...spans].join(', ')})`;
}
