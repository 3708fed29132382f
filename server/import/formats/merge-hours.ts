import type { ImportedHours } from '../menu/imported-menu.ts';

const day = 24 * 60;

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

const two = (part: number): string => String(part).padStart(2, '0');

const clockTime = (total: number): string => {
  const within = total % day;
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
};

/**
 * Joins ranges of the same weekday that overlap or touch; the union of several menus' hours.
 * A week without any gap is no restriction, and gives nothing.
 */
export function mergeHours(hours: readonly ImportedHours[]): ImportedHours[] {
  const merged: { weekday: number; from: number; to: number }[] = [];
  const ranges = hours
    .map(({ weekday, opens, closes }) => {
      const from = minutes(opens);
      const to = minutes(closes);
      return { weekday, from, to: to <= from ? to + day : to };
    })
    .toSorted((a, b) => a.weekday - b.weekday || a.from - b.from);
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && last.weekday === range.weekday && range.from <= last.to) {
      last.to = Math.min(Math.max(last.to, range.to), last.from + day);
    } else {
      merged.push({ ...range });
    }
  }
  const whole = merged.filter(({ from, to }) => from === 0 && to >= day);
  if (whole.length === 7) return [];
  return merged.map(({ weekday, from, to }) => ({
    weekday,
    opens: clockTime(from),
    closes: clockTime(to),
  }));
}
