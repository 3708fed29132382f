import { useId, useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import type { StockEntry } from './stock-entries.ts';
import css from './stock-page.module.css';

type CountFormProps = {
  entry: StockEntry;
  onCount(count: { quantity: number | null; daily: number | null }): void;
};

/** How many are left, and what each day begins with. */
export function CountForm({ entry, onCount }: CountFormProps) {
  const { count: words } = useDeskMessages().deskStock;
  const id = useId();
  const [left, setLeft] = useState(numberText(entry.quantity));
  const [daily, setDaily] = useState(numberText(entry.daily_quantity));
  const field = { type: 'number', min: 0, max: 1_000_000, step: 1, inputMode: 'numeric' } as const;
  return (
    <form
      className={css.inline}
      onSubmit={(event) => {
        event.preventDefault();
        onCount({ quantity: Number(left), daily: daily === '' ? null : Number(daily) });
      }}
    >
      <label htmlFor={`${id}-left`}>{words.label}</label>
      <input
        id={`${id}-left`}
        className={css.input}
        {...field}
        required
        value={left}
        onChange={({ target }) => setLeft(target.value)}
      />
      <label htmlFor={`${id}-daily`}>{words.daily}</label>
      <input
        id={`${id}-daily`}
        className={css.input}
        {...field}
        value={daily}
        onChange={({ target }) => setDaily(target.value)}
      />
      <ActionButton type="submit" look="outline">
        {words.save}
      </ActionButton>
      {entry.quantity !== null && (
        <ActionButton look="outline" onClick={() => onCount({ quantity: null, daily: null })}>
          {words.stop}
        </ActionButton>
      )}
    </form>
  );
}

/** Of half a pizza that was sold a half is left: whole ones are counted. */
const numberText = (count: number | null): string =>
  count === null ? '' : String(Math.floor(count));
