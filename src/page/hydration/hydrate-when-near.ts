import type { PagePart } from '#variants/lazy-part.tsx';
import { newPromise } from '#ui/page/new-promise.ts';
import { onUse } from '../signs-of-use.ts';
import { reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';

/** How far below the window a section counts as near. */
const nearby = '50%';
/** By then it is loaded in any case: what it is drawn from is not stored for ever (ms). */
const longest = 60_000;

type Deferred = {
  /** Resolves once the code of the section is there. */
  loaded: Promise<void>;
  load: () => void;
  element: Element;
  /** What was pressed in the section before it could answer. */
  pressed: HTMLElement | null;
  /** It has hydrated. */
  answers: boolean;
  /** Resolves once the section answers. */
  hydrated: Promise<void>;
  /** Called once it does. */
  onHydrated: () => void;
};
const deferred = new Map<string, Deferred>();
/** Sections that were asked about and hydrate at once: the address may be another one by now. */
const undeferred = new Set<string>();

/**
 * Defers the hydration of a section that the server drew: its code is loaded when it is nearly in
 * the viewport or somebody begins to use the page. Until then its markup stands there: links in it
 * work, and a press on anything else is remembered for `replayPress`.
 * @returns resolves once the section may hydrate; null where it may at once: on the server, and on
 * a page that was asked for a place or a dish by its address
 */
export function hydrateWhenNear(id: string, parts: readonly PagePart[]): Promise<void> | null {
  if (typeof document === 'undefined') return null;
  const known = deferred.get(id);
  if (known) return known.loaded;
  if (undeferred.has(id)) return null;
  const element = document.getElementById(id);
  if (!element) return null;
  if (window.location.search !== '' || window.location.hash !== '') {
    undeferred.add(id);
    return null;
  }

  const { promise: loaded, resolve: onLoaded } = newPromise();
  const { promise: hydrated, resolve: onHydrated } = newPromise();
  const controller = new AbortController();
  const { signal } = controller;
  const loadParts = async () => {
    const results = await Promise.allSettled(parts.map((part) => part.preload()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed && state.pressed) void reloadForNewBuild(failed.reason);
    // Without a network the drawn section stays, and the next sign of use tries again. It does not
    // stay in the way of another screen.
    if (failed && !isPageLeft) return;
    controller.abort();
    onLoaded();
  };
  const load = () => void loadParts();
  const state: Deferred = {
    loaded,
    load,
    element,
    pressed: null,
    answers: false,
    hydrated,
    onHydrated,
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
    { rootMargin: nearby },
  );
  observer.observe(element);
  const timer = setTimeout(load, longest);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  let isPageLeft = false;
  // React shows no other screen while what the server drew still waits: its router has changed.
  const leave = () => {
    isPageLeft = true;
    load();
  };
  // Older browsers tell of their own back and forward alone.
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', leave, { signal });
  else addEventListener('popstate', leave, { signal });
  onUse(load, signal);
  // On the window and in the capture phase, before React: it drops a press on what has not
  // hydrated, also while the code is there and the section waits for its turn.
  const remember = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !element.contains(target)) return;
    load();
    // A link that opens something over the page is one as well, but not for another tab.
    const button = target.closest<HTMLElement>('button,a[aria-haspopup]');
    // React marks an element as its own while it still hydrates, and drops a press until it is done.
    if (!button || state.answers || event.metaKey || event.ctrlKey || event.shiftKey) return;
    state.pressed = button;
    // Remembered here alone, or it would be answered twice; a form is not sent by it either.
    if (window.earlyPress) window.earlyPress = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', remember, { capture: true });
  void hydrated.then(() => window.removeEventListener('click', remember, { capture: true }));
  deferred.set(id, state);
  return loaded;
}

/** Lets a deferred section hydrate now, wherever it is. */
export function hydrateNow(id: string): void {
  deferred.get(id)?.load();
}

/** Lets every deferred section hydrate; resolves once those that are still on the page answer. */
export async function hydrateAll(): Promise<void> {
  for (const { load } of deferred.values()) load();
  const present = [...deferred.values()].filter(({ element }) => element.isConnected);
  await Promise.all(present.map(({ hydrated }) => hydrated));
}

/** Presses again what was pressed in a section before it could answer. */
export function replayPress(id: string): void {
  const state = deferred.get(id);
  if (!state) return;
  state.answers = true;
  state.onHydrated();
  if (!state.pressed) return;
  const { pressed } = state;
  state.pressed = null;
  // Not within an effect: React hydrates what is pressed, such as a boundary inside of this one, but
  // never while it is at work itself.
  queueMicrotask(() => {
    if (pressed.isConnected) pressed.click();
  });
}
