import type { HomeEntry } from '../../config/layout.ts';
import { localDateTime } from '../time/local-date-time.ts';
import { isShownAt, isTimed } from './is-shown-at.ts';

/**
 * Ids of the sections that the home page leaves out at an instant (epoch ms), by the clock of a
 * restaurant's zone; those that are hidden altogether are not among them.
 */
export const inactiveSections = (
  home: readonly HomeEntry[],
  instant: number,
  timeZone: string,
): string[] =>
  home
    .filter(
      ({ hidden, when }) =>
        !hidden && isTimed(when) && !isShownAt(when, localDateTime(instant, timeZone)),
    )
    .map(({ id }) => id);
