import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { createDragStates } from './drag-states.ts';
import { createEarlyPress } from './early-press.ts';
import type { RowDragsProps } from './row-drags.tsx';
import { SortableRow } from './sortable-row.tsx';
import styles from './sortable-list.module.css';

/** What drags is large, and no list waits for it. */
const rowDrags = lazyPart<RowDragsProps>('variants/sortable/row-drags.tsx', () =>
  import('./row-drags.tsx').then((module) => module.RowDrags),
);

type SortableListProps = {
  label: string;
  /** The rows by their keys, each with its accessible name. */
  items: readonly { key: string; name: string }[];
  onMove(from: number, to: number): void;
  /** Rows render only when their name or this function changes. */
  renderRow(index: number, name: string): ReactNode;
};

/** Rows that are sorted by dragging, by keyboard, or by their Move buttons. */
export function SortableList({ label, items, onMove, renderRow }: SortableListProps) {
  const [announcement, setAnnouncement] = useState('');
  const [isDragging, setIsDragging] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const [drags] = useState(createDragStates);
  const [early] = useState(createEarlyPress);
  const list = useRef<HTMLUListElement>(null);
  const joinedKeys = items.map(({ key }) => key).join('\n');
  const keys = useMemo(() => (joinedKeys === '' ? [] : joinedKeys.split('\n')), [joinedKeys]);
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
  const load = useCallback(() => {
    // What does not come now is asked for again by the next press on a handle.
    rowDrags.preload().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, []);
  useEffect(load, [load]);
  const onEarlyPress = useCallback(
    (press: Event) => {
      early.hold(press);
      load();
    },
    [early, load],
  );
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={label}
        data-dragging={isDragging || undefined}
      >
        {items.map(({ key, name }, index) => (
          <SortableRow
            key={key}
            id={key}
            name={name}
            index={index}
            isLast={index === items.length - 1}
            drags={drags}
            onEarlyPress={onEarlyPress}
            onMove={moveRow}
            renderRow={renderRow}
          />
        ))}
      </ul>
      {isLoaded && (
        <rowDrags.Component
          keys={keys}
          nameOf={(key) => items[keys.indexOf(key)]?.name ?? ''}
          onMove={onMove}
          onDragging={setIsDragging}
          list={list}
          drags={drags}
          onReady={early.release}
        />
      )}
      <output className={styles.announcement}>{announcement}</output>
    </>
  );
}

/** A copy of a list with one entry at another index. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
