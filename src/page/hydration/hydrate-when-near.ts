import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { PagePart } from '#variants/lazy-part.tsx';

/** Somebody is there and may press something at any moment. */
const signsOfUse = ['pointermove', 'touchstart', 'keydown'] as const;
/** How far below the window a section counts as near. */
const nearby = '50%';
/** By then it is loaded in any case: what it is drawn from is not kept for ever (ms). */
const longest = minuteMs;

type Waiting = {
  loaded: Promise<void>;
  /** What was pressed in the section before it could answer. */
  pressed: HTMLElement | null;
  begin: () => void;
  place: Element;
  /** Settles when the section answers. */
  alive: Promise<void>;
  comeAlive: () => void;
};
const waiting = new Map<string, Waiting>();

/** What React's `use` looks for: it does not wait for this one. */
const now: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled' as const,
  value: undefined,
});

/**
 * Settles once a section that the server drew is loaded, which begins when it is nearly in sight or
 * somebody begins to use the page. Until then its markup stands there: links in it work, and a
 * press on anything else is kept for `answerPress`. The server and a page asked for a place or a
 * dish by its address do not wait.
 */
export function hydrateWhenNear(id: string, parts: readonly PagePart[]): Promise<void> {
  if (typeof document === 'undefined') return now;
  const known = waiting.get(id);
  if (known) return known.loaded;
  const place = document.getElementById(id);
  if (!place || window.location.search !== '' || window.location.hash !== '') return now;
  const state: Waiting = {
    pressed: null,
    loaded: now,
    begin: () => undefined,
    place,
    alive: now,
    comeAlive: () => undefined,
  };
  state.alive = new Promise((resolve) => {
    state.comeAlive = resolve;
  });
  state.loaded = new Promise((resolve) => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const results = await Promise.allSettled(parts.map((part) => part.preload()));
      // Without a network the drawn section stays, and the next sign tries again.
      if (results.some(({ status }) => status === 'rejected')) return;
      controller.abort();
      resolve();
    };
    const begin = () => void load();
    state.begin = begin;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
      { rootMargin: nearby },
    );
    observer.observe(place);
    const timer = setTimeout(begin, longest);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
    for (const sign of signsOfUse) window.addEventListener(sign, begin, { signal, passive: true });
    // On the window and while it goes down: React stops a press on what has not come to life.
    window.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || !place.contains(target)) return;
        state.pressed = target.closest('button');
        // Kept here alone, or it were answered twice.
        if (window.earlyPress) window.earlyPress = null;
        begin();
      },
      { signal, capture: true },
    );
  });
  waiting.set(id, state);
  return state.loaded;
}

/** Loads a section that waits, wherever it is. */
export function hydrateNow(id: string): void {
  waiting.get(id)?.begin();
}

/** Loads every section that waits. */
export function hurryAll(): void {
  for (const id of waiting.keys()) hydrateNow(id);
}

/** Loads every section that waits; settles once those that are still on the page answer. */
export async function hydrateAll(): Promise<void> {
  hurryAll();
  const present = [...waiting.values()].filter(({ place }) => place.isConnected);
  await Promise.all(present.map(({ alive }) => alive));
}

/** Presses again what was pressed in a section before it could answer. */
export function replayPress(id: string): void {
  const state = waiting.get(id);
  state?.comeAlive();
  if (!state?.pressed) return;
  const { pressed } = state;
  state.pressed = null;
  if (pressed.isConnected) pressed.click();
}
