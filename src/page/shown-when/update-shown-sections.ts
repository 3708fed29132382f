import { flushSync } from 'react-dom';
import { inactiveSections } from '#schemas/rules/shown-when/inactive-sections.ts';
import { nextMinute } from '#schemas/rules/time/minute.ts';
import type { PagePart } from '#variants/lazy-part.tsx';
import type { Stores } from '#ui/stores/stores.tsx';
import { clockSet } from '#ui/page/server-clock.ts';
import { followOrderType } from './follow-order-type.ts';

export type UpdatedPage = {
  stores: Stores;
  /** What draws the present screen while some sections are hidden. */
  partsWithout(resting: readonly string[]): readonly PagePart[];
  /** Brings to life what the server drew and waits until it is near: a change would tear it. */
  hydrateAll(): Promise<void>;
};

/** What does not come to life meanwhile never will (ms). */
const wokenWithin = 3_000;

/** What is hidden now, by the clock of the restaurant that the page is drawn for. */
export function inactiveSectionsNow({ boot, config, restaurant, now }: Stores): string[] {
  const drawn = restaurant.getState().selected ?? boot.restaurants[0];
  const { home } = config.getState().config.layout;
  return inactiveSections(home, now(), drawn?.restaurant.time_zone ?? 'UTC');
}

/**
 * Keeps the sections of an open page with the clock and the customer's order type
 * (docs/decisions/019): looks as each minute begins, loads what draws those that come, and only
 * then changes over in one go, so that scroll, focus and what was typed stay. A section in which
 * somebody writes stays until the focus has left it. Where the configuration or the restaurant is
 * exchanged, what is hidden is exchanged with it.
 * @returns stops it
 */
export function updateShownSections({ stores, partsWithout, hydrateAll }: UpdatedPage): () => void {
  const { config, present, restaurant, now } = stores;
  const control = new AbortController();
  const { signal } = control;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTurning = false;

  const take = (resting: readonly string[]) => {
    if (!isSame(resting, present.getState().inactiveSections))
      present.setState({ inactiveSections: resting });
  };
  /** At once: what is drawn anew in this moment is drawn by it. */
  const takeNow = () =>
    take(present.getState().showsAllSections ? [] : inactiveSectionsNow(stores));
  const turn = async (resting: readonly string[]) => {
    const late = new Promise((resolve) => setTimeout(resolve, wokenWithin));
    const parts = partsWithout(resting);
    const [{ preservePlace }] = await Promise.all([
      import('../preserve-place.ts'),
      Promise.race([hydrateAll(), late]),
      ...parts.map((part) => part.preload()),
    ]);
    if (!signal.aborted) preservePlace(() => flushSync(takeNow));
  };
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, nextMinute(now()) - now());
    const { showsAllSections, inactiveSections: before } = present.getState();
    const resting = inactiveSectionsNow(stores);
    if (showsAllSections || isTurning || isSame(resting, before)) return;
    if (resting.some((id) => !before.includes(id) && holdsFocus(id))) return;
    isTurning = true;
    // Without a network it is tried again as the next minute begins.
    void turn(resting)
      .catch(() => undefined)
      .finally(() => {
        isTurning = false;
      });
  };

  window.addEventListener(clockSet, look, { signal });
  look();
  const stops = [
    followOrderType(stores),
    config.subscribe(({ config: site }, before) => {
      if (site.layout !== before.config.layout) takeNow();
    }),
    restaurant.subscribe(({ selected }, before) => {
      if (selected !== before.selected) look();
    }),
    present.subscribe(({ showsAllSections }, before) => {
      if (showsAllSections !== before.showsAllSections) takeNow();
    }),
  ];
  document.addEventListener('visibilitychange', look, { signal });
  // Once the focus stands where it goes to.
  document.addEventListener('focusout', () => setTimeout(look), { signal });
  window.addEventListener('pageshow', look, { signal });
  return () => {
    control.abort();
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

const holdsFocus = (id: string): boolean =>
  document.getElementById(id)?.contains(document.activeElement) === true;
