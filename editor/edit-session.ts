import { applyPatches, enablePatches, produceWithPatches, type Patch } from 'immer';

enablePatches();

/** One step of the history: what the owner did, and how to do and undo it. */
export type Edit = {
  /** What was changed, in words: 'Title'. */
  label: string;
  /** Edits of the same place within one gesture are one step. */
  place: string;
  patches: readonly Patch[];
  inverse: readonly Patch[];
};

export type History = { past: readonly Edit[]; future: readonly Edit[] };

/** What is to become of the document: the patches, and where they lead. */
export type Change<T> = { label: string; patches: readonly Patch[]; next: T };

/** Steps that can be taken back (issue 5: 200). */
const depth = 200;

/**
 * The history of one sitting at the editor: labelled patches, never a second copy of the document,
 * which belongs to somebody else and is handed in. A gesture (typing in a field, dragging a
 * colour) is one step until `settle()`.
 */
export function createEditSession<T extends object>() {
  let history: History = { past: [], future: [] };
  let isGestureOpen = false;
  const listeners = new Set<() => void>();

  const remember = (next: History) => {
    history = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Remembers a change and how to take it back; null where the recipe changes nothing. */
    edit(
      document: T,
      { label, place }: Pick<Edit, 'label' | 'place'>,
      recipe: (draft: T) => void,
    ): Change<T> | null {
      const [next, patches, inverse] = produceWithPatches(document, (draft: T) => recipe(draft));
      if (patches.length === 0) return null;
      const last = history.past.at(-1);
      const edit = { label, place, patches, inverse };
      const past =
        isGestureOpen && last?.place === place
          ? [...history.past.slice(0, -1), joined(last, edit)]
          : [...history.past, edit].slice(-depth);
      isGestureOpen = true;
      remember({ past, future: [] });
      return { label, patches, next };
    },
    /** The gesture is over: the next edit is a step of its own. */
    settle(): void {
      isGestureOpen = false;
    },
    /** Takes the last step back; null where there is none that still fits the document. */
    undo(document: T): Change<T> | null {
      isGestureOpen = false;
      const edit = history.past.at(-1);
      if (!edit) return null;
      const change = changeOf(document, edit.label, edit.inverse);
      const future = change ? [edit, ...history.future] : [];
      remember({ past: history.past.slice(0, -1), future });
      return change;
    },
    /** Takes the step that was undone last again; null where there is none that still fits. */
    redo(document: T): Change<T> | null {
      isGestureOpen = false;
      const [edit, ...future] = history.future;
      if (!edit) return null;
      const change = changeOf(document, edit.label, edit.patches);
      remember(change ? { past: [...history.past, edit], future } : { ...history, future: [] });
      return change;
    },
    history: () => history,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Null where the document has changed so far that the patches no longer fit. */
function changeOf<T extends object>(
  document: T,
  label: string,
  patches: readonly Patch[],
): Change<T> | null {
  try {
    return { label, patches, next: applyPatches(document, patches) };
  } catch {
    return null;
  }
}

export type EditSession<T extends object> = ReturnType<typeof createEditSession<T>>;

/** Two edits of one gesture as one; of hundreds of values for one place only the ends count. */
function joined(first: Edit, then: Edit): Edit {
  const [patch, ...morePatches] = then.patches;
  const isOneValue =
    first.patches.length === 1 &&
    morePatches.length === 0 &&
    patch?.op === 'replace' &&
    first.patches[0]?.path.join('/') === patch.path.join('/');
  return {
    ...first,
    patches: isOneValue ? then.patches : [...first.patches, ...then.patches],
    inverse: isOneValue ? first.inverse : [...then.inverse, ...first.inverse],
  };
}
