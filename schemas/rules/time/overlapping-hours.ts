import { dayMinutes, minutesOf } from './span-minutes.ts';

/** Local wall clock, 'HH:MM'; closing at or before opening crosses midnight (rule R18). */
export type Span = { opens: string; closes: string };
export type WeekdaySpan = Span & { weekday: number };

/** Two of a list, by their places in it. */
export type Overlap = { first: number; second: number };

const weekMinutes = 7 * dayMinutes;

/**
 * The first two spans of a week that overlap, past midnight too, and from Sunday to Monday. Spans
 * that touch do not.
 */
export function overlapOfWeek(spans: readonly WeekdaySpan[]): Overlap | null {
  const timed = spans.flatMap((span, place) => {
    const { from, until } = minutesOf(span);
    const day = (span.weekday - 1) * dayMinutes;
    const one = { place, from: day + from, until: day + until };
    // What goes on after Sunday goes on before Monday.
    const before = { place, from: one.from - weekMinutes, until: one.until - weekMinutes };
    return one.until > weekMinutes ? [before, one] : [one];
  });
  return firstOverlap(timed);
}

/** The same of one day. */
export function overlapOfDay(spans: readonly Span[]): Overlap | null {
  return firstOverlap(spans.map((span, place) => ({ place, ...minutesOf(span) })));
}

type Timed = { place: number; from: number; until: number };

function firstOverlap(timed: readonly Timed[]): Overlap | null {
  const inOrder = timed.toSorted((a, b) => a.from - b.from || a.place - b.place);
  let latest: Timed | null = null;
  for (const next of inOrder) {
    if (latest && next.from < latest.until && next.place !== latest.place) {
      return { first: latest.place, second: next.place };
    }
    if (!latest || next.until > latest.until) latest = next;
  }
  return null;
}
