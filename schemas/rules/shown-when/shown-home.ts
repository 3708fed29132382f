import type { HomeEntry } from '../../config/layout.ts';
import { localMoment } from '../opening/local-moment.ts';
import { isShownAt, isTimed } from './is-shown-at.ts';

/**
 * The sections that the home page shows at an instant by the clock of a restaurant's zone, in the
 * owner's order and each once. Those for some devices or order types are among them.
 * @param instant epoch ms; null: whatever the clock says
 */
export function shownHome(
  home: readonly HomeEntry[],
  instant: number | null,
  timeZone: string,
): HomeEntry[] {
  const shown = home.filter(
    ({ hidden, when }) =>
      !hidden &&
      (instant === null || !isTimed(when) || isShownAt(when, localMoment(instant, timeZone))),
  );
  return shown.filter(({ id }, place) => shown.findIndex((one) => one.id === id) === place);
}
