import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Grip from 'lucide-react/icons/grip-vertical';
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type { DragStates } from './drag-states.ts';
import styles from './sortable-list.module.css';

type SortableRowProps = {
  id: string;
  name: string;
  index: number;
  isLast: boolean;
  drags: DragStates;
  /** Its handle was pressed before it can be dragged. */
  onEarlyPress(press: Event): void;
  /** @param steps -1 up, 1 down */
  onMove(index: number, steps: -1 | 1): void;
  renderRow(index: number, name: string): ReactNode;
};

/** A row with its handle and its Move buttons, which keep the focus when the row moves. */
export const SortableRow = memo(function SortableRow({
  id,
  name,
  index,
  isLast,
  drags,
  onEarlyPress,
  onMove,
  renderRow,
}: SortableRowProps) {
  const drag = useSyncExternalStore(
    drags.subscribe,
    () => drags.get(id),
    () => undefined,
  );
  const holdPress = ({ nativeEvent }: SyntheticEvent) => onEarlyPress(nativeEvent);
  // Dragging any row may render all of them; their contents are memoized.
  const content = useMemo(() => renderRow(index, name), [renderRow, index, name]);
  const pressed = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    // Some browsers blur a button when its node is moved.
    pressed.current?.focus();
    pressed.current = null;
  });

  const moveButton = (steps: -1 | 1, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles.move}
      // Not `disabled`, which would lose the focus at the end of the list.
      aria-disabled={isAtEnd}
      aria-label={`Move ${name} ${steps < 0 ? 'up' : 'down'}`}
      onClick={({ currentTarget }) => {
        if (isAtEnd) return;
        pressed.current = currentTarget;
        onMove(index, steps);
      }}
    >
      {steps < 0 ? (
        <ArrowUp aria-hidden="true" size={14} />
      ) : (
        <ArrowDown aria-hidden="true" size={14} />
      )}
    </button>
  );

  return (
    <li
      className={styles.row}
      style={{
        transform: drag?.y === undefined ? undefined : `translateY(${drag.y}px)`,
        transition: drag?.transition,
      }}
      data-row={id}
      data-dragged={drag?.isDragging || undefined}
    >
      <button
        type="button"
        className={styles.handle}
        data-handle
        {...(drag
          ? { ...drag.attributes, ...drag.listeners }
          : {
              onMouseDown: holdPress,
              onTouchStart: holdPress,
              onKeyDown: (event) =>
                (event.key === ' ' || event.key === 'Enter') && holdPress(event),
            })}
        aria-label={`Drag ${name}`}
      >
        <Grip aria-hidden="true" size={14} />
      </button>
      <div className={styles.content}>{content}</div>
      {moveButton(-1, index === 0)}
      {moveButton(1, isLast)}
    </li>
  );
});
