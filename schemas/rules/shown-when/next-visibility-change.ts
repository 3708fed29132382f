import type { HomeEntry } from '../../config/layout.ts';
import { minuteMs, nextMinute } from '../time/minute.ts';
import { isTimed } from './is-shown-at.ts';
import { inactiveSections } from './inactive-sections.ts';

/**
 * The next instant (epoch ms) at which the home page shows other sections than now, or null where
 * none comes soon. Zones shift by whole minutes and rules know no seconds, so nothing turns in
 * between: what is asked for is tried, whatever the clocks do meanwhile.
 * @param within how far it looks (ms)
 */
export function nextVisibilityChange(
  home: readonly HomeEntry[],
  now: number,
  timeZone: string,
  within = 60 * minuteMs,
): number | null {
  const timed = home.filter(({ hidden, when }) => !hidden && isTimed(when));
  if (timed.length === 0) return null;
  const restingAt = (instant: number) => inactiveSections(timed, instant, timeZone).join();
  const present = restingAt(now);
  const first = nextMinute(now);
  for (let instant = first; instant <= now + within; instant += minuteMs) {
    if (restingAt(instant) !== present) return instant;
  }
  return null;
}
