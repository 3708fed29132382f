import { useEffect, useRef, useState } from 'react';
import type { StaffTable } from '#schemas/api/staff-tabs.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useAnswerTableCall, type TableOverview } from '#desk/api/staff-tabs.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import { TableCard } from './table-card.tsx';
import { TableDialog } from './table-dialog.tsx';
import { askingFirst, isAsking, tableFilters, tablesOf, type TableFilter } from './table-states.ts';
import css from './tables.module.css';
import { useTabLabels } from './use-tab-labels.ts';

type TablesViewProps = {
  restaurantId: number;
  overview: TableOverview;
  /** The last time it was asked for it did not come: what is shown is older. */
  isStale: boolean;
  filter: TableFilter;
  onFilter(filter: TableFilter): void;
  /** The table whose dialog is open; null: none. */
  openId: number | null;
  onOpen(tableId: number | null): void;
};

/** All tables, those that need somebody first, and the one that was opened. */
export function TablesView({ restaurantId, overview, isStale, ...view }: TablesViewProps) {
  const { filter, onFilter, openId, onOpen } = view;
  const words = useDeskMessages().deskTabs;
  const now = useMinute();
  const labels = useTabLabels(restaurantId, overview.currency, now);
  const answer = useAnswerTableCall();
  const [done, setDone] = useState('');
  const output = useRef<HTMLOutputElement>(null);
  // Closing is seen before it goes, and another may be opened meanwhile.
  const [closedId, setClosedId] = useState<number | null>(null);
  const opened = overview.tables.find(({ id }) => id === openId);
  const shown = tablesOf(overview.tables, filter);
  const asking = askingFirst(shown);
  const areaOf = ({ area_id: id }: StaffTable) =>
    overview.areas.find((area) => area.id === id)?.name ?? '';
  const areas = overview.areas
    .map((area) => ({
      ...area,
      tables: shown.filter((table) => table.area_id === area.id && !isAsking(table)),
    }))
    .filter(({ tables }) => tables.length > 0);
  // The button of a call that is answered goes, a little later, and would take the focus along.
  const isFocusDue = useRef(false);
  useEffect(() => {
    if (!isFocusDue.current || document.activeElement !== document.body) return;
    isFocusDue.current = false;
    output.current?.focus();
  });
  const cardOf = (table: StaffTable, area: string) => (
    <TableCard
      key={table.id}
      table={table}
      area={area}
      labels={labels}
      answering={answer.isPending ? answer.variables : null}
      onAnswer={(callId) => {
        if (answer.isPending) return;
        setDone('');
        const onSuccess = () => {
          isFocusDue.current = true;
          setDone(words.answered(table.name));
        };
        answer.mutate(callId, { onSuccess });
      }}
      onOpen={() => {
        isFocusDue.current = false;
        setClosedId(null);
        onOpen(table.id);
      }}
    />
  );
  return (
    <>
      <fieldset className={css.filters} aria-label={words.filters.label}>
        {tableFilters.map((one) => (
          <button
            key={one}
            type="button"
            className={css.filter}
            aria-pressed={filter === one}
            onClick={() => onFilter(one)}
          >
            {words.filters[one]} <b>{tablesOf(overview.tables, one).length}</b>
          </button>
        ))}
      </fieldset>
      {isStale && (
        <p role="alert" className={css.problem}>
          {words.stale}
        </p>
      )}
      <output ref={output} tabIndex={-1} className={css.done}>
        {done}
      </output>
      <p role="alert" className={css.problem}>
        {failureSentence(answer.error, words.notSent)}
      </p>
      {shown.length === 0 && <p className={css.muted}>{words.noneOf[filter]}</p>}
      {asking.length > 0 && (
        <section className={css.area} data-asking>
          <h3 className={css.subheading}>{words.askingFirst}</h3>
          <ul className={css.cards}>{asking.map((table) => cardOf(table, areaOf(table)))}</ul>
        </section>
      )}
      {areas.map(({ id, name, tables }) => (
        <section key={id} className={css.area}>
          <h3 className={css.subheading}>{name}</h3>
          <ul className={css.cards}>{tables.map((table) => cardOf(table, ''))}</ul>
        </section>
      ))}
      {opened && (
        <TableDialog
          key={opened.id}
          table={opened}
          area={areaOf(opened)}
          overview={overview}
          restaurantId={restaurantId}
          labels={labels}
          onDone={setDone}
          isOpen={closedId !== opened.id}
          onClose={() => setClosedId(opened.id)}
          onExited={() => {
            setClosedId(null);
            onOpen(null);
          }}
        />
      )}
    </>
  );
}
