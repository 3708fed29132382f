import type { When } from '../../config/when.ts';
import { isWithin, type WallClock } from '../offers/is-within.ts';

/** What a restaurant's calendar and clock show. */
export type WallDateTime = WallClock & { date: string };

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/**
 * Whether a section's times hold at a local date and time (docs/decisions/019); without a rule, or with an
 * empty one, always. Its days are whole ones, the last one too; a time that crosses midnight
 * belongs to the day on which it began, as with dayparts (rule R18).
 */
export function isShownAt(when: When | undefined, now: WallDateTime): boolean {
  if (!when) return true;
  const { from, until, times } = when;
  if (now.date < from || (until !== '' && now.date > until)) return false;
  const windows = times.flatMap(({ days, ...time }) =>
    (days.length > 0 ? days : everyDay).map((weekday) => ({ weekday, ...time })),
  );
  return isWithin(windows, now);
}

/** A rule that the clock or the calendar may turn. */
export const isTimed = (when: When | undefined): boolean =>
  when !== undefined && (when.times.length > 0 || when.from !== '' || when.until !== '');
