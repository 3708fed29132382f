import { flushSync } from 'react-dom';
import { shownHome } from '#schemas/rules/shown-when/shown-home.ts';
import type { Part } from '../../sections/section-parts.ts';
import type { Stores } from '../../stores/stores.tsx';
import { keepInSight } from '../live-config/keep-in-sight.ts';
import { keepTyped } from '../live-config/keep-typed.ts';
import { homeZone } from './shown-by.ts';

export type TurningPage = {
  stores: Stores;
  /** What draws the present screen at a moment. */
  partsAt(at: number): readonly Part[];
  /** Brings to life what the server drew and waits until it is near: a change would tear it. */
  wakeSections(): Promise<void>;
};

const minute = 60_000;
/** What does not come to life meanwhile never will (ms). */
const wokenWithin = 3_000;

/**
 * Keeps the sections of an open page with the clock and with the customer's order type
 * (docs/decisions/019): looks as each minute begins, loads what draws those that come, and only
 * then changes over in one go, so that scroll, focus and what was typed stay. A section in which
 * somebody writes stays until the focus has left it.
 * @returns stops it
 */
export function keepShown({ stores, partsAt, wakeSections }: TurningPage): () => void {
  const { config, checkout, present, now } = stores;
  const control = new AbortController();
  const { signal } = control;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTurning = false;

  const idsAt = (at: number) =>
    shownHome(config.getState().config.layout.home, at, homeZone(stores)).map(({ id }) => id);
  const turnTo = async (at: number) => {
    const late = new Promise((resolve) => setTimeout(resolve, wokenWithin));
    await Promise.all([
      Promise.race([wakeSections(), late]),
      ...partsAt(at).map((part) => part.preload()),
    ]);
    if (signal.aborted) return;
    keepInSight(() => keepTyped(() => flushSync(() => present.setState({ at }))));
  };
  const look = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    const time = now();
    timer = setTimeout(look, minute - (time % minute));
    const [before, after] = [idsAt(present.getState().at), idsAt(time)];
    const isSame = before.join() === after.join();
    if (isSame || present.getState().isWhole) {
      present.setState({ at: time });
      return;
    }
    const goesWithFocus = before.some((id) => !after.includes(id) && holdsFocus(id));
    if (isTurning || goesWithFocus) return;
    isTurning = true;
    // Without a network it is tried again as the next minute begins.
    void turnTo(time)
      .catch(() => undefined)
      .finally(() => {
        isTurning = false;
      });
  };
  const follow = () => {
    const { deliveryMethod } = checkout.getState();
    // The usual one needs no word, so that a page without scripts has it too.
    if (deliveryMethod === 'pickup') delete document.documentElement.dataset.order;
    else document.documentElement.dataset.order = deliveryMethod;
  };

  follow();
  const unfollow = checkout.subscribe(follow);
  look();
  document.addEventListener('visibilitychange', look, { signal });
  // Once the focus stands where it goes to.
  document.addEventListener('focusout', () => setTimeout(look), { signal });
  window.addEventListener('pageshow', look, { signal });
  return () => {
    control.abort();
    clearTimeout(timer);
    unfollow();
  };
}

const holdsFocus = (id: string): boolean =>
  document.getElementById(id)?.contains(document.activeElement) === true;
