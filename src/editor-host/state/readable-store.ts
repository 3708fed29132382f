import { createStore } from 'zustand/vanilla';
import type { Readable } from '#editor/core/ports.ts';

/** A zustand store of one value in the shape of the editor's ports. */
export function readableStore<T>(initial: T): Readable<T> & { set(next: T): void } {
  const store = createStore<T>(() => initial);
  return {
    get: store.getState,
    set: (next) => store.setState(next, true),
    subscribe: (listener) => store.subscribe(() => listener()),
  };
}
