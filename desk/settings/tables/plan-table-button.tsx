import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { planCells } from '#schemas/api/staff-tables.ts';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import type { PlanTable } from './plan-changes.ts';
import css from './plan.module.css';

type PlanTableButtonProps = {
  table: PlanTable;
  label: string;
  describedBy: string;
  isSelected: boolean;
  /** Of the plan, as it is drawn. */
  rows: number;
  /** Pixels of a cell. */
  cellSize(): number;
  onSelect(): void;
  /** By so many cells to the right and down. */
  onMove(columns: number, rows: number): void;
};

const directions: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const percent = (cells: number, all: number) => `${(cells / all) * 100}%`;

/** Cells of an arrow key with Shift. */
const largeStep = 5;

type Drag = { pointerId: number; x: number; y: number };

/** A table on the plan: dragged by any pointer, moved by arrow keys, chosen by a press. */
export function PlanTableButton({
  table,
  label,
  describedBy,
  isSelected,
  rows,
  cellSize,
  onSelect,
  onMove,
}: PlanTableButtonProps) {
  const drag = useRef<Drag | null>(null);
  const [offset, setOffset] = useState<readonly [columns: number, rows: number]>([0, 0]);
  const cellsFrom = ({ x, y }: Drag, event: PointerEvent) => {
    const size = cellSize() || 1;
    return [
      Math.round((event.clientX - x) / size),
      Math.round((event.clientY - y) / size),
    ] as const;
  };
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    onSelect();
  };
  const follow = (event: PointerEvent) => {
    const begun = drag.current;
    if (begun?.pointerId === event.pointerId) setOffset(cellsFrom(begun, event));
  };
  const drop = (event: PointerEvent) => {
    const begun = drag.current;
    if (begun?.pointerId !== event.pointerId) return;
    drag.current = null;
    setOffset([0, 0]);
    const [right, below] = cellsFrom(begun, event);
    if (right !== 0 || below !== 0) onMove(right, below);
  };
  const giveUp = () => {
    drag.current = null;
    setOffset([0, 0]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.current) {
      event.preventDefault();
      return giveUp();
    }
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [right, below] = direction;
    const step = event.shiftKey ? largeStep : 1;
    onMove(right * step, below * step);
  };
  const [columns, down] = offset;
  return (
    <button
      type="button"
      className={css.table}
      aria-describedby={describedBy}
      aria-pressed={isSelected}
      data-round={table.is_round || undefined}
      data-walk-ins={!table.is_bookable || undefined}
      data-dragged={columns !== 0 || down !== 0 || undefined}
      style={{
        left: percent(table.x + columns, planCells),
        top: percent(table.y + down, rows),
        width: percent(table.width, planCells),
        height: percent(table.height, rows),
      }}
      onClick={onSelect}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={giveUp}
      onKeyDown={press}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <strong aria-hidden="true">{table.name}</strong>
      <span aria-hidden="true">
        {table.min_party === table.max_party
          ? table.max_party
          : `${table.min_party}–${table.max_party}`}
      </span>
    </button>
  );
}
