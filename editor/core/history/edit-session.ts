import { produceWithPatches, type Patch } from 'immer';
import { bounded } from './bounded.ts';
import { isNothing, joined, stepOf, type Edit, type Hand, type History } from './edit.ts';

/** What is to become of the document: the patches, and where they lead. */
export type Change<T> = { label: string; patches: readonly Patch[]; next: T };

/** A way through the history; `change` is null where no step of it fits the document. */
export type Journey<T> = {
  change: Change<T> | null;
  /** The last step that was gone. */
  gone: Edit | null;
  /** What the document has outgrown: these steps were dropped. */
  dropped: readonly Edit[];
};

type Needs = { now?: () => number; history?: History };

const nothing: History = { past: [], future: [] };

/**
 * The history of one sitting at the editor: labelled patches, never a second copy of the document,
 * which belongs to somebody else and is handed in. A gesture (typing in a field, dragging a
 * colour) is one step until `settle()`.
 * @param needs what was kept of a history over a reload
 */
export function createEditSession<T extends object>(needs: Needs = {}) {
  const { now = Date.now } = needs;
  let history: History = needs.history ?? nothing;
  let lastId = Math.max(0, ...[...history.past, ...history.future].map(({ id }) => id));
  /** The step of the gesture that is being made. */
  let openId: number | null = null;
  const listeners = new Set<() => void>();

  const remember = (next: History) => {
    history = next;
    for (const listener of listeners) listener();
  };

  /** One step back or forth; the step goes from one side to the other, or away. */
  const step = (document: T, isBack: boolean): { edit: Edit; next: T | null } | null => {
    const { past, future } = history;
    const edit = isBack ? past.at(-1) : future[0];
    if (!edit) return null;
    const { patches, inverse } = edit;
    const next = isBack ? stepOf(document, inverse, patches) : stepOf(document, patches, inverse);
    const kept = next ? [edit] : [];
    history = isBack
      ? { past: past.slice(0, -1), future: [...kept, ...future] }
      : { past: [...past, ...kept], future: future.slice(1) };
    return { edit, next };
  };

  return {
    /** Remembers a change and how to take it back; null where the recipe changes nothing. */
    edit(
      document: T,
      { label, place, hand = null }: Pick<Edit, 'label' | 'place'> & { hand?: Hand | null },
      recipe: (draft: T) => void,
    ): Change<T> | null {
      const [next, patches, inverse] = produceWithPatches(document, (draft: T) => recipe(draft));
      if (patches.length === 0) return null;
      const last = history.past.at(-1);
      const isMore = last !== undefined && last.id === openId && last.place === place;
      if (!isMore) lastId += 1;
      const own = { id: lastId, at: now(), label, place, hand, patches, inverse };
      const edit = isMore ? joined(last, own) : own;
      const before = isMore ? history.past.slice(0, -1) : history.past;
      const isVoid = isMore && isNothing(edit);
      openId = isVoid ? null : edit.id;
      remember({ past: isVoid ? before : bounded([...before, edit]), future: [] });
      return { label, patches, next };
    },
    /** The gesture is over: the next edit is a step of its own. */
    settle(): void {
      openId = null;
    },
    /** Goes so many steps: back where negative. Steps that no longer fit are left behind. */
    travel(document: T, steps: number): Journey<T> {
      openId = null;
      const patches: Patch[] = [];
      const dropped: Edit[] = [];
      let present = document;
      let gone: Edit | null = null;
      let left = Math.abs(steps);
      while (left > 0) {
        const taken = step(present, steps < 0);
        if (!taken) break;
        if (taken.next) {
          gone = taken.edit;
          patches.push(...(steps < 0 ? gone.inverse : gone.patches));
          present = taken.next;
          left -= 1;
        } else dropped.push(taken.edit);
      }
      remember(history);
      const change = gone && { label: gone.label, patches, next: present };
      return { change, gone, dropped };
    },
    history: () => history,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type EditSession<T extends object> = ReturnType<typeof createEditSession<T>>;
