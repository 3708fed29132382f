import type { useSortable } from '@dnd-kit/sortable';

/** What a row is told of dragging; nothing of it before what drags is loaded. */
export type RowDrag = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'transition' | 'isDragging'
> & {
  /** How far it has made room, in px. */
  y: number | undefined;
};

export type DragStates = {
  get(key: string): RowDrag | undefined;
  /** Undefined: it is not dragged by anything any more. */
  set(key: string, drag: RowDrag | undefined): void;
  subscribe(listener: () => void): () => void;
};

/** How the rows of a list are dragged, by their keys: each row draws its own alone. */
export function createDragStates(): DragStates {
  const drags = new Map<string, RowDrag>();
  const listeners = new Set<() => void>();
  return {
    get: (key) => drags.get(key),
    set(key, drag) {
      if (drag) drags.set(key, drag);
      else drags.delete(key);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
