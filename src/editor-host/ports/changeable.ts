import type { Readable } from '#editor/core/ports.ts';

/** A value that whoever holds it changes, and others follow. */
export function changeable<T>(start: T): Readable<T> & { set(next: T): void } {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
