import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DragStates } from './drag-states.ts';

export type RowDragsProps = {
  keys: string[];
  nameOf(key: string): string;
  onMove(from: number, to: number): void;
  onDragging(isDragging: boolean): void;
  list: RefObject<HTMLElement | null>;
  drags: DragStates;
  /** All rows can be dragged now. */
  onReady(): void;
};

const instructions =
  'Press Space to pick up, the arrow keys to move, Space again to put down, Escape to leave it where it was.';

/**
 * Makes the rows of a list draggable by pointer and keyboard. It stands beside the list instead of
 * around it: the rows are the same before and after it is loaded, with what is open in them.
 */
export function RowDrags(props: RowDragsProps) {
  const { keys, nameOf, onMove, onDragging, list, drags, onReady } = props;
  const hasMoved = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useEffect(onReady, [onReady]);
  const [isDragging, setIsDragging] = useState(false);
  const drag = (isHeld: boolean) => {
    setIsDragging(isHeld);
    onDragging(isHeld);
  };
  useLayoutEffect(() => {
    if (!isDragging) return;
    // The library lets go of the row by it, and does not say that the key was for that.
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [isDragging]);
  const indexOf = (key: unknown) => keys.indexOf(String(key));
  const named = (key: unknown) => nameOf(String(key));
  const position = (key: unknown) => `position ${indexOf(key) + 1} of ${keys.length}`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: instructions },
        announcements: {
          onDragStart: ({ active }) => {
            hasMoved.current = false;
            return `${named(active.id)} picked up, ${position(active.id)}.`;
          },
          onDragOver: ({ active, over }) => {
            // Right after the start it is over its own place: announcing that would interrupt the first announcement.
            hasMoved.current ||= over !== null && over.id !== active.id;
            if (!over || !hasMoved.current) return undefined;
            return `${named(active.id)} is now at ${position(over.id)}.`;
          },
          onDragEnd: ({ active, over }) =>
            `${named(active.id)} put down at ${position(over?.id ?? active.id)}.`,
          onDragCancel: ({ active }) => `${named(active.id)} is back at ${position(active.id)}.`,
        },
      }}
      onDragStart={() => drag(true)}
      onDragCancel={() => drag(false)}
      onDragEnd={({ active, over }) => {
        drag(false);
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {keys.map((key) => (
          <OfRow key={key} id={key} list={list} drags={drags} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

type OfRowProps = Pick<RowDragsProps, 'list' | 'drags'> & { id: string };

/** Draws nothing: it tells the row of that key. */
function OfRow({ id, list, drags }: OfRowProps) {
  const sortable = useSortable({ id });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const { setNodeRef, setActivatorNodeRef } = sortable;
  const y = transform?.y;
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`:scope > [data-row="${CSS.escape(id)}"]`);
    setNodeRef(row ?? null);
    setActivatorNodeRef(row?.querySelector<HTMLElement>(':scope > [data-handle]') ?? null);
  }, [id, list, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    drags.set(id, { attributes, listeners, transition, isDragging, y });
  }, [drags, id, attributes, listeners, transition, isDragging, y]);
  useLayoutEffect(() => () => drags.set(id, undefined), [drags, id]);
  return null;
}
