import { daysAfter } from '#src/features/checkout/time/local-time.ts';

/** So many days stand in a row at once; farther ones are found by the month. */
export const stripDays = 28;

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00Z`) - Date.parse(`${from}T12:00Z`)) / dayMs);

/** The first day of the row that a date stands in; the first row begins today. */
export const stripStart = (today: string, date: string | null): string =>
  date === null || date < today
    ? today
    : daysAfter(today, Math.floor(daysBetween(today, date) / stripDays) * stripDays);

/** Consecutive local dates. */
export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysAfter(first, index));

/** '2026-11' of a local date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month some months after another. */
export function monthsAfter(month: string, months: number): string {
  const moved = new Date(`${month}-01T12:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 7);
}

/** The days of a month that are on offer, for one call; null: all of them are over. */
export function monthSpan(month: string, today: string): { from: string; days: number } | null {
  const after = `${monthsAfter(month, 1)}-01`;
  const from = `${month}-01` < today ? today : `${month}-01`;
  const days = daysBetween(from, after);
  return days > 0 ? { from, days } : null;
}

/**
 * The weeks of a month as a calendar shows them; null where a day is of another month.
 * @param firstWeekday ISO weekday on which weeks begin, 1 is Monday
 */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const first = `${month}-01`;
  const count = daysBetween(first, `${monthsAfter(month, 1)}-01`);
  const weekday = new Date(`${first}T12:00Z`).getUTCDay() || 7;
  const blanks = (weekday - firstWeekday + 7) % 7;
  const cells = [...Array.from({ length: blanks }, () => null), ...datesFrom(first, count)];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => cells[week * 7 + day] ?? null),
  );
}

/** Larger countries (ISO 3166) where weeks begin on Sunday, by CLDR; browsers do not all say it. */
const sundayRegions = /^(?:US|CA|MX|BR|CO|PE|VE|PT|IL|SA|ZA|KE|IN|PK|BD|JP|KR|TW|HK|TH|ID|PH|SG)$/;

/** ISO weekday on which weeks begin in a locale. */
export function firstWeekdayOf(locale: string): 1 | 7 {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return sundayRegions.test(region) ? 7 : 1;
}
