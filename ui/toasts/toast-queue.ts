import { toastDuration, type Toast } from './toasts.ts';

/** A toast in sight. */
export type ShownToast = Toast & {
  id: number;
  /** Its time is over, or somebody has closed it; it is drawn until its leaving has been seen. */
  isLeaving: boolean;
};

/** So many are in sight at once; the rest wait (requirements, Screens). */
const most = 3;

type Timer = { left: number; since: number; handle: ReturnType<typeof setTimeout> | undefined };

export type ToastQueue = ReturnType<typeof createToastQueue>;

/**
 * The toasts in sight, the newest first, each for as long as `toastDuration` says, and those that
 * wait for a place. A toast whose time has not begun to run, or is stopped, stays.
 */
export function createToastQueue() {
  let shown: readonly ShownToast[] = [];
  let isPaused = false;
  let lastId = 0;
  const waiting: Toast[] = [];
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  const set = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    set(shown.map((one) => (one.id === id ? { ...one, isLeaving: true } : one)));
  };
  const run = (id: number, left: number) => {
    const handle = isPaused ? undefined : setTimeout(() => dismiss(id), left);
    timers.set(id, { left, since: performance.now(), handle });
  };
  const add = (toast: Toast) => {
    if (shown.length >= most) {
      waiting.push(toast);
      return;
    }
    lastId += 1;
    run(lastId, toastDuration(toast));
    set([{ ...toast, id: lastId, isLeaving: false }, ...shown]);
  };

  return {
    add,
    /** Begins to take it away; `remove` ends it. */
    dismiss,
    /** It has been seen to leave: the next one takes its place. */
    remove(id: number) {
      set(shown.filter((one) => one.id !== id));
      const next = waiting.shift();
      if (next) add(next);
    },
    /** Stops the time of all of them, as while somebody reads one. */
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const timer of timers.values()) {
        clearTimeout(timer.handle);
        timer.left -= performance.now() - timer.since;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, { left }] of timers) run(id, Math.max(0, left));
    },
    /** Nothing is in sight and nothing waits any more. */
    clear() {
      for (const { handle } of timers.values()) clearTimeout(handle);
      timers.clear();
      waiting.length = 0;
      set([]);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => shown,
  };
}
