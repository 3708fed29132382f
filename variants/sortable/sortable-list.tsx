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
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { SortableRow } from './sortable-row.tsx';
import styles from './sortable-list.module.css';

type SortableListProps = {
  label: string;
  /** The rows by their keys, each with its accessible name. */
  items: readonly { key: string; name: string }[];
  onMove(from: number, to: number): void;
  /** Rows render only when their name or this function changes. */
  renderRow(index: number, name: string): ReactNode;
};

const instructions =
  'Press Space to pick up, the arrow keys to move, Space again to put down, Escape to leave it where it was.';

/** Rows that are sorted by dragging, by keyboard, or by their Move buttons. */
export function SortableList({ label, items, onMove, renderRow }: SortableListProps) {
  const [announcement, setAnnouncement] = useState('');
  const [isDragging, setIsDragging] = useState(false);
  const hasMoved = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const joinedKeys = items.map(({ key }) => key).join('\n');
  const keys = useMemo(() => (joinedKeys === '' ? [] : joinedKeys.split('\n')), [joinedKeys]);
  const indexOf = (key: unknown) => keys.indexOf(String(key));
  const nameOf = (key: unknown) => items[indexOf(key)]?.name ?? '';
  const position = (key: unknown) => `position ${indexOf(key) + 1} of ${items.length}`;
  const move = (from: number, to: number) => {
    const name = items[from]?.name;
    if (name === undefined || to < 0 || to >= items.length) return;
    onMove(from, to);
    setAnnouncement(`${name} moved to position ${to + 1} of ${items.length}.`);
  };
  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });
  const moveRow = useCallback(
    (from: number, steps: -1 | 1) => latestMove.current(from, from + steps),
    [],
  );
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          screenReaderInstructions: { draggable: instructions },
          announcements: {
            onDragStart: ({ active }) => {
              hasMoved.current = false;
              return `${nameOf(active.id)} picked up, ${position(active.id)}.`;
            },
            onDragOver: ({ active, over }) => {
              // Right after the start it is over its own place: announcing that would interrupt the first announcement.
              hasMoved.current ||= over !== null && over.id !== active.id;
              if (!over || !hasMoved.current) return undefined;
              return `${nameOf(active.id)} is now at ${position(over.id)}.`;
            },
            onDragEnd: ({ active, over }) =>
              `${nameOf(active.id)} put down at ${position(over?.id ?? active.id)}.`,
            onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${position(active.id)}.`,
          },
        }}
        onDragStart={() => setIsDragging(true)}
        onDragCancel={() => setIsDragging(false)}
        onDragEnd={({ active, over }) => {
          setIsDragging(false);
          if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
        }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ul className={styles.list} aria-label={label} data-dragging={isDragging || undefined}>
            {items.map(({ key, name }, index) => (
              <SortableRow
                key={key}
                id={key}
                name={name}
                index={index}
                isLast={index === items.length - 1}
                onMove={moveRow}
                renderRow={renderRow}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <output className={styles.announcement}>{announcement}</output>
    </>
  );
}

/** A copy of a list with one entry at another index. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
