import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { entryState } from './entry-state.ts';
import type { StockEntry } from './stock-entries.ts';
import css from './stock-page.module.css';
import type { StockActions } from './use-stock-actions.ts';

type OutRowProps = {
  entry: StockEntry;
  clock: (instant: string) => string;
  actions: StockActions;
};

/** Something that is off the menu, until when, and the way back. */
export function OutRow({ entry, clock, actions }: OutRowProps) {
  const words = useDeskMessages().deskStock;
  const bringBack = () => {
    // The row goes, and focus must not go with it.
    document.querySelector<HTMLElement>('#stock-out')?.focus();
    actions.bringBack(entry);
  };
  return (
    <li className={css.outRow}>
      <div className={css.words}>
        <p className={css.name}>{entry.label}</p>
        <p className={css.state}>{entryState(entry, words, clock)}</p>
      </div>
      <ActionButton aria-label={words.off.bringBackOf(entry.label)} onClick={bringBack}>
        {words.off.bringBack}
      </ActionButton>
    </li>
  );
}
