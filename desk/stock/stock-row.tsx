import { useId, useRef } from 'react';
import type { Stock } from '#schemas/api/staff-stock.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { CountForm } from './count-form.tsx';
import { entryState } from './entry-state.ts';
import { HowLong } from './how-long.tsx';
import { isOut, type StockEntry } from './stock-entries.ts';
import css from './stock-page.module.css';
import type { StockActions } from './use-stock-actions.ts';

type StockRowProps = {
  entry: StockEntry;
  stock: Stock;
  now: number;
  clock: (instant: string) => string;
  actions: StockActions;
  isOpen: boolean;
  onToggle(): void;
};

/** A dish, an option or a size; pressed, it asks for how long, or how many are left. */
export function StockRow(props: StockRowProps) {
  const { entry, stock, now, clock, actions, isOpen, onToggle } = props;
  const words = useDeskMessages().deskStock;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onToggle();
    button.current?.focus();
  };
  return (
    <li className={css.row} data-out={isOut(entry) || undefined} data-kind={entry.kind}>
      <div className={css.words}>
        <p className={css.name}>
          {entry.kind === 'configuration_value' ? entry.name : entry.label}
        </p>
        <p className={css.state}>{entryState(entry, words, clock)}</p>
      </div>
      <ActionButton
        ref={button}
        look="outline"
        aria-label={words.takeOffOf(entry.label)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {words.takeOff}
      </ActionButton>
      {isOpen && (
        <div id={id} className={css.choices}>
          <HowLong
            label={words.howLong(entry.label)}
            stock={stock}
            now={now}
            clock={clock}
            onChoose={(until) => actions.takeOff(entry, until, close)}
          />
          {entry.kind !== 'configuration_value' && (
            <CountForm entry={entry} onCount={(count) => actions.count(entry, count, close)} />
          )}
        </div>
      )}
    </li>
  );
}
