import { useState } from 'react';
import type { ColumnMapping, TablePlace } from '#schemas/api/menu-mapping.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ColumnCard } from './column-card.tsx';
import css from './import.module.css';
import { MappedDishes } from './mapped-dishes.tsx';
import own from './mapping.module.css';
import { MappingWays } from './mapping-ways.tsx';
import { columnsOf, inParts, withColumn, type TableColumn } from './table-columns.ts';
import type { MappedFile, MenuImportState } from './use-menu-import.ts';

type TableMappingPartProps = { state: MenuImportState; mapped: MappedFile };

/** How a table is read: the first dishes as they become by it, and the columns, each to correct. */
export function TableMappingPart({ state, mapped }: TableMappingPartProps) {
  const words = useDeskMessages().deskMenuImport.mapping;
  // On a phone the dishes come first, and the columns open where something cannot be read.
  const [isOpen, setIsOpen] = useState(
    () => mapped.table.problems.length > 0 || matchMedia(besideEachOther).matches,
  );
  const [isAsked, setIsAsked] = useState(false);
  const { source, table, first, mapping, isRenewing, isStale } = mapped;
  const hasProblems = table.problems.length > 0;
  const correct = (next: typeof mapping) => {
    setIsAsked(false);
    state.correct(source, next);
  };
  const correctColumn = (column: ColumnMapping) => correct(withColumn(mapping, column));
  const guessAt = (place: TablePlace) => {
    setIsAsked(false);
    state.guessAt(source, place);
  };
  /** Why a column is taken for what it is taken for: the guess, last time, or by hand. */
  const reasonOf = ({ index, role, label }: TableColumn): string => {
    const guess = first.guesses.find(({ column }) => column === index);
    const was = first.mapping.columns.find(({ column }) => column === index);
    const isAsFirst = (was?.role ?? 'ignore') === role && (was?.label ?? '') === label;
    if (!isAsFirst) return words.chosen;
    if (guess?.role === role) return guess.reason;
    return first.origin === 'remembered' ? words.remembered : '';
  };
  const goOn = () => {
    if (state.busy || isRenewing) return;
    if (hasProblems && !isStale) {
      setIsOpen(true);
      return setIsAsked(true);
    }
    void state.lookAtTable(mapped);
  };
  const { read, leftOut } = inParts(columnsOf(table, mapping), first.mapping);
  const cardOf = (column: TableColumn) => (
    <ColumnCard
      key={`${mapping.sheet} ${column.index}`}
      column={column}
      reason={reasonOf(column)}
      hasUnnamedSizes={table.findings.some(({ kind }) => kind === 'sizes_named')}
      onChange={correctColumn}
    />
  );
  return (
    <div className={own.mapping}>
      <div className={own.intro}>
        <p className={css.hint}>
          {words.origins[first.origin]} {words.intro}
        </p>
      </div>
      <div className={own.result}>
        <h4 className={own.heading}>{words.dishes(table.dish_count)}</h4>
        <output className={css.status}>{isRenewing ? words.renewing : ''}</output>
        {isStale && (
          <div className={css.look}>
            <p>{words.stale}</p>
            <div>
              <ActionButton look="outline" onClick={() => correct(mapping)}>
                {words.again}
              </ActionButton>
            </div>
          </div>
        )}
        {hasProblems && (
          <div className={css.trouble} role="alert">
            <p className={css.sentence}>{words.problems}</p>
            <ul className={css.list}>
              {table.problems.slice(0, mostProblems).map(({ path, message }) => (
                <li key={`${path} ${message}`}>{path === '' ? message : `${path}: ${message}`}</li>
              ))}
            </ul>
          </div>
        )}
        {table.dishes.length > 0 ? (
          <MappedDishes dishes={table.dishes} />
        ) : (
          <p className={css.hint}>{words.noDishes}</p>
        )}
        {table.findings.length > 0 && (
          <p className={css.hint}>{words.findings(table.findings.length)}</p>
        )}
        {source.options.mended.length > 0 && <p className={css.hint}>{words.mended}</p>}
        <p className={css.sentence} role="alert">
          {isAsked && hasProblems ? words.problemsFirst : ''}
        </p>
        <div className={css.actions}>
          <ActionButton aria-disabled={state.busy !== null || isRenewing} onClick={goOn}>
            {words.goOn}
          </ActionButton>
          <ActionButton look="outline" onClick={state.restart}>
            {words.back}
          </ActionButton>
        </div>
      </div>
      <div className={own.side}>
        <details
          className={own.all}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>
            <h4 className={own.heading}>{words.columns}</h4>
            <span className={css.hint}>
              {words.columnsRead(read.map(({ heading }) => heading).join(', '))}
            </span>
          </summary>
          <div className={css.part}>
            <ul className={own.columns}>{read.map(cardOf)}</ul>
            {leftOut.length > 0 && (
              <details className={own.leftOut} open={first.problems.length > 0}>
                <summary>
                  {words.leftOut(leftOut.length, leftOut.map(({ heading }) => heading).join(', '))}
                </summary>
                <ul className={own.columns}>{leftOut.map(cardOf)}</ul>
              </details>
            )}
            <MappingWays
              mapped={mapped}
              onChange={correct}
              onPlace={guessAt}
              onEncoding={(encoding) => state.decodeAs(mapped, encoding)}
            />
          </div>
        </details>
      </div>
    </div>
  );
}

const mostProblems = 8;
/** As wide as mapping.module.css puts the columns beside the dishes. */
const besideEachOther = '(min-width: 1200px)';
