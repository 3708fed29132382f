import { createContext, use, useEffect, useId } from 'react';

export type UnsavedGate = {
  /** Says what is not saved, by an id of its own; null: nothing of it any more. */
  note(id: string, discard: (() => void) | null): void;
  /** Goes on at once, or, where something is not saved, once people said that it may be lost. */
  leave(go: () => void): void;
};

export const UnsavedContext = createContext<UnsavedGate | null>(null);

/**
 * Tells the frame that a form holds what is not saved: whoever leaves is asked first.
 * @param discard forgets it, where people leave all the same.
 */
export function useUnsaved(isUnsaved: boolean, discard: () => void): void {
  const gate = use(UnsavedContext);
  const id = useId();
  // Each time it is drawn, for `discard` is another function then.
  useEffect(() => {
    gate?.note(id, isUnsaved ? discard : null);
  });
  useEffect(() => {
    return () => gate?.note(id, null);
  }, [gate, id]);
}

/** Does what leaves the page, after asking where something is not saved. */
export function useLeave(): (go: () => void) => void {
  const gate = use(UnsavedContext);
  return gate ? gate.leave : (go) => go();
}
