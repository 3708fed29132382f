import type { Caret } from './caret.ts';
import type { Spans } from './spans.ts';

type TextState = { spans: Spans; caret: Caret };

/** Undo and redo within one inline edit, which is a single step of the editor's history. */
export function createTextHistory() {
  let past: TextState[] = [];
  let future: TextState[] = [];
  let lastKind = 'once';
  return {
    /**
     * Records the state before a change.
     * @param kind consecutive changes of one kind are one step; each 'once' is a step of its own
     */
    record(state: TextState, kind: string): void {
      if (kind === 'once' || kind !== lastKind) past.push(state);
      lastKind = kind;
      future = [];
    },
    /** @returns the state to go to; null where there is none */
    step(present: TextState, isBack: boolean): TextState | null {
      const [from, to] = isBack ? [past, future] : [future, past];
      const state = from.pop();
      lastKind = 'once';
      if (!state) return null;
      to.push(present);
      return state;
    },
    clear(): void {
      past = [];
      future = [];
      lastKind = 'once';
    },
  };
}
