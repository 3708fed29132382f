import { inverseOf, type ReversibleChange } from '#schemas/config/reversible-changes.ts';
import { bounded } from './bounded.ts';
import { applyFitting, joinChanges, type Edit, type EditSelection, type History } from './edit.ts';
import type { Made } from './made-changes.ts';

/** What is to become of the document. */
export type Change<T> = Made<T> & { label: string };

/** Undoing or redoing some steps; `change` is null where none of them fits the document. */
export type HistoryMove<T> = {
  change: Change<T> | null;
  /** The last step that was undone or redone. */
  last: Edit | null;
  /** What the document has outgrown: these steps were dropped. */
  dropped: readonly Edit[];
};

type About = Pick<Edit, 'label' | 'place'> & { selection?: EditSelection | null };

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

  /** Undoes or redoes one step; it goes from one side to the other, or away. */
  const step = (document: T, isBack: boolean) => {
    const { past, future } = history;
    const edit = isBack ? past.at(-1) : future[0];
    if (!edit) return null;
    const changes = isBack ? inverseOf(edit.changes) : edit.changes;
    const next = applyFitting(document, changes);
    const kept = next ? [edit] : [];
    history = isBack
      ? { past: past.slice(0, -1), future: [...kept, ...future] }
      : { past: [...past, ...kept], future: future.slice(1) };
    return { edit, changes, next };
  };

  const record = (document: T, { label, place, selection = null }: About, made: Made<T>) => {
    const last = history.past.at(-1);
    const isMore = last !== undefined && last.id === openId && last.place === place;
    if (!isMore) lastId += 1;
    const edit: Edit = isMore
      ? { ...last, changes: joinChanges(last.changes, made.changes, { document, next: made.next }) }
      : { id: lastId, at: now(), label, place, selection, changes: made.changes };
    const before = isMore ? history.past.slice(0, -1) : history.past;
    const isVoid = edit.changes.length === 0;
    openId = isVoid ? null : edit.id;
    remember({ past: isVoid ? before : bounded([...before, edit]), future: [] });
    return { label, ...made };
  };

  return {
    /** Remembers what was made of a document. */
    record,
    /** The gesture is over: the next edit is a step of its own. */
    settle(): void {
      openId = null;
    },
    /** Redoes so many steps, or undoes where negative. Steps that no longer fit are dropped. */
    goToStep(document: T, offset: number): HistoryMove<T> {
      openId = null;
      const changes: ReversibleChange[] = [];
      const dropped: Edit[] = [];
      let present = document;
      let last: Edit | null = null;
      let left = Math.abs(offset);
      while (left > 0) {
        const taken = step(present, offset < 0);
        if (!taken) break;
        if (taken.next) {
          last = taken.edit;
          changes.push(...taken.changes);
          present = taken.next;
          left -= 1;
        } else dropped.push(taken.edit);
      }
      remember(history);
      return { change: last && { label: last.label, changes, next: present }, last, dropped };
    },
    history: () => history,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type EditSession<T extends object> = ReturnType<typeof createEditSession<T>>;
