import { useEffect, useRef } from 'react';
import type { TablePlanBody } from '#schemas/api/staff-tables.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import {
  newTable,
  withoutTables,
  withTable,
  type PlanArea,
  type PlanId,
  type RemovedPart,
} from './plan-changes.ts';
import { TableFields } from './table-fields.tsx';
import css from './tables.module.css';

type TableListProps = {
  plan: TablePlanBody;
  area: PlanArea;
  /** The table that is open, here as on the plan. */
  selected: PlanId | null;
  problem(place: string): string | undefined;
  onSelect(id: PlanId | null): void;
  onChange(plan: TablePlanBody): void;
  onRemove(plan: TablePlanBody, what: Pick<RemovedPart, 'name' | 'kind'>): void;
};

const fieldNames = ['area_id', 'name', 'min_party', 'max_party', 'x', 'y', 'width', 'height'];

/** The tables of an area as a list: whatever the plan shows can be read and typed here, too. */
export function TableList({
  plan,
  area,
  selected,
  problem,
  onSelect,
  onChange,
  onRemove,
}: TableListProps) {
  const { tables: words, party } = useDeskMessages().deskTables;
  const list = useRef<HTMLUListElement>(null);
  /** A table that was added just now: its name has the focus. */
  const added = useRef<PlanId | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    added.current = null;
    list.current?.querySelector<HTMLInputElement>('[data-open] input')?.focus();
  });
  const add = () => {
    const table = newTable(plan, area.id);
    added.current = table.id;
    onChange({ ...plan, tables: [...plan.tables, table] });
    onSelect(table.id);
  };
  return (
    <FieldGroup legend={words.legend(area.name)}>
      <p className={css.problem}>{problem('tables')}</p>
      <ul ref={list} className={css.list}>
        {plan.tables.map((table, index) => {
          if (table.area_id !== area.id) return null;
          const name = table.name || words.unnamed;
          const at = (field: string) => problem(`tables.${index}.${field}`);
          const isWrong = fieldNames.some((field) => at(field) !== undefined);
          const isOpen = table.id === selected || isWrong;
          return (
            <li
              key={table.id}
              className={css.entry}
              data-open={table.id === selected || undefined}
              data-trouble={isWrong || undefined}
            >
              <div className={css.head}>
                <span>
                  <strong>{name}</strong>{' '}
                  <span className={css.summary}>
                    {[party(table), ...(table.is_bookable ? [] : [words.walkIns])].join(' · ')}
                  </span>
                </span>
                <span className={css.actions}>
                  <button
                    type="button"
                    className={css.plain}
                    aria-expanded={isOpen}
                    onClick={() => onSelect(isOpen ? null : table.id)}
                  >
                    {isOpen ? words.close(name) : words.change(name)}
                  </button>
                  <button
                    type="button"
                    className={css.plain}
                    onClick={() =>
                      onRemove(withoutTables(plan, [table.id]), { kind: 'table', name })
                    }
                  >
                    {words.remove(name)}
                  </button>
                </span>
              </div>
              {isOpen && (
                <TableFields
                  table={table}
                  areas={plan.areas}
                  problem={at}
                  onChange={(changed) => onChange(withTable(plan, changed))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <ActionButton look="outline" onClick={add}>
          {words.add}
        </ActionButton>
      </div>
    </FieldGroup>
  );
}
