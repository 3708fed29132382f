import { useId, useRef, useState } from 'react';
import { planCells, type TablePlanBody } from '#schemas/api/staff-tables.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { movedBy, withTable, type PlanArea, type PlanId, type PlanTable } from './plan-changes.ts';
import { PlanTableButton } from './plan-table-button.tsx';
import css from './plan.module.css';

type PlanCanvasProps = {
  plan: TablePlanBody;
  area: PlanArea;
  selected: PlanId | null;
  onSelect(id: PlanId): void;
  onChange(plan: TablePlanBody): void;
};

/** Rows that are drawn at least, and below the lowest table, so that there is room to move one down. */
const leastRows = 24;
const spareRows = 8;

/** An area as it is seen from above: tables are dragged, or moved by the arrow keys. */
export function PlanCanvas({ plan, area, selected, onSelect, onChange }: PlanCanvasProps) {
  const words = useDeskMessages().deskTables.canvas;
  const hint = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  const tables = plan.tables.filter((table) => table.area_id === area.id);
  const lowest = Math.max(0, ...tables.map(({ y, height }) => y + height));
  const rows = Math.min(planCells, Math.max(leastRows, lowest + spareRows));
  const move = (table: PlanTable, columns: number, down: number) => {
    const moved = movedBy(table, columns, down);
    setNote(words.at(table.name, moved.x + 1, moved.y + 1));
    if (moved.x !== table.x || moved.y !== table.y) onChange(withTable(plan, moved));
  };
  /** Pixels of a cell, as the plan is drawn now. */
  const cellSize = () => (canvas.current?.clientWidth ?? 0) / planCells;
  return (
    <section className={css.part} aria-label={words.legend(area.name)}>
      <p id={hint} className={css.hint}>
        {tables.length === 0 ? words.empty : words.hint}
      </p>
      {/* It scrolls where it is wider than the screen; what is in it can be reached by Tab. */}
      <div className={css.scroller}>
        <div
          ref={canvas}
          className={css.canvas}
          style={{
            aspectRatio: `${planCells} / ${rows}`,
            // A point at every second cell.
            backgroundSize: `${200 / planCells}% ${200 / rows}%`,
          }}
        >
          {tables.map((table) => (
            <PlanTableButton
              key={table.id}
              table={table}
              label={words.table(table.name, table)}
              describedBy={hint}
              isSelected={table.id === selected}
              rows={rows}
              cellSize={cellSize}
              onSelect={() => onSelect(table.id)}
              onMove={(columns, down) => move(table, columns, down)}
            />
          ))}
        </div>
      </div>
      <output className={css.note}>{note}</output>
    </section>
  );
}
